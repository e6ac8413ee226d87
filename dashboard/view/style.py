"""The style sheet of the page."""

STYLE = """<style>
.evac-text {
  max-height: 30rem; overflow-y: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  line-height: 1.6; padding: 0.9rem 1.1rem; border-radius: 0.4rem;
  border: 1px solid color-mix(in srgb, currentColor 18%, transparent);
}
.evac-text mark, .evac-quote mark { color: inherit; background: none; border-radius: 0.15rem; }
mark.evac-sentence { background: color-mix(in srgb, #E69F00 20%, transparent); padding: 0.12em 0; }
mark.evac-chosen {
  background: color-mix(in srgb, #E69F00 52%, transparent); font-weight: 650; padding: 0.12em 0.1em;
}
mark.evac-figure {
  background: color-mix(in srgb, var(--mark, #6B7785) 22%, transparent);
  border-bottom: 2px solid var(--mark, #6B7785); padding: 0.08em 0.1em;
}
.evac-text mark.evac-rejected { text-decoration: line-through; opacity: 0.7;
  background: color-mix(in srgb, currentColor 10%, transparent); padding: 0.08em 0.1em; }
.evac-entry s { opacity: 0.7; }
mark.evac-leftover { text-decoration: underline dotted 1.5px; text-underline-offset: 0.22em; }
mark.evac-look { text-decoration: underline wavy #D55E00 1.5px; text-underline-offset: 0.22em; }
.evac-text sup { font-size: 0.68em; opacity: 0.8; margin-left: 0.12em; }
dl.evac-facts {
  display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 0.9rem; margin: 0; padding: 0;
  font-size: 0.92rem;
}
dl.evac-facts dt { line-height: 1.45; opacity: 0.68; font-weight: 400; }
dl.evac-facts dd { line-height: 1.45; margin: 0; overflow-wrap: anywhere; }
.evac-quote {
  margin: 0 0 0.6rem; padding-left: 0.7rem; font-size: 0.92rem; overflow-wrap: anywhere;
  border-left: 3px solid color-mix(in srgb, currentColor 22%, transparent);
}
.evac-quote footer, .evac-small { opacity: 0.7; font-size: 0.85rem; }
.evac-key { display: inline-flex; align-items: center; gap: 0.35rem; margin-right: 0.9rem;
  font-size: 0.88rem; }
.evac-key i { width: 0.8rem; height: 0.8rem; border-radius: 0.15rem; background: var(--mark); }
.evac-text a, .evac-quote a, .evac-link a, .evac-table a { color: inherit; }
.evac-entries { max-height: 30rem; overflow-y: auto; }
.evac-entry { border-left: 4px solid var(--mark); padding: 0.3rem 0.7rem; margin-bottom: 0.5rem; }
.evac-entry summary { cursor: pointer; margin-bottom: 0.15rem; }
.evac-entry a { color: inherit; }
mark.evac-figure:target, mark.evac-rejected:target { outline: 2px solid var(--mark, #6B7785); }
.st-key-confidential_charts [data-testid="stElementToolbar"] { display: none; }
.evac-table { width: 100%; border-collapse: collapse; font-size: 0.88rem; }
.evac-table th { text-align: left; font-weight: 500; opacity: 0.68; white-space: nowrap; }
.evac-table th, .evac-table td { padding: 0.35rem 0.7rem 0.35rem 0; vertical-align: top;
  overflow-wrap: break-word;
  border-bottom: 1px solid color-mix(in srgb, currentColor 14%, transparent); }
.evac-table [data-role="used"] { font-weight: 600; }
.evac-table [data-role="out"] { color: color-mix(in srgb, #D97706 70%, currentColor); }
[data-testid="stPageLink"] p { white-space: normal; }
@container (max-width: 34rem) {
  .evac-table thead { display: none; }
  .evac-table tr { display: block; padding: 0.5rem 0;
    border-bottom: 1px solid color-mix(in srgb, currentColor 14%, transparent); }
  .evac-table td { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0.5rem;
    border: 0; padding: 0.1rem 0; }
  .evac-table td::before { content: attr(data-name); opacity: 0.68; }
}
.maplibregl-ctrl-attrib { background-color: transparent !important; }
ul.evac-list { list-style: none; margin: 0; padding: 0 !important; }
ul.evac-list li { margin: 0; }
.evac-list a { display: block; color: inherit; text-decoration: none; padding: 0.45rem 0.6rem;
  border-bottom: 1px solid color-mix(in srgb, currentColor 14%, transparent); }
.evac-list a[aria-current] { background: color-mix(in srgb, #0072B2 16%, transparent); }
.evac-list .evac-small { display: block; }
ul.evac-steps { margin: 0; padding-left: 1.1rem !important; font-size: 0.94rem; line-height: 1.5; }
ul.evac-steps li { margin: 0 0 0.3rem; padding: 0; }
.evac-whole { white-space: nowrap; }
[data-testid="stMetricValue"], [data-testid="stMetricValue"] * { white-space: normal !important;
  line-height: 1.2; }
.evac-fold { margin-top: 0.5rem; font-size: 0.88rem; }
.evac-fold summary { cursor: pointer; }
[class*="st-key-narrow_"] { display: none; }
.st-key-filters_on button { min-height: 1.9rem; padding: 0 0.6rem; }
.st-key-filters_on button p { font-size: 0.88rem; }
[data-testid="stHtml"]:has(> .evac-table) { container-type: inline-size; }
[data-testid="stMainBlockContainer"] { padding: 4.2rem 2.2rem 2.5rem; }
/* A name of any length: it breaks anywhere, and shows no more than a few lines of itself. */
[data-testid="stMarkdownContainer"], .evac-list a, .evac-link, .evac-key {
  overflow-wrap: anywhere; }
[class*="st-key-card_"] [data-testid="stMarkdownContainer"] p { display: -webkit-box;
  -webkit-box-orient: vertical; -webkit-line-clamp: 12; overflow: hidden; }
.evac-list a, .evac-key, .evac-link strong, .evac-link .evac-small {
  max-height: 8lh; overflow: hidden; }
.evac-key, .evac-link strong { max-width: 100%; }
.evac-link strong { display: inline-block; vertical-align: bottom; }
@media (max-width: 40rem) {
  [class*="st-key-narrow_"] { display: flex; max-height: 34rem; overflow-y: auto; }
  [class*="st-key-narrow_"]:has(.evac-list) { max-height: 18rem; border-radius: 0.4rem;
    border: 1px solid color-mix(in srgb, currentColor 18%, transparent); }
  [class*="st-key-wide_"], .evac-table td:empty { display: none; }
  /* Over a table its tools would lie on what stands above it. */
  [data-testid="stElementContainer"]:has(> div > [data-testid="stElementToolbar"]),
  [data-testid="stElementContainer"]:has([data-testid="stDataFrame"]) { margin-top: 2rem; }
}
/* What tells that a table has more columns, unasked. */
[data-testid="stDataFrame"] .dvn-scroller {
  scrollbar-color: color-mix(in srgb, #6B7785 65%, transparent) transparent !important; }
/* Under the pointer it would be cut off at the edge of the map. */
.deck-tooltip { transform: none !important; top: auto !important; left: 0.5rem !important;
  bottom: 0.5rem; max-width: calc(100% - 1rem) !important; overflow-wrap: anywhere; }
@media print { .evac-text { max-height: none; } }
</style>"""
"""The one style sheet: marks in report texts, lists of facts, quotations. Its colors are mixed with
the text's own, so that they hold on light and on dark ground."""


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

ADDRESS_SAYS_ONCE = """<script type="text/javascript">
if (!window.evacSaysOnce) {
  window.evacSaysOnce = true;
  const once = (given) => {
    const address = new URL(given, location.href);
    const all = [...address.searchParams];
    const kept = [...new Map(all.map((pair) => [pair.join("="), pair])).values()];
    if (kept.length !== all.length) address.search = new URLSearchParams(kept).toString();
    return address.href;
  };
  for (const name of ["pushState", "replaceState"]) {
    const change = history[name].bind(history);
    history[name] = (state, title, given) => change(state, title, given && once(given));
  }
}
</script>"""
"""An address says each value of a filter once. Streamlit takes the filters to the next page by
itself and adds them to those that the link to it holds, which a new tab needs."""
