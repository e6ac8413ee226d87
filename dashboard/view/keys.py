"""What a key does that Streamlit leaves out."""

ENTER_TAKES_DATE = """<script type="text/javascript">
if (!window.evacTakesDate) {
  window.evacTakesDate = true;
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.getAttribute?.("role") !== "spinbutton") return;
    const field = event.target.closest('[data-testid="stDateInput"]');
    field?.parentElement.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  }, true);
}
</script>"""
"""Enter in a date takes the day that was typed. Streamlit takes it only when the reader points
elsewhere, so that is what the page is told; beside the field, since far from it a dialog or popover
that holds the field would close."""
