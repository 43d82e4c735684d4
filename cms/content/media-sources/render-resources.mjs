// Renders the downloads of /free-resources from their sources: node content/media-sources/render-resources.mjs [name …]
//
// Needs Chromium ($CHROMIUM_PATH, by default /usr/bin/chromium) and the npm package exceljs, which is looked up from this
// folder, the working directory and NODE_PATH. If hyperformula is found too, spreadsheets also contain calculated values,
// for viewers that do not calculate. Excel and LibreOffice calculate when they open the file.
// A spreadsheet without a document of the same name is also printed as PDF, for phones. pdftoppm (poppler) and web/'s
// sharp render the previews of pages.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { hoist, initials } from "./resources/brand/hoist.mjs";
import { workbookAsHtml } from "./resources/sheets/as-html.mjs";

const sources = fileURLToPath(new URL("./resources/", import.meta.url));
const target = fileURLToPath(new URL("../media/resources/", import.meta.url));
const chromium = process.env.CHROMIUM_PATH || "/usr/bin/chromium";
const scratch = mkdtempSync(join(tmpdir(), "resources-"));
const wanted = process.argv.slice(2);
const previews = fileURLToPath(new URL("../media/previews/", import.meta.url));
/** The page numbers of the previews. */
const PREVIEWED = {
  "discovery-workshop-agenda": [2, 3, 5],
  "fhir-vendor-questions": [3, 2, 7],
  "go-live-weekend-runbook": [2, 3, 4, 5, 6],
  "hipaa-readiness-checklist": [2, 3, 4],
  "migration-from-paper-estimate": [1, 2, 3],
  "mvp-scope-canvas": [2, 3],
  "offline-first-test-plan": [2, 3, 4],
  "warehouse-slotting-first-walk-checklist": [3, 6, 8],
  "warehouse-software-rfp-template": [3, 7, 8],
};
const PREVIEW_WIDTH = 1240;

try {
  for (const file of readdirSync(sources).sort()) {
    const [name, kind] = basename(file).split(/\.(?=[^.]+$)/);
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (kind === "html") report(renderPdf(name, readFileSync(join(sources, file), "utf8")));
    if (kind === "md") report(renderPdf(name, await markdownToHtml(readFileSync(join(sources, file), "utf8"))));
    if (kind === "mjs") report(await renderSpreadsheet(name));
  }
  for (const [name, pages] of Object.entries(PREVIEWED)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const page of pages) report(await drawPage(name, page));
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function renderPdf(name, html) {
  const page = join(scratch, `${name}.html`);
  const pdf = join(target, `${name}.pdf`);
  writeFileSync(page, completeHtml(html));
  execFileSync(
    chromium,
    ["--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--no-pdf-header-footer", `--user-data-dir=${join(scratch, "profile")}`, `--print-to-pdf=${pdf}`, pathToFileURL(page).href],
    { stdio: "ignore", timeout: 120_000 },
  );
  return pdf;
}

/**
 * The HTML of a document in Markdown. Its first heading, first paragraph and the list after it (for, takes, edition) become the title
 * page, and each second-level heading starts a section.
 */
async function markdownToHtml(markdown) {
  const [unified, parse, gfm, toHast, stringify] = await Promise.all(
    [
      ["unified", "unified"],
      ["remark-parse", "default"],
      ["remark-gfm", "default"],
      ["remark-rehype", "default"],
      ["rehype-stringify", "default"],
    ].map(async ([name, key]) => (await import(resolve(name)))[key]),
  );
  const html = String(await unified().use(parse).use(gfm).use(toHast).use(stringify).process(markdown));
  const [, title, lead, facts, body] = html.match(/^<h1>(.*?)<\/h1>\s*<p>([\s\S]*?)<\/p>\s*<ul>([\s\S]*?)<\/ul>([\s\S]*)$/);
  const terms = [...facts.matchAll(/<li>(.*?): ([\s\S]*?)<\/li>/g)].map(([, term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`);
  const sections = body
    .split(/(?=<h2>)/)
    .filter((part) => part.trim())
    .map((part, index) => `<section class="${index === 0 ? "first" : "section"}">${part.replace(/<h2>.*?<\/h2>/, "<header>$&</header>")}</section>`)
    .join("\n")
    .replaceAll(/<code>\[(.*?)\]<\/code>/g, '<span class="fill">[$1]</span>')
    .replaceAll(/<li class="task-list-item"><input[^>]*>\s*/g, "<li>")
    .replaceAll('<ul class="contains-task-list">', '<ul class="tick">')
    .replaceAll(/_{4,}/g, '<span class="fill"></span>');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="sheet.css"></head><body class="written">
<div class="title-page">
  <figure class="flags" data-text="${title}" data-columns="6" data-flags="12"></figure>
  <div class="text"><h1>${title}</h1><p class="lead">${lead}</p></div>
  <div class="quay"><!-- waves --><img class="logo" src="brand/logo-inverse.svg" alt="Northquay"><dl>${terms.join("")}</dl></div>
</div>
${sections}</body></html>`;
}

/** Adds what all documents share: base URL, page footer, flags and waves. */
function completeHtml(html) {
  const title = html.match(/<title>(.*?)<\/title>/)[1];
  const type = "font: 400 8pt Archivo, Arial, sans-serif; color: #4c605a";
  const footer = `<style>
    @page { @bottom-left { content: "Northquay, ${title.replaceAll('"', '\\"')}"; ${type} } @bottom-right { content: counter(page) " / " counter(pages); ${type} } }
    @page :first { @bottom-left { content: none } @bottom-right { content: none } }
  </style>`;
  return html
    .replace("<head>", `<head><base href="${pathToFileURL(sources).href}">`)
    .replace("</head>", `${footer}</head>`)
    .replace(/<figure class="flags" data-text="([^"]+)" data-columns="(\d+)" data-flags="(\d+)"><\/figure>/g, (_, text, columns, flags) =>
      `<figure class="flags art" style="margin:0" aria-hidden="true">${hoist(initials(text, Number(flags)), Number(columns))}</figure>`)
    .replaceAll("<!-- waves -->", waves());
}

function waves() {
  const lines = [7, 15, 24, 34, 46, 60, 76, 95, 117, 142, 171, 204].map((y) => `M0 ${y}h794`).join("");
  return `<svg class="waves" viewBox="0 0 794 234" preserveAspectRatio="none" aria-hidden="true"><path d="${lines}" stroke="#24605a" fill="none"/></svg>`;
}

async function renderSpreadsheet(name) {
  const xlsx = join(target, `${name}.xlsx`);
  const ExcelJS = load("exceljs");
  if (!ExcelJS) throw new Error("The spreadsheets need the npm package exceljs (tried this folder, the working directory and NODE_PATH).");
  const { build } = await import(pathToFileURL(join(sources, `${name}.mjs`)));
  const workbook = new ExcelJS.Workbook();
  workbook.creator = "Northquay";
  workbook.calcProperties.fullCalcOnLoad = true;
  build(workbook);
  const calculator = load("hyperformula");
  if (calculator) storeCalculatedValues(workbook, calculator.HyperFormula);
  await workbook.xlsx.writeFile(xlsx);
  if (calculator && !["html", "md"].some((kind) => existsSync(join(sources, `${name}.${kind}`))))
    report(renderPdf(name, workbookAsHtml(workbook)));
  return xlsx;
}

async function drawPage(name, page) {
  const rendered = join(scratch, `${name}-${page}`);
  execFileSync("pdftoppm", ["-f", String(page), "-l", String(page), "-singlefile", "-r", "200", "-png", join(target, `${name}.pdf`), rendered]);
  const { default: sharp } = await import(resolve("sharp"));
  const file = join(previews, `${name}-${page}.webp`);
  await sharp(`${rendered}.png`).resize(PREVIEW_WIDTH).webp({ quality: 72, effort: 6 }).toFile(file);
  return file;
}

/** Adds the results to the formulas of a workbook. @throws for a formula with an error */
function storeCalculatedValues(workbook, HyperFormula) {
  const cellsOf = (sheet) =>
    Array.from({ length: sheet.rowCount }, (_, row) =>
      Array.from({ length: sheet.columnCount }, (_, column) => {
        const { value } = sheet.getCell(row + 1, column + 1);
        if (value?.formula) return `=${value.formula}`;
        return value?.richText ? value.richText.map((run) => run.text).join("") : (value ?? null);
      }),
    );
  const engine = HyperFormula.buildFromSheets(Object.fromEntries(workbook.worksheets.map((sheet) => [sheet.name, cellsOf(sheet)])), { licenseKey: "gpl-v3", useArrayArithmetic: true });
  for (const sheet of workbook.worksheets) {
    const id = engine.getSheetId(sheet.name);
    sheet.eachRow((row) => row.eachCell((cell) => {
      if (!cell.value?.formula) return;
      const result = engine.getCellValue({ sheet: id, row: cell.row - 1, col: cell.col - 1 });
      if (result?.type === "ERROR" || result?.value?.startsWith?.("#")) throw new Error(`${sheet.name}!${cell.address}: ${result.value}`);
      cell.value = { formula: cell.value.formula, result: result ?? "" };
    }));
  }
}

/** The file URL of a package of web/, such as its Markdown tools. */
function resolve(name) {
  const web = fileURLToPath(new URL("../../../web/package.json", import.meta.url));
  return pathToFileURL(createRequire(web).resolve(name)).href;
}

/** An optional package; undefined if it isn't installed. */
function load(name) {
  const places = [sources, process.cwd(), ...(process.env.NODE_PATH ?? "").split(delimiter).filter(Boolean)];
  for (const place of places) {
    // NODE_PATH lists node_modules folders. `require` looks for one below its base, so that part of the path is removed.
    const require = createRequire(join(place.replace(/[\\/]node_modules[\\/]?$/, ""), "noop.js"));
    try {
      return require(name);
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
    }
  }
  return undefined;
}

function report(file) {
  if (!existsSync(file)) throw new Error(`${file} was not written`);
  console.log(`${basename(file)}  ${Math.round(statSync(file).size / 1000)} kB`);
}
