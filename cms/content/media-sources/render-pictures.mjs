// Renders covers, product pictures and cut-outs of the projects:
//
//   node content/media-sources/render-pictures.mjs                       all of them
//   node content/media-sources/render-pictures.mjs covers/exam-hall hero-labs   only those
//
// Needs Node 20 or later and a Chromium ($CHROMIUM_PATH, otherwise /usr/bin/chromium). No npm package: it
// speaks the DevTools protocol over Chromium's own pipe, and Chromium writes the WebP. If `cwebp` (Debian: webp) is
// installed, flat interfaces become lossless WebP where that is the smaller file.
//
//   covers/*.html    1600 x 1200  → ../media/covers/*.webp    below 120 kB
//   products/*.html  1600 x 1000  → ../media/products/*.webp  below 100 kB
//   what narrow windows show of them, 1408 px wide → ../media/products/*-narrow.webp  below 70 kB
//   drawings.html    1440 x 600   → ../media/drawings/*.webp  below 40 kB, of answers in Overflow
//   brand.html       1200 wide    → ../media/brand/*.webp     below 60 kB, do and don't of the brand page
//   cutouts/*.html              → ../media/cutouts/hero-*.webp, the device alone, transparent
//
// Drawn as close-ups, so that no letter is shown below 11 px: covers and cut-outs, which a shared link
// and the home page show at a third of their size (33 px).
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const sources = new URL("./", import.meta.url);
const media = new URL("../media/", sources);
const wanted = process.argv.slice(2);

const pages = (folder, height, limit) =>
  readdirSync(new URL(`${folder}/`, sources))
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.slice(0, -5))
    .map((name) => ({ key: `${folder}/${name}`, source: `${folder}/${name}.html`, target: `${folder}/${name}.webp`, width: 1600, height, limit }));

// Devices on the home page.
const cutout = (name, width, height) => ({
  key: `cutouts/hero-${name}`, source: `cutouts/${name}.html`, target: `cutouts/hero-${name}.webp`, width, height, limit: 80_000, transparent: true,
});

// What narrow windows show of a product picture: left, top, width and height of a crop that no line of text crosses and in
// which no letter is too small to read. It stands on the picture's ground: tablets show all of that, phones the 880 px in
// the middle (figure.tsx). A phone goes on below, so it has no ground there.
const NARROW = { width: 1408, shown: 832, margin: 48 };
const crops = {
  "cash-logistics-1": [994, 400, 538, 298],
  "cash-logistics-2": [580, 16, 441, 680, "goes on"],
  "exam-hall-1": [1211, 112, 326, 408],
  "exam-hall-2": [1034, 236, 474, 536],
  "glove-handheld-1": [55, 64, 470, 736],
  "glove-handheld-2": [1162, 136, 372, 376],
  "heat-network-1": [1220, 122, 316, 472],
  "heat-network-2": [1208, 126, 334, 536],
  "invoice-matching-2": [1078, 530, 442, 346],
  "lab-results-1": [396, 120, 440, 550],
  "lab-results-2": [580, 19, 441, 585, "goes on"],
  "live-routes-1": [804, 132, 388, 464],
  "live-routes-2": [70, 130, 560, 746],
  "outage-map-1": [1222, 116, 326, 506],
  "outage-map-2": [580, 19, 441, 753, "goes on"],
  "patient-check-in-2": [580, 19, 441, 759, "goes on"],
  "pilot-booking-2": [580, 19, 441, 629, "goes on"],
  "returns-desk-1": [500, 56, 516, 720],
  "returns-desk-2": [1076, 126, 466, 740],
};
const narrow = (name, width, height, [x, y, shown, tall, goesOn]) => ({
  key: `products/${name}-narrow`, source: `products/${name}.html`, target: `products/${name}-narrow.webp`, width, height, limit: 70_000,
  crop: { x, y, width: shown, height: tall, scale: NARROW.shown / shown }, goesOn,
});

// Products with a layout of their own for narrow windows.
const responsive = (name, crop = [20, 20, 664, 840]) => narrow(name, 704, 1080, crop);

const example = (name, height = 900) => ({ key: `brand/${name}`, source: `brand.html?${name}`, target: `brand/${name}.webp`, width: 1200, height, limit: 60_000 });

const drawing = (name) => ({ key: `drawings/${name}`, source: `drawings.html?${name}`, target: `drawings/${name}.webp`, width: 1440, height: 600, limit: 40_000 });

const jobs = [
  ...[
    "cursor-pagination-with-equal-timestamps", "hl7-mllp-ack", "idempotency-key-where-to-store", "offline-scan-queue-app-kill", "serializable-double-booking",
    "time-zones-in-a-roster",
  ].map(drawing),
  ...["clear", "water", "picture", "stretched", "tilted", "busy"].map((name) => example(name)),
  example("screen", 800),
  ...Object.entries(crops).map(([name, crop]) => narrow(name, 1600, 1000, crop)),
  ...["dock-board-1", "dock-board-2", "frozen-hall-slotting-2", "invoice-matching-1", "patient-check-in-1", "pilot-booking-1", "ward-roster-1"].map((name) => responsive(name)),
  responsive("frozen-hall-slotting-1", [20, 20, 664, 1000]),
  responsive("ward-roster-2", [160, 23, 442, 752]),
  ...pages("covers", 1200, 118_000),
  ...pages("products", 1000, 98_000),
  cutout("intake", 360, 750),
  cutout("slotting", 1280, 833),
  cutout("handheld", 340, 714),
  cutout("dock", 880, 617),
  cutout("labs", 1080, 764),
].filter((job) => wanted.length === 0 || wanted.some((name) => job.key === name || job.key.endsWith(`/${name}`)));
if (jobs.length === 0) throw new Error(`Nothing is called ${wanted.join(", ")}`);

const profile = mkdtempSync(join(tmpdir(), "pictures-"));
const chromium = spawn(
  process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none",
    "--allow-file-access-from-files", `--user-data-dir=${profile}`, "--remote-debugging-pipe", "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
);
chromium.on("error", (error) => { throw error; });

let lastId = 0;
let unread = "";
const waiting = new Map();
const listeners = new Set();
chromium.stdio[4].setEncoding("utf8").on("data", (text) => {
  const messages = (unread + text).split("\0");
  unread = messages.pop();
  for (const message of messages.map((part) => JSON.parse(part))) {
    if (!message.id) { for (const listener of [...listeners]) listener(message); continue; }
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
  }
});
const send = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
  waiting.set(++lastId, { resolve, reject });
  chromium.stdio[3].write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
});
const event = (method, sessionId) => new Promise((resolve) => {
  const listener = (message) => {
    if (message.method !== method || message.sessionId !== sessionId) return;
    listeners.delete(listener);
    resolve(message.params);
  };
  listeners.add(listener);
});

const { targetId } = await send("Target.createTarget", { url: "about:blank" });
const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
const tab = (method, params) => send(method, params, sessionId);
const evaluate = async (expression) => {
  const { result, exceptionDetails } = await tab("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};
await tab("Page.enable");

/** Runs in the page. */
function linesAcross({ x, y, width, height }) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const isSeen = right > x && left < x + width && bottom > y && top < y + height;
      if (isSeen && (left < x || right > x + width || top < y || bottom > y + height)) cut.push(texts.currentNode.data.trim());
    }
  }
  return cut.filter(Boolean);
}

/** Runs in the page: leaves what the crop shows, without ground and shadow. Returns the colour of the ground. */
function takeOut({ x, width }) {
  const plate = document.querySelector(".plate");
  const ground = getComputedStyle(plate).backgroundColor;
  plate.style.background = "none";
  for (const device of plate.children) {
    device.style.boxShadow = "none";
    const { left, right } = device.getBoundingClientRect();
    if (left >= x + width || right <= x) device.style.visibility = "hidden";
  }
  return ground;
}

/** Puts what `crop` shows in the middle of its ground. */
async function placeOnGround({ crop, goesOn }) {
  const ground = await evaluate(`(${takeOut})(${JSON.stringify(crop)})`);
  const { data } = await tab("Page.captureScreenshot", { format: "png", clip: crop });
  const top = NARROW.margin, bottom = goesOn ? 0 : NARROW.margin;
  const height = Math.round(crop.height * crop.scale) + top + bottom;
  await tab("Emulation.setDeviceMetricsOverride", { width: NARROW.width, height, deviceScaleFactor: 1, mobile: false });
  const { frameTree } = await tab("Page.getFrameTree");
  await tab("Page.setDocumentContent", { frameId: frameTree.frame.id, html: `<!doctype html><body style="margin:0;background:${ground}"><img src="data:image/png;base64,${data}"
    style="display:block;width:${NARROW.shown}px;margin:${top}px auto ${bottom}px;${goesOn ? "" : "border-radius:14px;"}filter:drop-shadow(0 24px 36px rgb(8 21 19/.35))">` });
  await evaluate("document.images[0].decode().then(() => undefined)");
}

for (const { key, source, target, width, height, limit, transparent, crop, goesOn } of jobs) {
  await tab("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  await tab("Emulation.setDefaultBackgroundColorOverride", transparent || crop ? { color: { r: 0, g: 0, b: 0, a: 0 } } : {});
  const loaded = event("Page.loadEventFired", sessionId);
  await tab("Page.navigate", { url: new URL(source, sources).href });
  await loaded;
  await evaluate("document.fonts.ready.then(() => undefined)");
  if (crop) {
    const cut = await evaluate(`(${linesAcross})(${JSON.stringify(crop)})`);
    if (cut.length > 0) throw new Error(`${key} cuts through ${cut.map((text) => `“${text}”`).join(", ")}`);
    await placeOnGround({ crop, goesOn });
  }
  let quality = transparent ? 86 : 90;
  let image;
  do {
    quality -= 4;
    image = Buffer.from((await tab("Page.captureScreenshot", { format: "webp", quality })).data, "base64");
  } while (image.length > limit && quality > 40);
  let kind = `quality ${quality}`;
  if (!transparent) {
    const png = join(profile, "picture.png"), webp = join(profile, "picture.webp");
    writeFileSync(png, Buffer.from((await tab("Page.captureScreenshot", { format: "png" })).data, "base64"));
    if (spawnSync("cwebp", ["-quiet", "-lossless", "-z", "8", png, "-o", webp]).status === 0) {
      const lossless = readFileSync(webp);
      if (lossless.length < image.length || (image.length > limit && lossless.length <= limit)) { image = lossless; kind = "lossless"; }
    }
  }
  if (image.length > limit) throw new Error(`${key} has ${image.length} bytes (${kind}); at most ${limit}`);
  const file = fileURLToPath(new URL(target, media));
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, image);
  console.log(`${target}  ${Math.round(image.length / 1000)} kB, ${kind}`);
}

const gone = new Promise((resolve) => chromium.once("exit", resolve));
await send("Browser.close").catch(() => {});
await gone;
rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
