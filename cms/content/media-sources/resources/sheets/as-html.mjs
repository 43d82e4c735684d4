// Converts a workbook to HTML for the PDF that phones show instead of the spreadsheet.
const PX_A_CHARACTER = 7;
const PX_A_POINT = 4 / 3;
const PRINTABLE_PX = { landscape: { width: 1000, height: 610 }, portrait: { width: 660, height: 980 } };
/** In pages. A sheet that is longer than one page, but shorter than this, is shrunk to one page. */
const MAX_SHRUNK_PAGES = 1.5;

export function workbookAsHtml(workbook) {
  const sheets = workbook.worksheets.map((sheet) => {
    const orientation = sheet.pageSetup.orientation ?? "portrait";
    const widths = Array.from({ length: sheet.columnCount }, (_, i) => (sheet.getColumn(i + 1).width ?? 9) * PX_A_CHARACTER + 5);
    const width = widths.reduce((sum, px) => sum + px, 0);
    const height = Array.from({ length: sheet.rowCount }, (_, i) => (sheet.getRow(i + 1).height ?? 15) * PX_A_POINT).reduce((sum, px) => sum + px, 0);
    const page = PRINTABLE_PX[orientation];
    const fits = Math.min(1, page.width / width);
    const pages = (height * fits) / page.height;
    const zoom = pages > 1 && pages < MAX_SHRUNK_PAGES ? fits / pages : fits;
    const rows = Array.from({ length: sheet.rowCount }, (_, i) => rowAsHtml(sheet, i + 1, widths.length));
    const headers = /^(\d+):\1$/.exec(sheet.pageSetup.printTitlesRow ?? "")?.[1];
    const split = headers ? Number(headers) : 0;
    const columns = widths.map((px) => `<col style="width:${px}px">`).join("");
    return `<table class="${orientation}" style="zoom:${zoom.toFixed(3)};width:${width}px"><colgroup>${columns}</colgroup>${split ? `<tbody>${rows.slice(0, split - 1).join("")}</tbody></table><table class="${orientation} rest" style="zoom:${zoom.toFixed(3)};width:${width}px"><colgroup>${columns}</colgroup><thead>${rows[split - 1]}</thead><tbody>${rows.slice(split).join("")}</tbody>` : `<tbody>${rows.join("")}</tbody>`}</table>`;
  });
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${workbook.title}</title><link rel="stylesheet" href="sheet.css"><style>
    @page { size: A4; margin: 14mm 16mm 16mm } @page :first { margin: 14mm 16mm 16mm } @page wide { size: A4 landscape; margin: 14mm 16mm 16mm }
    body { font-size: 10pt; line-height: 1.3 } table { table-layout: fixed; break-before: page; margin: 0; font: inherit }
    table:first-of-type, table.rest { break-before: auto } table.landscape { page: wide } tr { break-inside: avoid }
    table.rest tbody tr:first-child td { padding-top: 3pt }
    td, th { padding: 1.2pt 4pt; border: 0; vertical-align: middle; font-weight: 400; text-align: left; color: #0e211e }
  </style></head><body>${sheets.join("\n")}</body></html>`;
}

function rowAsHtml(sheet, number, columns) {
  const row = sheet.getRow(number);
  const cells = [];
  for (let column = 1; column <= columns; column++) {
    const cell = row.getCell(column);
    if (cell.isMerged && cell.master !== cell) continue;
    let span = 1;
    while (cell.isMerged && column + span <= columns && row.getCell(column + span).master === cell) span++;
    cells.push(cellAsHtml(cell, span));
    column += span - 1;
  }
  return `<tr style="height:${Math.round((row.height ?? 15) * PX_A_POINT)}px">${cells.join("")}</tr>`;
}

function cellAsHtml(cell, span) {
  const { font = {}, alignment = {}, border = {}, fill } = cell;
  const style = {
    "font-family": font.name === "Georgia" ? "Besley" : "Archivo",
    "font-weight": font.name === "Georgia" ? 500 : font.bold ? 620 : 400,
    "font-size": `${font.size ?? 10}pt`,
    ...(font.color?.argb ? { color: colour(font.color.argb) } : {}),
    ...(fill?.fgColor?.argb ? { background: colour(fill.fgColor.argb) } : {}),
    ...(border.bottom?.color?.argb ? { "border-bottom": `${border.bottom.style === "medium" ? 1.5 : 0.5}pt solid ${colour(border.bottom.color.argb)}` } : {}),
    ...(alignment.horizontal ? { "text-align": alignment.horizontal } : {}),
    ...(alignment.vertical === "bottom" ? { "vertical-align": "bottom" } : {}),
    "white-space": alignment.wrapText === false ? "nowrap" : "normal",
  };
  const css = Object.entries(style).map(([name, value]) => `${name}:${value}`).join(";");
  return `<td${span > 1 ? ` colspan="${span}"` : ""} style="${css}">${escape(shown(cell))}</td>`;
}

const colour = (argb) => `#${argb.slice(2).toLowerCase()}`;
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function shown({ value, numFmt = "" }) {
  const content = value?.richText ? value.richText.map(({ text }) => text).join("") : (value?.formula ? value.result : value);
  if (typeof content !== "number") return content instanceof Date ? content.toISOString().slice(0, 10) : String(content ?? "");
  const sections = numFmt.split(";");
  const format = content === 0 && sections.length > 2 ? sections[2] : sections[0];
  if (format === '""') return "";
  const [, decimals = ""] = /0\.(0+)/.exec(format) ?? [];
  const percent = format.includes("%");
  const [, suffix = ""] = /"([^"]*)"$/.exec(format) ?? [];
  const plain = !numFmt || numFmt === "General";
  const digits = plain ? { maximumFractionDigits: 2 } : { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length };
  const text = new Intl.NumberFormat("en-GB", { ...digits, useGrouping: format.includes(",") }).format(percent ? content * 100 : content);
  return `${text}${percent ? "%" : ""}${suffix ? `${format.includes(' "') ? " " : ""}${suffix.trim()}` : ""}`;
}
