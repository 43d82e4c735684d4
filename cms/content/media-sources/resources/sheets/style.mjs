// The brand's colours, and two fonts that every computer has, because a spreadsheet can't embed fonts.
export const ink = "FF0E211E";
export const quiet = "FF4C605A";
export const teal = "FF0D9488";
export const tealSoft = "FFCDEEE8";
export const fog = "FFF4F7F5";
export const line = "FFD6E0DB";
export const buoy = "FFFFE9B0";
export const white = "FFFFFFFF";

export const display = (size) => ({ name: "Georgia", size, color: { argb: ink } });
export const text = (more = {}) => ({ name: "Arial", size: 10, color: { argb: ink }, ...more });
export const fill = (argb) => ({ type: "pattern", pattern: "solid", fgColor: { argb } });
export const hairline = { bottom: { style: "thin", color: { argb: line } } };
const quay = { bottom: { style: "medium", color: { argb: ink } } };

/** Adds a sheet with its title in the first row and its purpose in the second. */
export function addSheet(workbook, name, { title, lead, widths, frozenRows = 0, landscape = true, colour = teal, across }) {
  const sheet = workbook.addWorksheet(name, {
    properties: { tabColor: { argb: colour } },
    views: [{ showGridLines: false, ...(frozenRows ? { state: "frozen", ySplit: frozenRows } : {}) }],
    pageSetup: { paperSize: 9, orientation: landscape ? "landscape" : "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 0, margins: { left: 0.5, right: 0.5, top: 0.5, bottom: 0.6, header: 0.2, footer: 0.3 } },
    headerFooter: { oddFooter: "&L&9Northquay&C&9&A&R&9&P / &N" },
  });
  sheet.columns = widths.map((width) => ({ width }));
  const last = across ?? widths.length;
  put(sheet, "A1", title, { font: display(20), alignment: { wrapText: false } });
  sheet.getRow(1).height = 34;
  sheet.mergeCells(2, 1, 2, last);
  put(sheet, "A2", lead, { font: text({ color: { argb: quiet } }), alignment: { wrapText: true, vertical: "top" } });
  return sheet;
}

export function put(sheet, address, value, { font = text(), alignment, ...style } = {}) {
  const cell = sheet.getCell(address);
  cell.value = value;
  cell.font = font;
  cell.alignment = { vertical: "top", wrapText: true, ...alignment };
  Object.assign(cell, style);
  return cell;
}

/** Column headings, right-aligned from the column `figuresFrom` on, because numbers are below. */
export function heads(sheet, row, labels, { figuresFrom = Infinity } = {}) {
  labels.forEach((label, i) => {
    const cell = sheet.getCell(row, 1 + i);
    cell.value = label;
    cell.font = text({ bold: true, size: 9, color: { argb: quiet } });
    cell.alignment = { wrapText: true, vertical: "bottom", horizontal: i + 1 >= figuresFrom ? "right" : "left" };
    cell.border = quay;
  });
}

/** A cell for the reader to fill in. */
export function input(cell, numFmt) {
  cell.fill = fill(buoy);
  cell.border = { ...hairline };
  cell.font = cell.font ?? text();
  if (numFmt) cell.numFmt = numFmt;
  return cell;
}

export const formula = (text) => ({ formula: text });
