// Drawing helpers for covers and product pictures. Random numbers have a seed, so that a source always renders the same picture.
const rng = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const $ = (selector) => document.querySelector(selector);
const put = (selector, html) => { $(selector).innerHTML = html; };
const times = (n, make) => Array.from({ length: n }, (_, i) => make(i)).join("");
const each = (list, make) => list.map(make).join("");
/** Path data of straight lines through the points. */
const line = (points) => "M" + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
/** Path data of a smooth curve through the points (Catmull-Rom). */
const curve = (p) => p.slice(1).reduce((d, point, i) => {
  const [a, b, c, e] = [p[Math.max(i - 1, 0)], p[i], point, p[Math.min(i + 2, p.length - 1)]];
  return d + `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]].map((n) => n.toFixed(1)).join(" ")}`;
}, `M${p[0][0].toFixed(1)} ${p[0][1].toFixed(1)}`);
const tick = (colour = "#fff", size = 14) => `<svg width="${size}" height="${size}" viewBox="0 0 14 14"><path d="M2 7.5l3.4 3.4L12 3.6" fill="none" stroke="${colour}" stroke-width="2.4"/></svg>`;
/** Signal and battery in a phone's status bar. */
const signal = (colour = "#10201e") => `<span class="row" style="gap:5px"><svg width="18" height="12" fill="${colour}"><rect y="7" width="3" height="5"/><rect x="5" y="4" width="3" height="8"/><rect x="10" y="2" width="3" height="10"/><rect x="15" width="3" height="12"/></svg><svg width="26" height="12"><rect x=".5" y=".5" width="22" height="11" rx="3" fill="none" stroke="${colour}"/><rect x="2" y="2" width="15" height="8" rx="1.5" fill="${colour}"/><rect x="24" y="4" width="2" height="4" fill="${colour}"/></svg></span>`;
