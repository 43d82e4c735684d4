import { addSheet, buoy, display, fill, formula, hairline, heads, input, put, quiet, teal, tealSoft, text } from "./sheets/style.mjs";

const bidders = ["Vendor A", "Vendor B", "Vendor C", "Vendor D"];
// Entered once, above the scores. The other sheets refer to these cells.
const bidderNames = ["G", "H", "I", "J"].map((column) => formula(`Requirements!$${column}$4`));

// Priority: M must, S should, C could. Proof: D in a demonstration, W in writing, V on a visit to a customer.
const areas = [
  ["Goods in", [
    ["M", "D", "Books a delivery against an advance shipping notice and shows each difference before it is confirmed."],
    ["M", "D", "Receives a delivery without any notice and queues it for clearing. The truck does not wait."],
    ["M", "D", "Reads GS1-128 and GS1 DataMatrix: SSCC, GTIN, batch, expiry date and weight in one scan."],
    ["M", "D", "Records batch, expiry date and serial number where the product asks for it, and refuses a receipt without."],
    ["S", "D", "Measures and stores size and weight at the first receipt of a product."],
    ["S", "D", "Takes photographs of damage on the handheld and attaches them to the receipt."],
    ["S", "D", "Plans dock doors and time slots, with a page for carriers."],
    ["S", "W", "Holds goods for quality inspection by product, supplier or sample rate."],
    ["C", "D", "Passes goods through to an open order without putting them away (cross-docking)."],
  ]],
  ["Storage and slotting", [
    ["M", "D", "Proposes a position from size, weight, zone and turnover, and says why it chose it."],
    ["M", "D", "Keeps hard rules: load for each beam, temperature, dangerous goods, allergens never above open goods."],
    ["M", "D", "Lets a person override the position and records the reason."],
    ["S", "D", "Supports fixed and floating positions in the same aisle."],
    ["S", "D", "Shows picks per position and day as a map of the hall."],
    ["S", "W", "Proposes re-slotting moves within the forklift hours that are free in a shift."],
    ["S", "W", "Creates replenishment before the pick face is empty, by minimum and by open orders."],
    ["C", "W", "Re-plans the layout in a copy before it touches the live hall."],
  ]],
  ["Picking", [
    ["M", "D", "Supports single-order, batch and zone picking at the same time in one hall."],
    ["M", "D", "Sorts the pick list by walking distance from a floor plan you can edit yourselves."],
    ["M", "D", "Confirms product and position by scan and refuses a wrong one with sound and colour."],
    ["M", "D", "Handles a short pick: next position, replenishment or partial delivery, by customer rule."],
    ["M", "D", "Enforces first expired, first out, and minimum remaining life by customer."],
    ["M", "W", "Releases waves by departure time and re-plans when a truck is early or late."],
    ["S", "D", "Puts heavy before light on the route and respects stacking rules."],
    ["S", "D", "Picks in more than one unit: pallet, case, piece, catch weight."],
    ["S", "D", "Hands a half-finished task to another person without a supervisor."],
    ["C", "W", "Works with pick-by-voice or pick-by-light of another maker."],
    ["C", "W", "Sends tasks to conveyors or mobile robots through a documented interface (VDA 5050 or the maker’s)."],
  ]],
  ["Packing and shipping", [
    ["M", "D", "Checks an order at the packing table by scan and prints the papers only when it is complete."],
    ["M", "D", "Labels each handling unit with an SSCC and keeps what is inside what."],
    ["M", "W", "Sends shipments to your carriers and receives labels and tracking numbers."],
    ["M", "D", "Loads by stop and scan, and stops a pallet that belongs to another truck."],
    ["S", "D", "Proposes carton size from product measurements."],
    ["S", "W", "Prepares customs and dangerous goods papers, or hands the data to the system that does."],
    ["S", "D", "Sends the despatch advice before the truck has left the yard."],
    ["C", "D", "Records temperature at loading."],
  ]],
  ["Stock control", [
    ["M", "D", "Shows stock by product, batch, status and position, with every movement that led to it."],
    ["M", "D", "Counts continuously by position without closing the aisle."],
    ["M", "D", "Corrects stock with reason, name and, above a limit you set, a second name."],
    ["M", "D", "Blocks a batch everywhere within one minute, including on trolleys and loaded trucks."],
    ["M", "W", "Traces one batch forwards and backwards in one query. Show it on 12 months of data."],
    ["S", "W", "Separates stock of several owners in one hall, with billing data for each."],
    ["S", "D", "Handles returns: inspect, grade, restock, scrap."],
    ["C", "D", "Keeps pallet accounts with carriers and customers."],
  ]],
  ["Handhelds and floor", [
    ["M", "V", "Works with gloves: targets at least 15 mm wide, all main tasks without a keyboard."],
    ["M", "D", "Keeps working without network for 30 minutes and sends each scan exactly once afterwards."],
    ["M", "D", "Confirms a scan in less than 0.3 seconds, measured on your devices in your hall."],
    ["M", "W", "Runs on Android devices of at least two makers. No lock to one."],
    ["S", "D", "Shows text in the languages of your crew, chosen at sign-in."],
    ["S", "V", "Trains a new picker to work alone within two hours."],
    ["S", "D", "Signs in by badge, and hands a device over in five seconds."],
    ["C", "W", "Lets you change the order of fields on a screen without the vendor."],
  ]],
  ["Interfaces", [
    ["M", "W", "Exchanges products, orders, receipts and stock with your ERP in near real time."],
    ["M", "W", "Documents its API (OpenAPI or equal) and lets you read it before signing."],
    ["M", "D", "Sends each message at least once, accepts each message twice without harm."],
    ["M", "D", "Shows failed messages with reason, and sends them again by a button."],
    ["M", "W", "Raises events for each movement, for use by other systems."],
    ["S", "W", "Reads and writes EDIFACT DESADV and RECADV, or hands them to your EDI partner."],
    ["S", "D", "Prints through your printers and lets you change labels yourselves."],
    ["S", "W", "Connects scales, dimension scanners and temperature sensors."],
    ["C", "W", "Streams changes to your data warehouse without a nightly dump."],
  ]],
  ["Reporting", [
    ["M", "D", "Shows open work by zone and departure time on one screen, not older than one minute."],
    ["M", "D", "Reports lines per hour, mis-picks and stock accuracy by zone. Never by person without an agreement."],
    ["S", "D", "Exports every list as a file a spreadsheet can open."],
    ["S", "W", "Gives read access to the data for reports you write yourselves."],
    ["S", "D", "Warns when a wave will miss its departure, with minutes to spare."],
    ["C", "D", "Measures walking distance for each order line."],
  ]],
  ["Operation and security", [
    ["M", "W", "Is available 99.8% of the hours you work, measured each month on the floor."],
    ["M", "D", "Has a tested fallback for an outage: printed lists or an offline mode, ready within ten minutes."],
    ["M", "W", "Restores a backup within four hours. Show the record of the last rehearsal."],
    ["M", "D", "Signs in through your identity provider (OpenID Connect or SAML) with roles you define."],
    ["M", "D", "Logs who changed which stock, price or right, and nobody can edit the log."],
    ["M", "W", "Keeps personal data as the GDPR asks: purpose, retention, deletion, processing agreement, place of storage."],
    ["M", "W", "Answers at your worst hour: named contact, response in 15 minutes when picking has stopped."],
    ["S", "W", "Tests for security once a year by an outside company and shows you the report."],
    ["S", "W", "Updates without stopping a shift, or at a time you choose."],
    ["S", "D", "Gives you a test system with your data, anonymised, for the whole contract."],
  ]],
  ["Supplier, contract and exit", [
    ["M", "V", "Names three customers of your size and lets you visit one without a salesperson."],
    ["M", "W", "Presents the team for your project by name, with the share of their time."],
    ["M", "W", "Prices all parts for five years, including interfaces, test system and price increases."],
    ["M", "W", "Hands over all your data in a documented format at the end, at no extra charge."],
    ["S", "W", "Agrees to acceptance by measured figures from your floor, not by a signature on a day."],
    ["S", "W", "Deposits the source code or explains what happens if the company ends."],
    ["S", "W", "Lets you extend the product yourselves or through another company."],
  ]],
];

const figures = [
  ["Volume", "Order lines a day, average of 12 months", ""],
  ["Volume", "Order lines on the strongest day of the last 12 months", ""],
  ["Volume", "Orders a day, and lines for each order", ""],
  ["Volume", "Receipts a day: trucks, pallets, parcels", ""],
  ["Products", "Active products, and products with a pick in the last 30 days", ""],
  ["Products", "Share with known size and weight", ""],
  ["Products", "Batch, expiry date, serial number: share of products for each", ""],
  ["Hall", "Positions by type: pallet, shelf, floor", ""],
  ["Hall", "Area in m², levels, aisles, temperature zones", ""],
  ["Hall", "Dock doors in and out", ""],
  ["People", "Shifts, people for each shift, languages", ""],
  ["People", "Handhelds in use: maker, model, Android version", ""],
  ["Systems", "ERP and version, and who may change it", ""],
  ["Systems", "Carriers, EDI partners, conveyors, robots", ""],
  ["Systems", "Network: coverage in the hall, known dead spots", ""],
  ["Today", "Metres walked for each order line, and how measured", ""],
  ["Today", "Mis-picks in % of lines, and how counted", ""],
  ["Today", "Stock accuracy in % of positions", ""],
  ["Goal", "The one figure that has to change, and by when", ""],
  ["Goal", "Date of go-live, and weeks in which it may not be", ""],
];

const costs = [
  ["Once", "Licences or set-up"],
  ["Once", "Configuration and project management"],
  ["Once", "Interfaces"],
  ["Once", "Data migration and test runs"],
  ["Once", "Handhelds, printers, network"],
  ["Once", "Training"],
  ["Once", "Presence on site at go-live, 10 working days"],
  ["A year", "Subscription or maintenance"],
  ["A year", "Hosting and test system"],
  ["A year", "Support at your working hours"],
  ["A year", "Change requests, 20 days at the vendor’s rate"],
];

export function build(workbook) {
  workbook.title = "Warehouse software RFP template";
  readMe(workbook);
  yourFigures(workbook);
  const rows = requirements(workbook);
  costSheet(workbook);
  result(workbook, rows);
}

function readMe(workbook) {
  const sheet = addSheet(workbook, "Read me", { title: "Warehouse software RFP template", lead: "84 requirements in ten areas, for four bidders, with weights, five-year cost and a result that calculates itself. Yellow cells are yours. All others are formulas or text.", widths: [16, 100], landscape: false });
  sheet.getRow(2).height = 30;
  const rows = [
    ["1  Figures", "Fill in “Your figures” first and send it with the request. A vendor who bids without asking about them has not read them."],
    ["2  Cut", "Go through “Requirements” with a picker, a shift lead, IT and purchasing. Change the priority in column D, or choose “out”. Fewer than 60 is good. Add your own in the empty rows at the end."],
    ["3  Send", "Send the workbook without the score columns. Ask for one sentence of answer for each requirement, and for a price on every line of “Costs”."],
    ["4  Score", "Write the names of the bidders above the score columns. Score together, after the demonstration, never before. One score for each bidder and requirement. Whoever disagrees asks to see it again."],
    ["5  Visit", "Requirements with V are scored on a visit, on a customer’s floor, without the vendor’s salesperson."],
    ["6  Decide", "Read “Result”. A bidder with a failed must stays out unless the sponsor signs an exception with a date."],
  ];
  heads(sheet, 4, ["Step", "What to do"]);
  rows.forEach(([step, what], i) => {
    put(sheet, `A${5 + i}`, step, { font: text({ bold: true }), border: hairline });
    put(sheet, `B${5 + i}`, what, { border: hairline });
    sheet.getRow(5 + i).height = 30;
  });
  heads(sheet, 13, ["Score", "Meaning"]);
  [[3, "Standard. Shown to us with our data, or seen at a customer."], [2, "Configuration. Shown with other data, no programming."], [1, "To be built or on the roadmap. Price and date in writing."], [0, "No, or no answer."]].forEach(([score, meaning], i) => {
    put(sheet, `A${14 + i}`, score, { border: hairline, alignment: { horizontal: "left" } });
    put(sheet, `B${14 + i}`, meaning, { border: hairline });
  });
  heads(sheet, 20, ["Priority", "Weight in the score. Change the yellow cells if you disagree."]);
  [["must", 5], ["should", 3], ["could", 1], ["out", 0]].forEach(([name, weight], i) => {
    put(sheet, `A${21 + i}`, name, { border: hairline });
    input(put(sheet, `B${21 + i}`, weight, { alignment: { horizontal: "left" } }), "0");
  });
  put(sheet, "A26", "A must counts as failed below this score:", { font: text({ color: { argb: quiet } }), alignment: { wrapText: true, vertical: "top" } });
  sheet.getRow(26).height = 40;
  input(put(sheet, "B26", 2, { alignment: { horizontal: "left", vertical: "top" } }), "0");
  put(sheet, "A28", "Northquay, edition January 2026. Copy it, change it, take our name off. example.com/free-resources", { font: text({ size: 9, color: { argb: quiet } }), alignment: { wrapText: false } });
}

function yourFigures(workbook) {
  const sheet = addSheet(workbook, "Your figures", { title: "Your figures", lead: "What a vendor has to know before a price means anything. A range is better than a guess, “not measured” is better than a wish.", widths: [14, 58, 40, 34] });
  heads(sheet, 4, ["Group", "Figure", "Your value", "Source and date"]);
  figures.forEach(([group, name], i) => {
    const row = 5 + i;
    put(sheet, `A${row}`, group, { font: text({ color: { argb: quiet } }), border: hairline });
    put(sheet, `B${row}`, name, { border: hairline });
    input(put(sheet, `C${row}`, null));
    input(put(sheet, `D${row}`, null));
    sheet.getRow(row).height = 20;
  });
}

function requirements(workbook) {
  const sheet = addSheet(workbook, "Requirements", { title: "Requirements", lead: "Priority: must, should, could or out. Proof: D demonstration, W in writing, V visit. Scores 0 to 3 as on “Read me”.", widths: [7, 20, 74, 10, 8, 8, 11, 11, 11, 11, 40], frozenRows: 4, colour: "FFFFC83A" });
  heads(sheet, 4, ["No.", "Area", "The system …", "Priority", "Weight", "Proof", ...bidders, "Remarks, evidence, date"]);
  for (const column of ["G", "H", "I", "J"]) sheet.getCell(`${column}4`).fill = fill(buoy);
  const first = 5;
  const list = areas.flatMap(([area, items]) => items.map((item) => [area, ...item]));
  const blank = Array.from({ length: 16 }, () => ["Your own", null, null, null]);
  let number = 0;
  [...list, ...blank].forEach(([area, priority, proof, sentence], i) => {
    const row = first + i;
    const own = sentence === null;
    put(sheet, `A${row}`, own ? null : ++number, { font: text({ color: { argb: quiet } }), border: hairline, alignment: { horizontal: "left", vertical: "top" } });
    put(sheet, `B${row}`, own ? "Your own" : area, { font: text({ color: { argb: quiet } }), border: hairline });
    const what = put(sheet, `C${row}`, own ? null : sentence, { border: hairline });
    if (own) input(what);
    input(put(sheet, `D${row}`, own ? null : { M: "must", S: "should", C: "could" }[priority]));
    put(sheet, `E${row}`, formula(`IF(D${row}="",0,INDEX('Read me'!$B$21:$B$24,MATCH(D${row},'Read me'!$A$21:$A$24,0)))`), { font: text({ color: { argb: quiet } }), border: hairline, numFmt: "0", alignment: { horizontal: "left" } });
    put(sheet, `F${row}`, own ? null : proof, { border: hairline });
    for (const column of ["G", "H", "I", "J"]) {
      const cell = input(put(sheet, `${column}${row}`, null, { alignment: { horizontal: "center", vertical: "top" } }), "0");
      cell.dataValidation = { type: "whole", operator: "between", formulae: [0, 3], allowBlank: true, showErrorMessage: true, errorTitle: "Score", error: "0, 1, 2 or 3" };
    }
    put(sheet, `K${row}`, null, { border: hairline });
    sheet.getCell(`D${row}`).dataValidation = { type: "list", allowBlank: true, formulae: ['"must,should,could,out"'], showErrorMessage: true };
    sheet.getRow(row).height = 27;
  });
  const last = first + list.length + blank.length - 1;
  if (number !== 84) throw new Error(`The texts promise 84 requirements, here are ${number}`);
  sheet.autoFilter = { from: { row: 4, column: 1 }, to: { row: last, column: 11 } };
  sheet.pageSetup.printTitlesRow = "4:4";
  sheet.addConditionalFormatting({
    ref: `G${first}:J${last}`,
    rules: [{ type: "expression", priority: 1, formulae: [`AND($D${first}="must",G${first}<>"",G${first}<'Read me'!$B$26)`], style: { fill: { type: "pattern", pattern: "solid", bgColor: { argb: "FFFCEDEA" } }, font: { bold: true, color: { argb: "FFB3261E" } } } }],
  });
  return { first, last };
}

function costSheet(workbook) {
  const sheet = addSheet(workbook, "Costs", { title: "Cost over five years", lead: "In one currency, without tax. Ask for every line. A zero has to be written, an empty cell is an open question.", widths: [12, 52, 16, 16, 16, 16] });
  heads(sheet, 4, ["When", "Item", ...bidderNames], { figuresFrom: 3 });
  costs.forEach(([when, item], i) => {
    const row = 5 + i;
    put(sheet, `A${row}`, when, { font: text({ color: { argb: quiet } }), border: hairline });
    put(sheet, `B${row}`, item, { border: hairline });
    for (const column of ["C", "D", "E", "F"]) input(put(sheet, `${column}${row}`, null, { alignment: { horizontal: "right" } }), "#,##0");
  });
  const last = 4 + costs.length;
  put(sheet, "B18", "Price increase a year", { border: hairline });
  for (const column of ["C", "D", "E", "F"]) input(put(sheet, `${column}18`, 0.03, { alignment: { horizontal: "right" } }), "0.0%");
  const total = (row, label, make, bold = false, numFmt = "#,##0") => {
    put(sheet, `B${row}`, label, { font: text({ bold }), border: hairline });
    for (const column of ["C", "D", "E", "F"]) put(sheet, `${column}${row}`, formula(make(column)), { font: text({ bold }), border: hairline, numFmt, alignment: { horizontal: "right" }, ...(bold ? { fill: fill(tealSoft) } : {}) });
  };
  total(20, "Once", (c) => `SUMIF($A$5:$A$${last},"Once",${c}$5:${c}$${last})`);
  total(21, "First year of running cost", (c) => `SUMIF($A$5:$A$${last},"A year",${c}$5:${c}$${last})`);
  total(22, "Five years of running cost, with increases", (c) => `IF(${c}18=0,5*${c}21,${c}21*((1+${c}18)^5-1)/${c}18)`);
  total(23, "Five-year cost", (c) => `${c}20+${c}22`, true);
  total(24, "Lines without a price", (c) => `COUNTBLANK(${c}5:${c}${last})`, false, "0");
}

function result(workbook, { first, last }) {
  const sheet = addSheet(workbook, "Result", { title: "Result", lead: "Calculates itself from “Requirements” and “Costs”. Percentages are points reached of points possible, weighted by priority.", widths: [44, 17, 17, 17, 17, 17], colour: "FF0E211E" });
  const columns = ["G", "H", "I", "J"];
  const range = (column) => `Requirements!$${column}$${first}:$${column}$${last}`;
  heads(sheet, 4, ["Area", "Points possible", ...bidderNames], { figuresFrom: 3 });
  const names = [...areas.map(([area]) => area), "Your own"];
  names.forEach((area, i) => {
    const row = 5 + i;
    put(sheet, `A${row}`, area, { border: hairline });
    put(sheet, `B${row}`, formula(`3*SUMIF(${range("B")},A${row},${range("E")})`), { border: hairline, numFmt: "0", alignment: { horizontal: "left" }, font: text({ color: { argb: quiet } }) });
    columns.forEach((column, j) => {
      put(sheet, `${"CDEF"[j]}${row}`, formula(`IF($B${row}=0,0,SUMPRODUCT((${range("B")}=$A${row})*1,${range("E")},${range(column)})/$B${row})`), { border: hairline, numFmt: "0%", alignment: { horizontal: "right" } });
    });
  });
  const end = 4 + names.length;
  const line = (row, label, make, { numFmt = "0%", bold = false, note } = {}) => {
    put(sheet, `A${row}`, label, { font: text({ bold }), border: hairline });
    put(sheet, `B${row}`, note ?? null, { border: hairline, font: text({ size: 9, color: { argb: quiet } }) });
    columns.forEach((column, j) => put(sheet, `${"CDEF"[j]}${row}`, formula(make("CDEF"[j], column)), { font: text({ bold }), border: hairline, numFmt, alignment: { horizontal: "right", vertical: "top" }, ...(bold ? { fill: fill(tealSoft) } : {}) }));
  };
  put(sheet, "A17", "What it adds up to", { font: display(13) });
  heads(sheet, 18, ["", "", ...bidderNames], { figuresFrom: 3 });
  line(19, "Score, weighted", (_, column) => `IF(SUM($B$5:$B$${end})=0,0,SUMPRODUCT(${range("E")},${range(column)})/SUM($B$5:$B$${end}))`, { bold: true });
  line(20, "Requirements scored", (_, column) => `SUMPRODUCT((${range("E")}>0)*(${range(column)}<>""))`, { numFmt: "0" });
  put(sheet, "B20", formula(`"of "&SUMPRODUCT((${range("E")}>0)*1)`), { border: hairline, font: text({ size: 9, color: { argb: quiet } }) });
  line(21, "Musts failed", (_, column) => `SUMPRODUCT((${range("D")}="must")*(${range(column)}<>"")*(${range(column)}<'Read me'!$B$26))`, { numFmt: "0" });
  line(22, "Five-year cost", (c) => `Costs!${c}23`, { numFmt: "#,##0" });
  line(23, "Cost compared with the cheapest", (c) => `IF(${c}22=0,0,SMALL($C$22:$F$22,COUNTIF($C$22:$F$22,0)+1)/${c}22)`);
  put(sheet, "A24", "Weight of the score against cost", { border: hairline });
  input(put(sheet, "B24", 0.6, { alignment: { horizontal: "left" } }), "0%");
  line(25, "Index", (c) => `$B$24*${c}19+(1-$B$24)*${c}23`, { bold: true });
  line(26, "Verdict", (c) => `IF(${c}20=0,"not scored",IF(${c}20<SUMPRODUCT((${range("E")}>0)*1),"scoring open",IF(${c}21>0,"out: musts failed",IF(${c}22=0,"no price","rank "&(1+SUMPRODUCT(($C$21:$F$21=0)*($C$22:$F$22>0)*($C$20:$F$20=${c}20)*($C$25:$F$25>${c}25)))))))`, { numFmt: "@" });
  put(sheet, "A28", "Cost compared with the cheapest: the cheapest bidder gets 100%, one that costs twice as much gets 50%. The index joins both figures. Two bidders closer than five points are equal: visit both again.", { font: text({ size: 9, color: { argb: quiet } }) });
  sheet.mergeCells("A28:F28");
  sheet.getRow(28).height = 28;
  sheet.addConditionalFormatting({ ref: `C5:F${end}`, rules: [{ type: "dataBar", priority: 2, minLength: 0, maxLength: 100, gradient: false, color: { argb: teal }, cfvo: [{ type: "num", value: 0 }, { type: "num", value: 1 }] }] });
}
