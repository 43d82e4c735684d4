// Renders the pictures that pictures.mts lists:
//
//   node content/media-sources/render-pictures.mjs                                  all pictures
//   node content/media-sources/render-pictures.mjs covers/exam-hall ward-roster-1   these two
//
// Needs Node 22.18 or later, Chromium ($CHROMIUM_PATH, by default /usr/bin/chromium), and the packages of web/.
// Pictures are WebP, lossless if that file is smaller. Drawings are printed as PDF and converted to SVG by `pdftocairo`
// (Debian: poppler-utils), with text as outlines.
//
// Covers and cut-outs are close-ups with text of at least 33 px, because shared links and the home page show them at a
// third of their size. `web/e2e/product-pictures.test.ts` measures the text of product pictures on the site.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { takeOut, textsCutBy } from "./in-page.mts";
import { PICTURES } from "./pictures.mts";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = require("@playwright/test");
const sharp = require("sharp");

const sources = new URL("./", import.meta.url);
const media = new URL("../media/", import.meta.url);
const names = process.argv.slice(2);
const pictures = PICTURES.filter(({ key }) => names.length === 0 || names.some((name) => key === name || key.endsWith(`/${name}`)));
if (pictures.length === 0) throw new Error(`No picture is called ${names.join(", ")}`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none", "--allow-file-access-from-files"],
});

/** A browser page with the picture's source, after its fonts have loaded. */
async function open({ source, width, height, crop }) {
  const deviceScaleFactor = crop ? crop.plate.shown / crop.width : 1;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.goto(new URL(source, sources).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** PNG of the crop, centred on the background of the picture. */
async function cropOf(page, { key, crop }) {
  const cut = await page.evaluate(textsCutBy, crop);
  if (cut.length > 0) throw new Error(`${key} cuts through ${cut.map((text) => `“${text}”`).join(", ")}`);
  const ground = await page.evaluate(takeOut, crop);
  const { goesOn, plate: { width, shown, margin }, ...clip } = crop;
  const product = await page.screenshot({ clip, omitBackground: true });
  const bottom = goesOn ? 0 : margin;
  const height = Math.round((crop.height * shown) / crop.width) + margin + bottom;
  const plate = await browser.newPage({ viewport: { width, height } });
  await plate.setContent(`<!doctype html><body style="margin:0;background:${ground}"><img src="data:image/png;base64,${product.toString("base64")}"
    style="display:block;width:${shown}px;margin:${margin}px auto ${bottom}px;${goesOn ? "" : "border-radius:14px;"}filter:drop-shadow(0 24px 36px rgb(8 21 19/.35))">`);
  const png = await plate.screenshot();
  await plate.close();
  return png;
}

/** WebP in the best quality below the limit, or lossless if that is smaller. */
async function asWebp(png, { key, limit, isTransparent }) {
  const encode = (options) => sharp(png).webp({ effort: 6, ...options }).toBuffer();
  let quality = 86;
  let lossy = await encode({ quality });
  while (lossy.length > limit && quality > 42) lossy = await encode({ quality: (quality -= 4) });
  const lossless = isTransparent ? null : await encode({ lossless: true });
  if (lossless && lossless.length <= limit && (lossless.length < lossy.length || lossy.length > limit)) return [lossless, "lossless"];
  if (lossy.length > limit) throw new Error(`${key} has ${lossy.length} bytes, more than ${limit}`);
  return [lossy, `quality ${quality}`];
}

/** SVG whose background is hidden in the dark theme. */
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
  if (svg.length > limit) throw new Error(`${key} has ${svg.length} bytes, more than ${limit}`);
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
