import { clampChroma, formatHex, wcagContrast } from 'culori/fn';
import { expect, it } from 'vitest';
import { AA_CONTRAST, derivePalette } from './palette.server.ts';

const HUES = Array.from({ length: 18 }, (_, index) => index * 20);
const primaries = HUES.flatMap((h) =>
  [
    [0.35, 0.2],
    [0.6, 0.2],
    [0.85, 0.1],
  ].map(([l = 0, c = 0]) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb'))),
);
const accents = ['#ffffff', '#000000', '#ffc83a', '#1d3fff', '#777777'];

type Roles = Record<string, string>;
const PAGE = ['bg', 'surface', 'plate'];
const WORDS = ['ink', 'ink-2', 'accent-text', 'danger'];
const TEXT = [...WORDS, 'code-keyword', 'code-string', 'code-function', 'code-comment'];

const OTHER_PAIRS = [
  ['ink', 'fig-2'],
  ['ink', 'fig-3'],
  ['bg', 'fig-5'],
  ['on-head-fill', 'head-fill'],
  ['on-head-fill', 'head-fill-hover'],
] as const;

/** Descriptions of the colour pairs that have less contrast than WCAG AA requires. */
function misses(roles: Roles, texts: string[], backgrounds: string[]) {
  const pairs = [
    ...texts.flatMap((text) => backgrounds.map((background) => [text, background, AA_CONTRAST.text] as const)),
    ['on-fill', 'fill', AA_CONTRAST.text] as const,
    ['on-fill-hover', 'fill-hover', AA_CONTRAST.text] as const,
    ['on-mark', 'mark', AA_CONTRAST.text] as const,
    ['on-mark', 'mark-hover', AA_CONTRAST.text] as const,
    ['danger', 'danger-soft', AA_CONTRAST.text] as const,
    ...('mark-on-soft' in roles ? [['mark-on-soft', 'accent-soft', AA_CONTRAST.graphics] as const] : []),
    ...backgrounds.flatMap((background) => [
      ['accent', background, AA_CONTRAST.graphics] as const,
      ['line-strong', background, AA_CONTRAST.graphics] as const,
      ['focus', background, AA_CONTRAST.graphics] as const,
    ]),
  ];
  return pairs.flatMap(([text, background, minimum]) => {
    const [a = '', b = ''] = [roles[text], roles[background]];
    const contrast = wcagContrast(a, b);
    return contrast >= minimum ? [] : [`${text} ${a} on ${background} ${b}: ${contrast.toFixed(2)}`];
  });
}

it.each(['#111111', '#ffffff', ...primaries])('every pair in use has the contrast of WCAG AA with %s', (primary) => {
  for (const accent of accents) {
    const { light, dark, bandInLight, bandInDark, fixed } = derivePalette({ primary, accent, tint: 0.025 });
    expect(misses(light, TEXT, PAGE), accent).toEqual([]);
    expect(misses(dark, TEXT, PAGE), accent).toEqual([]);
    expect(misses(dark, WORDS, ['accent-soft']), accent).toEqual([]);
    const onBand = ['ink', 'ink-2', 'accent-text'];
    expect(misses(bandInLight, onBand, ['bg', 'plate']), accent).toEqual([]);
    expect(misses({ ...bandInLight, ...bandInDark }, onBand, ['bg', 'plate']), accent).toEqual([]);
    for (const background of [fixed.footer, bandInLight.bg, bandInDark.bg, dark.bg])
      for (const { 'mark-on-dark': mark } of [fixed, dark])
        expect(wcagContrast(mark, background)).toBeGreaterThanOrEqual(AA_CONTRAST.text);
    for (const theme of [light, dark])
      for (const [text, background] of OTHER_PAIRS)
        expect(wcagContrast(theme[text], theme[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
          AA_CONTRAST.text,
        );
    for (const background of [fixed['light-soft'], fixed['light-selection']])
      expect(wcagContrast(fixed['light-ink'], background)).toBeGreaterThanOrEqual(AA_CONTRAST.text);
  }
});

it('uses a colour with enough contrast as it is, shifts others, and reports by how much', () => {
  expect(derivePalette({ primary: '#6d28d9', accent: '#ffc83a', tint: 0.025 })).toMatchObject({
    light: { fill: '#6d28d9', 'accent-text': '#6d28d9', mark: '#ffc83a' },
    // The dark page has a less saturated accent.
    dark: { mark: '#ebb93b' },
    bandInLight: { mark: '#ffc83a' },
    bandInDark: { mark: '#ebb93b' },
  });
  const { light, dark, shifts } = derivePalette({ primary: '#ff7a00', accent: '#ffc83a', tint: 0.025 });
  // The button in a page's head has the accent on a band, and the primary colour on the background of the page.
  expect([light['head-band'], light['head-fill']]).toEqual([light.band, '#ffc83a']);
  expect([dark['head-band'], dark['head-fill']]).toEqual([dark.bg, dark.fill]);
  // Orange buttons have dark text.
  expect(light).toMatchObject({ fill: '#ff7a00', 'on-fill': light.ink });
  expect(shifts).toContainEqual({
    role: 'links in the light theme',
    from: '#ff7a00',
    to: light['accent-text'],
    lightness: -0.24,
  });
});

it.each(['#000000', '#6d28d9', '#ff7a00', '#ffffff'])('reports each role for which %s is shifted', (colour) => {
  const { light, dark, bandInLight, bandInDark, fixed, shifts } = derivePalette({
    primary: colour,
    accent: colour,
    tint: 0.025,
  });
  const roles: Record<string, [used: string, from: string]> = {
    'links in the light theme': [light['accent-text'], colour],
    'buttons in the light theme': [light.fill, colour],
    'graphics in the light theme': [light.accent, colour],
    'accent in the light theme': [light.mark, colour],
    'links in the dark theme': [dark['accent-text'], colour],
    'buttons and graphics in the dark theme': [dark.fill, colour],
    'accent on dark': [bandInLight.mark, colour],
    'accent as text on dark': [fixed['mark-on-dark'], colour],
    'links on dark bands in the light theme': [bandInLight['accent-text'], dark['accent-text']],
    'graphics on dark bands in the light theme': [bandInLight.accent, dark.accent],
    'links on dark bands in the dark theme': [bandInDark['accent-text'], dark['accent-text']],
    'graphics on dark bands in the dark theme': [bandInDark.accent, dark.accent],
  };
  const shifted = Object.entries(roles).filter(([, [used, from]]) => used !== from);
  expect(shifts.map(({ role, to }) => [role, to]).sort()).toEqual(shifted.map(([role, [used]]) => [role, used]).sort());
});

it('colours derived from black have no hue', () => {
  const { light, dark } = derivePalette({ primary: '#000000', accent: '#000000', tint: 0 });
  for (const colour of [light.bg, light.band, light.fill, dark.bg, dark.fill]) expect(colour).toMatch(/^#(..)\1\1$/);
  // Grey on a dark page would look disabled.
  for (const colour of [dark.mark, dark.fill]) expect(wcagContrast(colour, dark.bg)).toBeGreaterThan(12);
});

it('a soft band and a dark band are distinguishable in both themes', () => {
  for (const primary of ['#0d9488', '#6d28d9', '#ff7a00', '#111111']) {
    const { light, dark } = derivePalette({ primary, accent: '#ffc83a', tint: 0.025 });
    for (const theme of [light, dark])
      expect(wcagContrast(theme['accent-soft'], theme.band), primary).toBeGreaterThan(1.4);
  }
});
