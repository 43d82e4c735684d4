import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Cover, Ornament } from '#app/ui/art.tsx';
import { BRAND_NAMES, type BrandName } from '#brand-names.ts';
import { render } from '#test/render.tsx';
import type { HeroProduct } from './brand.ts';
import { BrandContext } from './brand-context.ts';
import { DEVICES } from './devices.ts';

const drawArt = (brand: BrandName) =>
  render(
    <BrandContext value={brand}>
      <Cover text="Anna Berg" columns={2} rows={1} />
      <Cover text="Slotting for a frozen hall" columns={4} rows={3} />
      <Ornament text="A tip" columns={3} rows={1} />
    </BrandContext>,
  );

it('northquay draws flags in place of missing images', () => {
  expect(drawArt('northquay').match(/\/art\/\w+-\d\.svg/g)).toEqual([
    '/art/AB-2.svg',
    '/art/SFAFHLOARAOR-4.svg',
    '/art/ATA-3.svg',
  ]);
});

it('plain draws initials, and has no ornaments', () => {
  const html = drawArt('plain');
  expect(html).not.toContain('<img');
  expect(html.match(/<text[^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, ''))).toEqual(['AB', 'S']);
});

it('every brand links the products of the home page', () => {
  const product: HeroProduct = {
    key: '/dock',
    name: 'Dock board',
    height: 10,
    ratio: 1,
    image: () => <img src="/board.webp" alt="" />,
    layer: null,
    link: (content, className) => (
      <a href="/dock" className={className}>
        {content}
      </a>
    ),
  };
  for (const { Hero } of Object.values(DEVICES))
    expect(Hero && render(<Hero label="What we built" products={[product]} />)).toMatch(
      /<a href="\/dock".*Dock board/s,
    );
});

/** Words that belong to the demo's brand: its name and its harbour. */
const OF_ONE_BRAND = new RegExp(
  `${BRAND_NAMES[0]}|quay|berth|bollard|harbou?r|\\btides?\\b|buoy|signal.flag|as flags`,
  'i',
);
const ROOT = path.resolve(import.meta.dirname, '../..');
const sources = globSync(
  ['web/{app,platform,server}/**/*', 'web/*.*', 'cms/{config,src,starter}/**/*', 'scripts/*', 'deploy/**/*'],
  {
    cwd: ROOT,
    withFileTypes: true,
  },
)
  .filter(
    (entry) =>
      entry.isFile() &&
      !/package-lock/.test(entry.name) &&
      /\.(?:tsx?|css|m?js|json|ya?ml|md|service|sh|Dockerfile|example)$|Caddyfile/.test(entry.name),
  )
  .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));

it('words of the demo brand are only in its folder, in the list of brands and in the demo', () => {
  expect(sources.length).toBeGreaterThan(600);
  const others = sources.filter((file) => file !== 'web/brand-names.ts');
  const found = others.filter((file) => OF_ONE_BRAND.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
