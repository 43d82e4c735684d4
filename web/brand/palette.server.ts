import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

register(modeRgb);
// culori measures contrast in linear RGB.
register(modeLrgb);
const oklch = register(modeOklch);

/** A colour made lighter or darker for a role. `lightness`: the change in OKLCH lightness, from -1 to 1. */
type ColourShift = { role: string; from: string; to: string; lightness: number };
export type Palette = ReturnType<typeof derivePalette>;
type Colours = { primary: string; accent: string; tint: number };

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for graphics. */
export const AA_CONTRAST = { text: 4.5, graphics: 3 } as const;
/** A colour that has too little contrast is shifted to these values: a little more than WCAG AA, for comfortable reading. */
const COMFORTABLE = { text: 5.8, onDark: 7.4, graphics: 3.2 } as const;
/** WCAG requires no contrast of an accent, but it has to be visible on the page. */
const VISIBLE = { minimum: 1.2, comfortable: 1.3 } as const;
/** OKLCH lightness. */
const STEP = 0.002;
/** A primary colour with less chroma counts as grey, without a hue to derive tints from. */
const GREY_CHROMA = 0.02;
/** OKLCH hues, in degrees. */
const DANGER_HUE = 29;
const WARM = { from: 20, to: 110 } as const;
const WHITE = '#ffffff';

/**
 * The whole palette, derived from two colours: CSS custom properties without their dashes, as `#rrggbb`. Greys, tints and bands take
 * the hue of the primary colour. Roles that carry text or meaning are made lighter or darker until they meet WCAG AA on each of their
 * backgrounds.
 */
export function derivePalette({ primary, accent, tint }: Colours) {
  const shifts: ColourShift[] = [];
  const base = parse(primary);
  const isGrey = base.c < GREY_CHROMA;
  const grey = (l: number, part: number) =>
    hex({ ...base, l, c: isGrey ? Math.min(base.c, tint * part) : tint * part });
  const tone = (l: number, part: number) => hex({ ...base, l, c: base.c * part });

  const recordShift = (role: string, from: string, to: string) => {
    if (to !== from) shifts.push({ role, from, to, lightness: round(parse(to).l - parse(from).l) });
    return to;
  };

  const ink = grey(0.23, 1.03);
  const bg = grey(0.973, 0.16);
  const plate = grey(0.947, 0.3);
  const danger = hex({ mode: 'oklch', l: 0.501, c: 0.178, h: DANGER_HUE });
  const dangerSoft = hex({ mode: 'oklch', l: 0.957, c: 0.017, h: DANGER_HUE });
  const lightBackgrounds = [bg, WHITE, plate];
  const accentText = recordShift(
    'links in the light theme',
    primary,
    ensureContrast(primary, lightBackgrounds, AA_CONTRAST.text, COMFORTABLE.text),
  );
  const fill = recordShift('buttons in the light theme', primary, canCarryText(primary, ink) ? primary : accentText);
  const underText = (colour: string) =>
    canCarryText(colour, ink) ? colour : ensureContrast(colour, [ink], AA_CONTRAST.text, COMFORTABLE.text);
  /** The hover colour. It keeps the text colour, so it needs contrast with that. */
  const hoverOf = (colour: string) => {
    const { l, c, ...rest } = parse(colour);
    const paler = hex({ ...rest, l: Math.min(0.95, l + 0.08), c: c * 0.5 });
    return ensureContrast(paler, [textOn(colour, ink)], AA_CONTRAST.text, COMFORTABLE.text);
  };
  /** A less saturated colour for dark pages, where full saturation glares. Unchanged if it would have too little contrast. */
  const calmerOf = (colour: string, backgrounds: string[]) => {
    const { l, c, ...rest } = parse(colour);
    const calm = hex({ ...rest, l: l - 0.05, c: c * 0.92 });
    const isVisible = backgrounds.every((background) => wcagContrast(calm, background) >= AA_CONTRAST.graphics);
    return isVisible && canCarryText(calm, ink) ? calm : colour;
  };
  const marks = (colour: string) => ({ mark: colour, 'on-mark': textOn(colour, ink), 'mark-hover': hoverOf(colour) });
  const visible = ensureContrast(accent, [bg], VISIBLE.minimum, VISIBLE.comfortable);
  const mark = recordShift('accent in the light theme', accent, underText(visible));
  const soft = tone(0.924, 0.34);
  const light = {
    bg,
    surface: WHITE,
    plate,
    ink,
    'ink-2': ensureContrast(grey(0.471, 1.05), lightBackgrounds, COMFORTABLE.text - 0.1, COMFORTABLE.text),
    line: grey(0.898, 0.5),
    'line-strong': ensureContrast(grey(0.566, 0.97), lightBackgrounds, 3.6, 3.8),
    accent: recordShift(
      'graphics in the light theme',
      primary,
      ensureContrast(primary, lightBackgrounds, AA_CONTRAST.graphics, COMFORTABLE.graphics),
    ),
    'accent-text': accentText,
    'accent-soft': soft,
    fill,
    // A very dark button can't become darker on hover, so it becomes lighter.
    'fill-hover': parse(fill).l < 0.3 ? grey(0.42, 1) : ink,
    'on-fill': textOn(fill, ink),
    'on-fill-hover': WHITE,
    ...marks(mark),
    'mark-on-soft': onSoft(mark, primary, soft),
    'soft-band': soft,
    danger: ensureContrast(danger, [...lightBackgrounds, dangerSoft], AA_CONTRAST.text, COMFORTABLE.text),
    'danger-soft': dangerSoft,
    focus: accentText,
    selection: tone(0.851, 0.65),
    'fig-1': grey(0.898, 0.5),
    'fig-2': tone(0.851, 0.65),
    'fig-3': tone(0.761, 0.95),
    'fig-4': tone(0.6, 1),
    'fig-5': tone(0.32, 0.48),
    edge: ink,
    ...syntax(base, isGrey, 'light', [bg, WHITE, plate]),
  };
  // Warm hues are brown when dark, so bands take less of their chroma.
  const depth = WARM.from < (base.h ?? 0) && (base.h ?? 0) < WARM.to ? 0.18 : 0.51;
  const band = tone(Math.min(0.334, Math.max(base.l, 0.22)), depth);
  const footer = grey(0.183, 0.76);

  const darkBg = grey(0.203, 0.88);
  const darkSurface = grey(0.242, 1.1);
  const darkPlate = grey(0.3, 1.25);
  const darkBand = tone(0.305, depth * 0.8);
  // Much lighter than the dark bands, because both can be adjacent.
  const darkSoft = tone(0.4, depth);
  const darkBackgrounds = [darkBg, darkSurface, darkPlate];
  const allDarkBackgrounds = [...darkBackgrounds, darkSoft, band, darkBand, footer];
  // A grey can only stand out by its lightness.
  const withContrast = (colour: string, minimum: number, comfortable: number, backgrounds: string[]) =>
    parse(colour).c < GREY_CHROMA
      ? hex({ ...parse(colour), l: 0.953 })
      : ensureContrast(colour, backgrounds, minimum, comfortable);
  const darkAccent = recordShift(
    'buttons and graphics in the dark theme',
    primary,
    ensureContrast(
      withContrast(primary, AA_CONTRAST.text, 5.6, darkBackgrounds),
      [darkSoft],
      AA_CONTRAST.graphics,
      COMFORTABLE.graphics,
    ),
  );
  const darkMark = recordShift(
    'accent on dark',
    accent,
    underText(withContrast(accent, AA_CONTRAST.graphics, AA_CONTRAST.text, allDarkBackgrounds)),
  );
  const calmMark = calmerOf(darkMark, allDarkBackgrounds);
  const markOnDark = recordShift(
    'accent as text on dark',
    accent,
    ensureContrast(accent, allDarkBackgrounds, AA_CONTRAST.text, COMFORTABLE.text),
  );
  const darkDangerSoft = hex({ mode: 'oklch', l: 0.252, c: 0.06, h: DANGER_HUE });
  const onDark = {
    ink: grey(0.953, 0.45),
    accent: darkAccent,
    'accent-text': recordShift(
      'links in the dark theme',
      primary,
      ensureContrast(
        withContrast(primary, COMFORTABLE.onDark - 0.2, COMFORTABLE.onDark, [darkPlate]),
        [darkSoft],
        AA_CONTRAST.text,
        AA_CONTRAST.text,
      ),
    ),
    'accent-soft': tone(0.329, 0.46),
    fill: darkAccent,
    'fill-hover': tone(0.851, 0.65),
    'on-fill': textOn(darkAccent, footer),
    'on-fill-hover': footer,
    ...marks(darkMark),
    danger: ensureContrast(
      hex({ mode: 'oklch', l: 0.791, c: 0.12, h: DANGER_HUE }),
      [...allDarkBackgrounds, darkDangerSoft],
      AA_CONTRAST.text,
      AA_CONTRAST.text,
    ),
    'danger-soft': darkDangerSoft,
    selection: tone(0.405, 0.61),
    ...syntax(base, isGrey, 'dark', darkBackgrounds),
  };
  const dark = {
    ...onDark,
    bg: darkBg,
    surface: darkSurface,
    plate: darkPlate,
    ...marks(calmMark),
    'mark-on-soft': onSoft(calmMark, darkAccent, darkSoft),
    'mark-on-dark': ensureContrast(calmMark, allDarkBackgrounds, AA_CONTRAST.text, COMFORTABLE.text),
    'accent-soft': darkSoft,
    'soft-band': darkBand,
    'ink-2': ensureContrast(grey(0.777, 0.98), [darkSoft], 4.8, 5),
    line: grey(0.375, 1.34),
    'line-strong': ensureContrast(grey(0.647, 1.29), [darkSoft], AA_CONTRAST.graphics, COMFORTABLE.graphics),
    focus: calmMark,
    'fig-1': grey(0.317, 1.42),
    'fig-2': tone(0.37, 0.72),
    'fig-3': tone(0.505, 0.8),
    'fig-4': tone(0.62, 1),
    'fig-5': tone(0.7, 1),
    edge: grey(0.375, 1.34),
  };
  const onBand = (background: string, theme: string) => ({
    bg: background,
    'accent-text': recordShift(
      `links on dark bands in the ${theme} theme`,
      onDark['accent-text'],
      ensureContrast(onDark['accent-text'], [background], AA_CONTRAST.text, COMFORTABLE.text),
    ),
    accent: recordShift(
      `graphics on dark bands in the ${theme} theme`,
      darkAccent,
      ensureContrast(darkAccent, [background], AA_CONTRAST.graphics, COMFORTABLE.graphics),
    ),
    plate: tone(parse(background).l + 0.037, depth * 1.12),
    surface: tone(parse(background).l + 0.023, depth * 1.1),
    'ink-2': grey(0.823, 1.05),
    'line-strong': grey(0.723, 1.4),
  });
  return {
    light: {
      ...light,
      band,
      'head-band': band,
      'head-fill': darkMark,
      'head-fill-hover': hoverOf(darkMark),
      'on-head-fill': textOn(darkMark, ink),
      'band-line': tone(parse(band).l + 0.114, depth * 1.18),
    },
    dark: {
      ...dark,
      band: darkBand,
      'head-band': darkBg,
      'head-fill': onDark.fill,
      'head-fill-hover': onDark['fill-hover'],
      'on-head-fill': onDark['on-fill'],
      'band-line': tone(0.393, depth),
    },
    bandInLight: { ...onDark, ...onBand(band, 'light'), focus: darkMark },
    bandInDark: { ...onBand(darkBand, 'dark'), ...marks(calmMark), focus: calmMark },
    fixed: {
      primary,
      footer,
      'footer-line': grey(0.322, 1.34),
      'light-page': bg,
      'light-soft': soft,
      'light-line': grey(0.898, 0.5),
      'light-selection': tone(0.851, 0.65),
      'light-ink': ink,
      'light-band': band,
      'mark-on-dark': markOnDark,
    },
    shifts,
  };
}

export type PalettePreview = {
  themes: {
    name: string;
    ground: string;
    samples: { label: string; text: string; ground: string; contrast: number }[];
  }[];
  shifts: ColourShift[];
};

/** The preview that the admin panel shows beside the two colours, with contrasts by WCAG 2.2, rounded down. */
export function previewPalette({ light, dark, shifts }: Palette): PalettePreview {
  const theme = (name: string, roles: Record<(typeof PREVIEWED)[number][1 | 2], string>) => ({
    name,
    ground: roles.bg,
    samples: PREVIEWED.map(([label, text, ground]) => ({
      label,
      text: roles[text],
      ground: roles[ground],
      contrast: Math.floor(wcagContrast(roles[text], roles[ground]) * 10) / 10,
    })),
  });
  return { themes: [theme('Light theme', light), theme('Dark theme', dark)], shifts };
}
const PREVIEWED = [
  ['Text', 'ink', 'bg'],
  ['Quiet text', 'ink-2', 'bg'],
  ['Link', 'accent-text', 'bg'],
  ['Button', 'on-fill', 'fill'],
  ['Accent', 'on-mark', 'mark'],
] as const;

/** The colours of highlighted code, at fixed distances from the primary colour's hue. */
function syntax(base: Oklch, isGrey: boolean, theme: 'light' | 'dark', backgrounds: string[]) {
  const [l, c] = theme === 'light' ? [0.42, 0.13] : [0.82, 0.11];
  const hueAt = (degrees: number, chroma = c) =>
    ensureContrast(
      hex({ mode: 'oklch', l, c: chroma, h: ((isGrey ? 260 : (base.h ?? 0)) + degrees) % 360 }),
      backgrounds,
      5,
      COMFORTABLE.text,
    );
  return {
    'code-keyword': hueAt(200),
    'code-constant': hueAt(70),
    'code-string': hueAt(40, c * 0.7),
    'code-function': hueAt(110),
    'code-parameter': hueAt(225),
    'code-inserted': hex({ mode: 'oklch', l: theme === 'light' ? 0.4 : 0.85, c, h: 148 }),
    'code-comment': ensureContrast(
      hex({ ...base, l: theme === 'light' ? 0.54 : 0.8, c: 0.015 }),
      backgrounds,
      4.6,
      4.8,
    ),
  };
}

/**
 * Returns the colour itself if its contrast is at least `minimum` on every background. Otherwise makes it darker on light backgrounds,
 * lighter on dark ones, until its contrast is `comfortable`, or up to black or white.
 */
function ensureContrast(colour: string, backgrounds: string[], minimum: number, comfortable: number): string {
  const contrastOf = (text: string) => Math.min(...backgrounds.map((background) => wcagContrast(text, background)));
  if (contrastOf(colour) >= minimum) return colour;
  const { l, ...rest } = parse(colour);
  const isDarker = parse(backgrounds[0] ?? WHITE).l > 0.5;
  const end = isDarker ? 0 : 1;
  for (let next = l; isDarker ? next > end : next < end; next += isDarker ? -STEP : STEP) {
    const shifted = hex({ ...rest, l: next });
    if (contrastOf(shifted) >= comfortable) return shifted;
  }
  return hex({ ...rest, l: end });
}

/** The colour of graphics on a soft background: the accent, or the primary colour if the accent is too pale. */
const onSoft = (accent: string, primary: string, soft: string): string =>
  wcagContrast(accent, soft) >= AA_CONTRAST.graphics
    ? accent
    : ensureContrast(primary, [soft], AA_CONTRAST.graphics, COMFORTABLE.graphics);
const canCarryText = (background: string, ink: string): boolean =>
  wcagContrast(textOn(background, ink), background) >= AA_CONTRAST.text;
const textOn = (background: string, ink: string): string =>
  wcagContrast(WHITE, background) >= wcagContrast(ink, background) ? WHITE : ink;

function parse(colour: string): Oklch {
  const parsed = oklch(colour);
  if (!parsed) throw new Error(`Not a colour: ${colour}`);
  return parsed;
}
const hex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch', 'rgb'));
const round = (number: number) => Math.round(number * 100) / 100;
