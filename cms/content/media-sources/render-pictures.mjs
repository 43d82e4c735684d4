// Renders what pictures.mts lists:
//
//   node content/media-sources/render-pictures.mjs                              all of it
//   node content/media-sources/render-pictures.mjs covers/exam-hall ward-roster-1   only those
//
// Needs Node 22.18 or later, a Chromium ($CHROMIUM_PATH, otherwise /usr/bin/chromium), and the packages of web/.
// Flat interfaces become lossless WebP where that is the smaller file. Drawings are SVG by way of a PDF and `pdftocairo`
// (Debian: poppler-utils), their letters as outlines.
//
// Covers and cut-outs are drawn as close-ups: a shared link and the home page show them at a third of their size, so
// their letters have at least 33 px. `web/e2e/product-pictures.test.ts` measures those of products on the site.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { takeOut, textsCutBy } from "./in-page.mts";
import { NARROW, PICTURES } from "./pictures.mts";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = require("@playwright/test");
const sharp = require("sharp");

const sources = new URL("./", import.meta.url);
const media = new URL("../media/", import.meta.url);
const wanted = process.argv.slice(2);
const pictures = PICTURES.filter(({ key }) => wanted.length === 0 || wanted.some((name) => key === name || key.endsWith(`/${name}`)));
if (pictures.length === 0) throw new Error(`Nothing is called ${wanted.join(", ")}`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none", "--allow-file-access-from-files"],
});

/** The picture's source, drawn. */
async function open({ source, width, height, crop }) {
  const deviceScaleFactor = crop ? NARROW.shown / crop.width : 1;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.goto(new URL(source, sources).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** The crop in the middle of its ground. */
async function cropOf(page, { key, crop }) {
  const cut = await page.evaluate(textsCutBy, crop);
  if (cut.length > 0) throw new Error(`${key} cuts through ${cut.map((text) => `“${text}”`).join(", ")}`);
  const ground = await page.evaluate(takeOut, crop);
  const { goesOn, ...clip } = crop;
  const product = await page.screenshot({ clip, omitBackground: true });
  const top = NARROW.margin, bottom = goesOn ? 0 : NARROW.margin;
  const height = Math.round((crop.height * NARROW.shown) / crop.width) + top + bottom;
  const plate = await browser.newPage({ viewport: { width: NARROW.width, height } });
  await plate.setContent(`<!doctype html><body style="margin:0;background:${ground}"><img src="data:image/png;base64,${product.toString("base64")}"
    style="display:block;width:${NARROW.shown}px;margin:${top}px auto ${bottom}px;${goesOn ? "" : "border-radius:14px;"}filter:drop-shadow(0 24px 36px rgb(8 21 19/.35))">`);
  const png = await plate.screenshot();
  await plate.close();
  return png;
}

/** The best quality below the limit, or without loss if that is smaller. */
async function asWebp(png, { key, limit, isTransparent }) {
  const encode = (options) => sharp(png).webp({ effort: 6, ...options }).toBuffer();
  let quality = 86;
  let lossy = await encode({ quality });
  while (lossy.length > limit && quality > 42) lossy = await encode({ quality: (quality -= 4) });
  const lossless = isTransparent ? null : await encode({ lossless: true });
  if (lossless && lossless.length <= limit && (lossless.length < lossy.length || lossy.length > limit)) return [lossless, "lossless"];
  if (lossy.length > limit) throw new Error(`${key} has ${lossy.length} bytes; at most ${limit}`);
  return [lossy, `quality ${quality}`];
}

/** On dark parts of a page it stands without its ground. */
async function asSvg(page, { key, width, height, limit }) {
  const pdf = await page.pdf({ width, height, printBackground: true, pageRanges: "1" });
  const { stdout, stderr, status } = spawnSync("pdftocairo", ["-svg", "-", "-"], { input: pdf });
  if (status !== 0) throw new Error(`pdftocairo: ${stderr}`);
  const svg = stdout
    .toString()
    .replace(/^<\?xml.*\n/, "")
    .replace(/ width="[\d.]+(?:pt)?" height="[\d.]+(?:pt)?"/, ` width="${width}" height="${height}"`)
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/<svg[^>]*>/, `$&
<style>@media (prefers-color-scheme: dark) { .ground { fill: none } }</style>
<rect class="ground" fill="#0c3f3a" width="100%" height="100%"/>`);
  if (svg.length > limit) throw new Error(`${key} has ${svg.length} bytes; at most ${limit}`);
  return [svg, "outlines"];
}

async function imageOf(page, picture) {
  if (picture.target.endsWith(".svg")) return asSvg(page, picture);
  const png = picture.crop ? await cropOf(page, picture) : await page.screenshot({ omitBackground: Boolean(picture.isTransparent) });
  return asWebp(png, picture);
}

for (const picture of pictures) {
  const page = await open(picture);
  const [image, kind] = await imageOf(page, picture);
  await page.close();
  const file = fileURLToPath(new URL(picture.target, media));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  console.log(`${picture.target}  ${Math.round(image.length / 1000)} kB, ${kind}`);
}
await browser.close();
