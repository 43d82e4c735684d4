// Draws the portraits of the sample people, who are invented and must not look like photographs of anybody:
//
//   node content/media-sources/render-portraits.mjs
//
// Each wears the signal flag of the first letter of the first name. Add a line to `people` for a new one.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const sources = new URL("./", import.meta.url);
const media = new URL("../media/people/", sources);
const { letters } = JSON.parse(readFileSync(new URL("resources/brand/signals.json", sources), "utf8"));

const INK = "#0e211e";
const SKIN = { light: "#f3d3bd", warm: "#e3b18d", olive: "#cf9a70", brown: "#9a6443", dark: "#6d432d" };
const HAIR = { black: "#1d1a1c", brown: "#5b3a26", fair: "#d9b36c", red: "#b2552b", grey: "#a9b3b0", white: "#e6ebe8" };

/** What lies behind the head, and what lies over it. */
const STYLES = {
  crop: { over: "M49 66q-6-46 31-46t31 46q-5-6-8-22-26 8-42-2-6 10-12 24z" },
  part: { over: "M49 68q-8-50 34-49 30 2 27 49-6-8-8-20-30 2-38-16-2 20-15 36z" },
  bob: { behind: "M42 112q-10-96 38-96t38 96q-20 8-38 8t-38-8z", over: "M50 70q-6-50 30-50t30 48q-6-12-8-22-26-2-34-14-4 22-18 36z" },
  bun: { behind: "M63 20a17 15 0 0 1 34 0 17 15 0 0 1-34 0z", over: "M49 68q-6-46 31-46t31 46q-6-20-14-24-18-6-34 0-8 4-14 24z" },
  long: { behind: "M40 146q-2-30 2-62 2-66 38-66t38 66q4 32 2 62z", over: "M50 74q-4-52 30-52t30 52q-10-16-20-42-16 22-40 42z" },
  curls: { behind: "M36 92a16 16 0 0 1 2-24 16 16 0 0 1 8-26 18 18 0 0 1 22-20 18 18 0 0 1 26 0 18 18 0 0 1 22 20 16 16 0 0 1 8 26 16 16 0 0 1 0 24 14 14 0 0 1-14 16H50a14 14 0 0 1-14-16z", over: "M50 66q2-14 10-18 4 8 12 0 6 8 14 0 6 8 12 0 10 4 12 18 4-38-30-38t-30 38z" },
  afro: { behind: "M42 70a38 40 0 0 1 76 0q0 14-8 20H50q-8-6-8-20z", over: "M51 62q6-18 29-18t29 18q2-34-29-34t-29 34z" },
  none: {},
};
const BEARD = "M51 74q0 40 29 40t29-40q-3 14-12 14-17-7-34 0-9 0-12-14z";

const people = [
  { name: "clara-weiss", skin: "light", hair: "fair", style: "bob", glasses: true, ground: "#0d9488" },
  { name: "emil-thorsen", skin: "light", hair: "brown", style: "part", beard: true, ground: "#d6e0db" },
  { name: "hanne-vik", skin: "light", hair: "white", style: "crop", ground: "#0a504b" },
  { name: "ines-marquardt", skin: "olive", hair: "black", style: "bun", ground: "#cdeee8" },
  { name: "jonas-petrow", skin: "warm", hair: "brown", style: "none", beard: true, glasses: true, ground: "#9cddd2" },
  { name: "leila-farsi", skin: "olive", hair: "black", style: "long", ground: "#d6e0db" },
  { name: "mara-quint", skin: "warm", hair: "grey", style: "bob", ground: "#0a665e" },
  { name: "nora-beck", skin: "light", hair: "red", style: "curls", ground: "#9cddd2" },
  { name: "piotr-zielny", skin: "warm", hair: "black", style: "crop", glasses: true, ground: "#d6e0db" },
  { name: "samuel-okoro", skin: "dark", hair: "black", style: "afro", ground: "#ffc83a" },
  { name: "tobias-lund", skin: "light", hair: "grey", style: "part", beard: true, ground: "#0d9488" },
  { name: "yara-haddad", skin: "brown", hair: "brown", style: "curls", ground: "#cdeee8" },
];

function draw({ name, skin, hair, style, glasses, beard, ground }) {
  const { behind, over } = STYLES[style];
  const line = `stroke="${INK}" stroke-width="3.500" stroke-linejoin="round" stroke-linecap="round"`;
  const shape = (d, fill) => d ? `<path d="${d}" fill="${fill}" ${line}/>` : "";
  const shoulders = "M12 164q0-40 46-46 22 12 44 0 46 6 46 46z";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">`,
    `<path fill="${ground}" d="M0 0h160v160H0z"/>`,
    shape(behind, HAIR[hair]),
    `<clipPath id="s"><path d="${shoulders}"/></clipPath>`,
    `<g clip-path="url(#s)"><g transform="translate(8 104) scale(2.4 1.1)">${letters[name[0].toUpperCase()]}</g></g>`,
    shape(shoulders, "none"),
    shape("M67 98v20q13 14 26 0V98z", SKIN[skin]),
    shape("M51 64q0-34 29-34t29 34v12q0 36-29 36T51 76z", SKIN[skin]),
    beard ? shape(BEARD, HAIR[hair]) : "",
    shape(over, HAIR[hair]),
    `<g fill="none" ${line}><path d="M81 68l-5 16h7"/><path d="M72 ${beard ? 95 : 96}q9 5 17-1"/>`,
    glasses ? `<path d="M57 66h18v12H57zM85 66h18v12H85zM75 70h10"/>` : `<path d="M61 64q5-3 10-1M89 63q5-2 10 1"/>`,
    `</g><path fill="${INK}" d="M64 70h5v6h-5zM92 70h5v6h-5z"/>`,
    "</svg>\n",
  ].join("");
}

mkdirSync(media, { recursive: true });
for (const person of people) writeFileSync(new URL(`${person.name}.svg`, media), draw(person));
writeFileSync(new URL("alt.yaml", media), people.map(({ name }) => `${name}.svg: Drawing of ${name.split("-").map((part) => part[0].toUpperCase() + part.slice(1)).join(" ")}\n`).join(""));
