"""Work mapped over an executor, in order, with a bounded number of pieces under way."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def map_in_order(
    work: Callable[[Item], Result], items: Iterable[Item], executor: Executor | None, ahead: int
) -> Iterator[tuple[Item, Result]]:
    """Yield each item with what the work makes of it, in the order of the items.

    Parameters
    ----------
    work : callable
        What is done to one item; for a pool of processes it must be a module's function.
    items : iterable
        Taken one by one as there is room, so that any number of them fits in memory.
    executor : Executor or None
        What runs the work; None runs it here.
    ahead : int
        How many items may be under way before the first of them is waited for.

    Yields
    ------
    tuple of item and result

    Examples
    --------
    >>> list(map_in_order(str.upper, ["a", "b"], None, 1))
    [('a', 'A'), ('b', 'B')]
    """
    if executor is None:
        for item in items:
            yield item, work(item)
        return
    pending: deque[tuple[Item, Future[Result]]] = deque()
    for item in items:
        pending.append((item, executor.submit(work, item)))
        if len(pending) > ahead:
            first, future = pending.popleft()
            yield first, future.result()
    for first, future in pending:
        yield first, future.result()
