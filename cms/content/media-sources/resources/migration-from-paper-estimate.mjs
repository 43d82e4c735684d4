import { addSheet, display, fill, formula, hairline, heads, input, put, quiet, tealSoft, text } from "./sheets/style.mjs";

const firstForm = 6;
const lastForm = 35;

// Example rows of an invented cold store: name, wave, number a day, fields, share typed again, signatures, rules, interfaces.
const forms = [
  ["Goods receipt slip", 1, 120, 18, 1, 1, 2, 1],
  ["Temperature round", 1, 48, 12, 0.3, 1, 1, 0],
  ["Forklift check before the shift", 1, 14, 24, 0, 1, 1, 0],
  ["Pick list correction", 2, 65, 6, 1, 0, 1, 1],
  ["Damage report", 2, 9, 22, 1, 2, 2, 1],
  ["Customs release", 3, 7, 31, 1, 2, 3, 2],
];

// Name of the value, label, value, number format, source of the value.
const assumptions = [
  ["The working day"],
  ["days", "Working days a year", 250, "0", "Your calendar"],
  ["hourly", "Cost of an hour of work", 34, "#,##0.00", "Wage with all charges, from your controller"],
  ["write", "Seconds to write one field by hand", 5, "0.0", "Stopwatch, 20 forms. Ours lay between 3 and 9"],
  ["type", "Seconds to type one field again", 4, "0.0", "Stopwatch at the desk where it is typed"],
  ["errors", "Errors in 100 fields typed again", 0.5, "0.0", "Compare 50 forms with the system"],
  ["repair", "Minutes to find and correct one error", 6, "0.0", "Ask who corrects them"],
  ["device", "Seconds for one field on a device", 3, "0.0", "Prototype. Scanned and prefilled fields count as fields"],
  ["filing", "Minutes a day for filing and searching, all together", 45, "0", "A tally sheet on the cabinet for one week"],
  ["material", "Paper, printing and archive a year", 4800, "#,##0", "Invoices"],
  ["Building"],
  ["rate", "Cost of one day of development", 920, "#,##0", "Your offer, or your own team"],
  ["base", "Days for each form, before the first field", 1.5, "0.00", "Screen, list, history, export"],
  ["field", "Days for each field", 0.06, "0.00", "16 fields make one day"],
  ["sign", "Days for each signature", 0.75, "0.00", "Who, when, and what it freezes"],
  ["rule1", "Days for rules, simple (1)", 1, "0.0", "Required, from to, either or"],
  ["rule2", "Days for rules, medium (2)", 3, "0.0", "Depends on another form or on master data"],
  ["rule3", "Days for rules, hard (3)", 8, "0.0", "Law, exceptions, approval with a deputy"],
  ["interface", "Days for each interface", 4, "0.0", "If access is granted. If not, stop here"],
  ["shared", "Days once: sign-in, roles, offline, archive", 23, "0", "6 for sign-in and roles, 12 for offline, 5 for archive and export"],
  ["test", "Testing, share of building", 0.25, "0%", "With real forms from the drawer"],
  ["lead", "Project lead, share of building", 0.15, "0%", "Your side needs the same time again"],
  ["Rolling out"],
  ["rollout", "Days on site for each wave", 8, "0", "Two people, four days, all shifts"],
  ["people", "People to be trained", 60, "0", "Temporary staff included"],
  ["training", "Hours of training for each person", 1.5, "0.0", "Paid working time"],
  ["devices", "Devices to buy", 20, "0", "One for each person on the largest shift, and two spare"],
  ["price", "Price of a device", 650, "#,##0", "With case, charger and three years of warranty"],
  ["parallel", "Weeks of paper and device side by side", 2, "0", "For each wave. More than four and nobody trusts either"],
  ["Running"],
  ["hosting", "Hosting and licences a year", 6000, "#,##0", "Offer"],
  ["care", "Care and changes a year, share of building", 0.12, "0%", "Forms change when laws and customers do"],
  ["Uncertainty"],
  ["low", "If it goes well, the one-off cost is multiplied by", 0.8, "0.00", "Your last three projects: estimate against invoice"],
  ["high", "If it goes badly, by", 1.6, "0.00", "As above. 2.0 if nobody has seen all the forms"],
];

const firstAssumption = 5;
const cellOf = Object.fromEntries(assumptions.map(([key], i) => [key, `Assumptions!$B$${firstAssumption + i}`]));

export function build(workbook) {
  workbook.title = "Estimating a migration from paper";
  // The sheet with the result comes first, and the sheets from which it is calculated follow.
  result(workbook);
  formList(workbook);
  assumptionList(workbook);
}

function formList(workbook) {
  const sheet = addSheet(workbook, "Forms", { title: "Forms", lead: "One row for each form. Collect them from the clipboards, not from the quality manual. The six rows are an example: overwrite or delete them. White columns calculate.", widths: [5, 34, 8, 11, 9, 11, 11, 9, 11, 12, 12, 12, 12, 12, 13], frozenRows: 5, colour: "FFFFC83A" });
  sheet.getRow(2).height = 20;
  heads(sheet, 5, ["No.", "Form", "Wave, 1 to 4", "Filled in, a day", "Fields", "Share typed again", "Signatures", "Rules, 1 to 3", "Interfaces", "Hours a year now", "Hours a year after", "Saved a year", "Days to build", "Cost to build", "Months to pay back"], { figuresFrom: 3 });
  sheet.getRow(5).height = 28;
  for (let row = firstForm; row <= lastForm; row++) {
    const form = forms[row - firstForm] ?? [];
    put(sheet, `A${row}`, row - firstForm + 1, { font: text({ color: { argb: quiet } }), border: hairline, alignment: { horizontal: "left" } });
    ["B", "C", "D", "E", "F", "G", "H", "I"].forEach((column, i) => {
      input(put(sheet, `${column}${row}`, form[i] ?? null), column === "F" ? "0%" : column === "B" ? undefined : "0");
    });
    const whole = (formulae) => ({ type: "whole", operator: "between", formulae, allowBlank: true, showErrorMessage: true, error: `${formulae[0]} to ${formulae[1]}` });
    sheet.getCell(`C${row}`).dataValidation = whole([1, 4]);
    sheet.getCell(`H${row}`).dataValidation = whole([1, 3]);
    sheet.getCell(`F${row}`).dataValidation = { type: "decimal", operator: "between", formulae: [0, 1], allowBlank: true, showErrorMessage: true, error: "0% to 100%" };
    const calc = (column, numFmt, body) => put(sheet, `${column}${row}`, formula(`IF(N(D${row})*N(E${row})=0,0,${body})`), { border: hairline, numFmt: `${numFmt};-${numFmt};""`, alignment: { horizontal: "right" } });
    const c = cellOf;
    calc("J", "#,##0", `D${row}*E${row}*(${c.write}+F${row}*${c.type}+F${row}*${c.errors}/100*${c.repair}*60)/3600*${c.days}`);
    calc("K", "#,##0", `D${row}*E${row}*${c.device}/3600*${c.days}`);
    calc("L", "#,##0", `(J${row}-K${row})*${c.hourly}`);
    calc("M", "0.0", `${c.base}+E${row}*${c.field}+G${row}*${c.sign}+IF(H${row}=3,${c.rule3},IF(H${row}=2,${c.rule2},${c.rule1}))+I${row}*${c.interface}`);
    calc("N", "#,##0", `M${row}*(1+${c.test}+${c.lead})*${c.rate}`);
    calc("O", "0", `IF(L${row}<=0,0,N${row}/L${row}*12)`);
  }
  sheet.pageSetup.printTitlesRow = "5:5";
}

function assumptionList(workbook) {
  const sheet = addSheet(workbook, "Assumptions", { title: "Assumptions", lead: "Every figure the result rests on. Replace ours by yours, the stopwatch ones first, and write down where each one comes from.", widths: [56, 14, 66], landscape: false });
  sheet.getRow(2).height = 20;
  heads(sheet, 4, ["Assumption", "Value", "Where it comes from"]);
  assumptions.forEach(([key, label, value, numFmt, source], i) => {
    const row = firstAssumption + i;
    if (label === undefined) {
      put(sheet, `A${row}`, key, { font: display(12) });
      sheet.getRow(row).height = 24;
      sheet.getCell(`A${row}`).alignment = { vertical: "bottom" };
      return;
    }
    put(sheet, `A${row}`, label, { border: hairline });
    input(put(sheet, `B${row}`, value, { alignment: { horizontal: "right" } }), numFmt);
    put(sheet, `C${row}`, source, { border: hairline, font: text({ color: { argb: quiet } }) });
  });
}

function result(workbook) {
  const sheet = addSheet(workbook, "Result", { title: "Estimating a migration from paper", lead: "Fill in “Forms” and “Assumptions”. This sheet has two yellow cells of its own. Money in one currency, without tax.", widths: [50, 16, 16, 16, 18, 16], colour: "FF0E211E" });
  const c = cellOf;
  const column = (name) => `Forms!$${name}$${firstForm}:$${name}$${lastForm}`;
  const perDay = (seconds) => `SUMPRODUCT(${column("D")},${column("E")})*${seconds}/3600*${c.days}`;
  const typed = `SUMPRODUCT(${column("D")},${column("E")},${column("F")})`;
  const row = (number, label, values, { bold = false, numFmt = "#,##0", note } = {}) => {
    put(sheet, `A${number}`, label, { font: text({ bold }), border: hairline });
    values.forEach((body, i) => put(sheet, `${"BCDEF"[i]}${number}`, formula(body), { font: text({ bold }), border: hairline, numFmt, alignment: { horizontal: "right" }, ...(bold ? { fill: fill(tealSoft) } : {}) }));
    if (note) put(sheet, `${"BCDEF"[values.length]}${number}`, note, { font: text({ size: 9, color: { argb: quiet } }), alignment: { wrapText: false } });
  };

  heads(sheet, 4, ["What paper costs in a year", "Hours", "Cost"], { figuresFrom: 2 });
  row(5, "Writing by hand", [perDay(c.write), `B5*${c.hourly}`]);
  row(6, "Typing it again", [`${typed}*${c.type}/3600*${c.days}`, `B6*${c.hourly}`]);
  row(7, "Finding and correcting errors", [`${typed}*${c.errors}/100*${c.repair}/60*${c.days}`, `B7*${c.hourly}`]);
  row(8, "Filing and searching", [`${c.filing}/60*${c.days}`, `B8*${c.hourly}`]);
  put(sheet, "A9", "Paper, printing, archive", { border: hairline });
  put(sheet, "B9", null, { border: hairline });
  put(sheet, "C9", formula(c.material), { border: hairline, numFmt: "#,##0", alignment: { horizontal: "right" } });
  row(10, "Paper, in all", ["SUM(B5:B8)", "SUM(C5:C9)"], { bold: true });

  heads(sheet, 12, ["What it costs in a year afterwards", "Hours", "Cost"], { figuresFrom: 2 });
  row(13, "Filling in on a device", [perDay(c.device), `B13*${c.hourly}`]);
  put(sheet, "A14", "Hosting and licences", { border: hairline });
  put(sheet, "B14", null, { border: hairline });
  put(sheet, "C14", formula(c.hosting), { border: hairline, numFmt: "#,##0", alignment: { horizontal: "right" } });
  put(sheet, "A15", "Care and changes", { border: hairline });
  put(sheet, "B15", null, { border: hairline });
  put(sheet, "C15", formula(`C19*${c.care}`), { border: hairline, numFmt: "#,##0", alignment: { horizontal: "right" } });
  row(16, "Afterwards, in all", ["B13", "SUM(C13:C15)"], { bold: true });

  heads(sheet, 18, ["What the change costs once", "Days", "Likely", "If it goes well", "If it goes badly"], { figuresFrom: 2 });
  const once = (number, label, days, cost) => {
    row(number, label, [days ?? "0", cost, `C${number}*${c.low}`, `C${number}*${c.high}`]);
    sheet.getCell(`B${number}`).numFmt = '#,##0.0;-#,##0.0;""';
  };
  once(19, "Building: forms, shared parts, tests, project lead", `IF(SUM(${column("M")})=0,0,(SUM(${column("M")})+${c.shared})*(1+${c.test}+${c.lead}))`, `B19*${c.rate}`);
  once(20, "Rolling out, all waves", `MAX(${column("C")})*${c.rollout}`, `B20*${c.rate}`);
  once(21, "Training", null, `${c.people}*${c.training}*${c.hourly}`);
  once(22, "Devices", null, `${c.devices}*${c.price}`);
  once(23, "Paper and device side by side", null, `C13*${c.parallel}/52`);
  row(24, "Once, in all", ["SUM(B19:B23)", "SUM(C19:C23)", "SUM(D19:D23)", "SUM(E19:E23)"], { bold: true });

  heads(sheet, 26, ["Is it worth it?", "", "Likely", "If it goes well", "If it goes badly"], { figuresFrom: 2 });
  const three = (number, label, make, options) => {
    row(number, label, ["0", make("C"), make("D"), make("E")], options);
    put(sheet, `B${number}`, null, { border: hairline });
  };
  three(27, "Saved in a year", () => "$C$10-$C$16", {});
  three(28, "Months until it has paid for itself", (x) => `IF(${x}27<=0,"never",ROUNDUP(${x}24/${x}27*12,0))`, { bold: true, numFmt: "0" });
  row(29, formula('"After "&B29&" years it has earned"'), ["5", `C27*$B$29-C24`, `D27*$B$29-D24`, `E27*$B$29-E24`]);
  input(put(sheet, "B29", 5, { alignment: { horizontal: "right" } }), '0 "years"');
  put(sheet, "A30", "Your limit for paying back", { border: hairline });
  input(put(sheet, "B30", 36, { alignment: { horizontal: "right" } }), '0 "months"');
  ["C", "D", "E"].forEach((x) => put(sheet, `${x}30`, formula(`IF(ISNUMBER(${x}28),IF(${x}28<=$B$30,"go on","cut or stop"),"stop")`), { border: hairline, alignment: { horizontal: "right" } }));

  heads(sheet, 32, ["Wave", "Forms", "Days to build", "Saved a year", "Cost to build", "Months to pay back"], { figuresFrom: 2 });
  [1, 2, 3, 4].forEach((wave, i) => {
    const number = 33 + i;
    put(sheet, `A${number}`, wave, { border: hairline, alignment: { horizontal: "left" } });
    const sum = (name) => `SUMIF(${column("C")},$A${number},${column(name)})`;
    [[`COUNTIF(${column("C")},$A${number})`, "0"], [sum("M"), "0.0"], [sum("L"), "#,##0"], [sum("N"), "#,##0"], [`IF(D${number}<=0,0,E${number}/D${number}*12)`, "0"]].forEach(([body, numFmt], j) =>
      put(sheet, `${"BCDEF"[j]}${number}`, formula(body), { border: hairline, numFmt: `${numFmt};-${numFmt};""`, alignment: { horizontal: "right" } }));
  });
  const notes = [
    "Waves count only their own forms. Shared parts, roll-out and devices are in the sum above.",
    "A wave that pays back later than your limit needs another reason: a law, a customer, a risk. Write the reason beside it, or leave the form on paper. In the example that is the customs form.",
    "Not in here: fewer claims, faster invoices, a customer who stays. Add them only if somebody will sign the figure.",
    "Northquay, edition August 2026. The example is an invented cold store.",
  ];
  notes.forEach((note, i) => {
    put(sheet, `A${38 + i}`, note, { font: text({ size: 9, color: { argb: quiet } }) });
    sheet.mergeCells(38 + i, 1, 38 + i, 6);
    sheet.getRow(38 + i).height = 15;
  });
  sheet.getRow(39).height = 26;
}
