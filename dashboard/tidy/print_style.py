"""How the printed summary looks: A4, black on white, readable without color."""

PRINT_STYLE = """\
@page { size: A4; margin: 10mm 14mm 10mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 182mm; padding: 8mm 0; color: #1B2733; background: #fff;
  font: 8.8pt/1.3 "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, "DejaVu Sans", sans-serif;
  font-variant-numeric: lining-nums }
header { border-bottom: 2pt solid #0072B2; padding-bottom: 2mm; margin-bottom: 3mm }
header p { margin: 0 }
.kind { display: flex; justify-content: space-between; font-size: 8.5pt; color: #0A5A8C;
  font-weight: 600; text-transform: uppercase; letter-spacing: .06em }
h1 { font-size: 17pt; line-height: 1.15; margin: 1mm 0 .5mm; overflow-wrap: anywhere }
h2 { font-size: 10.5pt; margin: 2.6mm 0 .8mm; color: #0A5A8C; break-after: avoid }
.counters { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2.5mm }
.counter { border: .6pt solid #C9D2DA; border-top: 2pt solid #0072B2; padding: 1.8mm 2.2mm;
  break-inside: avoid; overflow-wrap: anywhere }
.counter p { margin: 0 }
.label { font-weight: 600 }
.amount { font-size: 17pt; font-weight: 700; line-height: 1.15 }
.amount small { font-size: 9pt }
.span, .change { font-weight: 600; font-size: 8pt }
.counter .small { font-size: 7.8pt; color: #45525E }
.alarm { font-size: 7.8pt; border-left: 2pt solid #D55E00; padding-left: 1.2mm; margin-top: .8mm }
.two { display: grid; grid-template-columns: 80mm 1fr; gap: 5mm; align-items: start }
figure { margin: 2.6mm 0 0 }
figure svg { width: 100%; height: auto; display: block; border: .6pt solid #C9D2DA }
figcaption { font-size: 7.3pt; color: #45525E; margin-top: .6mm }
table { border-collapse: collapse; width: 100%; font-size: 8pt }
thead { display: table-header-group }
tr { break-inside: avoid }
th { text-align: left; border-bottom: .9pt solid #1B2733; padding: .4mm 2mm .4mm 0;
  font-weight: 600 }
td { border-bottom: .4pt solid #C9D2DA; padding: .5mm 2mm .5mm 0; vertical-align: top;
  overflow-wrap: anywhere }
td:first-child { font-weight: 600 }
section > p { margin: 0 0 1mm; font-size: 8pt; color: #45525E }
.back { break-before: page }
.back table { font-size: 8pt }
.back td:first-child, .back td:nth-child(5) { white-space: nowrap }
.back th:nth-child(2):nth-last-child(5), .back th:nth-child(4):nth-last-child(3) { width: 27mm }
.back th:nth-child(3):nth-last-child(4) { width: 21mm }
a { color: #0A5A8C }
@media (max-width: 190mm) { body { padding: 4mm } .two { grid-template-columns: 1fr }
  .counters { grid-template-columns: repeat(2, 1fr) } .back section { overflow-x: auto } }
@media print { body { max-width: none; padding: 0 } .two { grid-template-columns: 80mm 1fr }
  .counters { grid-template-columns: repeat(4, 1fr) } }
"""
