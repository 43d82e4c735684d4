import { addSheet, fill, formula, hairline, heads, input, put, quiet, tealSoft, text } from "./sheets/style.mjs";

const firstStop = 6;
const stops = 14;
const lastStop = firstStop + stops;
const firstPick = 5;
const picks = 20;
const lastPick = firstPick + picks - 1;
const kinds = ["Walk", "Search", "Wait", "Reach, lift", "Scan, confirm"];

// The example is the frozen hall before the change, with 61 metres a line: reading of the wheel at a stop, lines picked there.
const routes = [
  [[64, 1], [131, 1], [180, 1], [262, 1], [301, 1], [377, 1], [428, 1], [489, 1], [556, 1], [610, 1], [684, 1], [738, 1]],
  [[48, 1], [119, 1], [186, 1], [240, 1], [317, 1], [369, 1], [431, 1], [506, 1], [548, 1], [622, 1]],
];
const seconds = [
  [52, 4, 0, 9, 6], [61, 3, 0, 8, 5], [44, 11, 0, 9, 6], [70, 3, 12, 10, 6], [58, 5, 0, 8, 7],
  [39, 4, 0, 12, 6], [66, 3, 0, 9, 5], [57, 16, 0, 9, 6], [49, 3, 0, 8, 6], [63, 4, 18, 11, 6],
];

/** Calculates the results of what the visitor measures with the paper sheets 1 and 2. */
export function build(workbook) {
  workbook.title = "Warehouse slotting: metres and seconds";
  result(workbook);
  metres(workbook);
  picksSheet(workbook);
}

const number = { alignment: { horizontal: "right" }, border: hairline };
const note = { font: text({ size: 9, color: { argb: quiet } }) };

function result(workbook) {
  const sheet = addSheet(workbook, "Result", { title: "What does walking cost in this hall?", lead: "Fill in the yellow cells here and on the two measuring sheets. The example is a frozen hall: overwrite it.", widths: [58, 16, 16, 40], colour: "FF0E211E" });
  heads(sheet, 4, ["Your hall", "Value", "", "Where it comes from"]);
  [
    [5, "Order lines on an ordinary day", 4200, "#,##0", "Warehouse system, last four weeks"],
    [6, "Walking speed, metres a second", 1, "0.00", "Your own over 50 metres, trolley loaded"],
    [7, "Cost of an hour of work", 34, "#,##0.00", "Wage with all charges"],
    [8, "Working days a year", 250, "0", "Your calendar"],
    [9, "Metres for each line that a better plan could reach", 44, "0.0", "The ten fastest products and their nearest free places"],
  ].forEach(([row, label, value, numFmt, source]) => {
    put(sheet, `A${row}`, label, { border: hairline });
    input(put(sheet, `B${row}`, value, { alignment: { horizontal: "right" } }), numFmt);
    put(sheet, `D${row}`, source, note);
  });
  heads(sheet, 11, ["Walking", "Now", "Could be", ""], { figuresFrom: 2 });
  const line = (row, label, now, then, numFmt, bold = false) => {
    const style = { ...number, numFmt, font: text({ bold }), ...(bold ? { fill: fill(tealSoft) } : {}) };
    put(sheet, `A${row}`, label, { border: hairline, font: text({ bold }) });
    put(sheet, `B${row}`, formula(now), style);
    put(sheet, `C${row}`, formula(then), style);
  };
  line(12, "Metres for each order line", "'Sheet 1, metres'!B24", "B9", "0.0");
  line(13, "Hours a day", "B5*B12/B6/3600", "B5*C12/B6/3600", "0.0");
  line(14, "Cost a year", "B13*B7*B8", "C13*B7*B8", "#,##0");
  put(sheet, "A15", "The most that slotting can pay for, a year", { border: hairline, font: text({ bold: true }) });
  put(sheet, "B15", formula("MAX(0,B14-C14)"), { ...number, numFmt: "#,##0", font: text({ bold: true }), fill: fill(tealSoft) });
  heads(sheet, 17, ["Where the seconds go", "Share", "", ""], { figuresFrom: 2 });
  kinds.forEach((kind, i) => {
    put(sheet, `A${18 + i}`, kind, { border: hairline });
    put(sheet, `B${18 + i}`, formula(`'Sheet 2, seconds'!${"BCDEF"[i]}${lastPick + 2}`), { ...number, numFmt: "0%" });
  });
  heads(sheet, 24, ["What that means", "", "", ""]);
  const verdict = [
    'IF(B18>0.45,"Walking is over 45%: start with one zone and 60 moves.",IF(B18>=0.35,"Walking is 35 to 45%: measure a second shift first.","Walking is below 35%: look at the largest share first."))',
    'IF(B19>0.1,"Searching is over 10%: labels and look-alikes before slotting.","Searching is no problem.")',
    'IF(B20>0.1,"Waiting is over 10%: replenishment, aisles or the system.","Waiting is no problem.")',
  ];
  verdict.forEach((body, i) => {
    put(sheet, `A${25 + i}`, formula(body), { border: hairline });
    sheet.mergeCells(25 + i, 1, 25 + i, 3);
  });
  put(sheet, "A29", "Northquay, edition October 2026. The frozen hall is one of our projects, its pay and days are invented.", note);
}

function metres(workbook) {
  const sheet = addSheet(workbook, "Sheet 1, metres", { title: "Metres for each order line", lead: "Two full routes with the measuring wheel. Read the wheel at every pick and at the end.", widths: [14, 16, 12, 16, 12], landscape: false, colour: "FFFFC83A" });
  heads(sheet, 4, ["Stop", "Route A, m", "Lines", "Route B, m", "Lines"], { figuresFrom: 2 });
  put(sheet, "A5", "Start", { border: hairline });
  ["B5", "D5"].forEach((cell) => put(sheet, cell, 0, number));
  for (let i = 0; i <= stops; i++) {
    const row = firstStop + i;
    put(sheet, `A${row}`, i === stops ? "End" : i + 1, { border: hairline, alignment: { horizontal: "left" } });
    routes.forEach((route, r) => {
      const stop = route[i] ?? (i === stops ? [[782], [671]][r] : []);
      input(put(sheet, `${"BD"[r]}${row}`, stop[0] ?? null, number), "0");
      if (i < stops) input(put(sheet, `${"CE"[r]}${row}`, stop[1] ?? null, number), "0");
    });
  }
  const sum = (column) => `${column}${firstStop}:${column}${lastStop}`;
  put(sheet, "A22", "Metres in all", { border: hairline });
  put(sheet, "A23", "Lines in all", { border: hairline });
  put(sheet, "A24", "Metres a line", { font: text({ bold: true }), border: hairline });
  put(sheet, "B22", formula(`MAX(${sum("B")})+MAX(${sum("D")})`), { ...number, numFmt: "#,##0" });
  put(sheet, "B23", formula(`SUM(${sum("C")})+SUM(${sum("E")})`), { ...number, numFmt: "0" });
  put(sheet, "B24", formula("IF(B23=0,0,B22/B23)"), { ...number, numFmt: "0.0", font: text({ bold: true }), fill: fill(tealSoft) });
}

function picksSheet(workbook) {
  const sheet = addSheet(workbook, "Sheet 2, seconds", { title: "Seconds in 20 picks", lead: "Lap button at each change. Whole seconds are enough. Do not time people who did not agree.", widths: [10, 12, 12, 12, 14, 16, 34], landscape: false, colour: "FFFFC83A" });
  heads(sheet, 4, ["Pick", ...kinds, "What was odd"], { figuresFrom: 2 });
  for (let i = 0; i < picks; i++) {
    const row = firstPick + i;
    put(sheet, `A${row}`, i + 1, { border: hairline, alignment: { horizontal: "left" } });
    kinds.forEach((_, k) => input(put(sheet, `${"BCDEF"[k]}${row}`, seconds[i]?.[k] ?? null, number), "0"));
    input(put(sheet, `G${row}`, null, { border: hairline }));
  }
  put(sheet, `A${lastPick + 1}`, "Sum", { border: hairline });
  put(sheet, `A${lastPick + 2}`, "Share", { border: hairline, font: text({ bold: true }) });
  kinds.forEach((_, k) => {
    const column = "BCDEF"[k];
    put(sheet, `${column}${lastPick + 1}`, formula(`SUM(${column}${firstPick}:${column}${lastPick})`), { ...number, numFmt: "0" });
    put(sheet, `${column}${lastPick + 2}`, formula(`IF(SUM($B$${lastPick + 1}:$F$${lastPick + 1})=0,0,${column}${lastPick + 1}/SUM($B$${lastPick + 1}:$F$${lastPick + 1}))`), { ...number, numFmt: "0%", font: text({ bold: true }), fill: fill(tealSoft) });
  });
}
