"""Work mapped over an executor, in order, with a bounded number of pieces under way."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
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


def open_pool(workers: int) -> ProcessPoolExecutor:
    """Return processes that end when this one does, even when it is killed.

    Parameters
    ----------
    workers : int
        How many, 1 or more.
    """
    return ProcessPoolExecutor(workers, initializer=_watch_parent)


def _watch_parent() -> None:
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        # What it was reading is for nobody: no cleaning up, and no waiting for the work to end.
        os._exit(1)
