import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode } from 'culori/fn';
import { DEFAULT_ACCENT, DEFAULT_COLORS, DEFAULT_GROUND, type ColorToken } from './palette-colors.ts';
import { contrast, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from './colors.ts';

export type Colors = Record<ColorToken, string>;

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Grounds leave some room above the least contrast, because the texts on them share several. */
const GROUND_CONTRAST = 4.6;
const LIGHT_GROUNDS = ['paper', 'sand', 'card', 'warm-light'] as const;
const DARK_GROUNDS = ['night-black', 'night-deep', 'night', 'dusk-1', 'dusk-2', 'earth', 'earth-deep'] as const;

interface Pair {
  /** A token, or the white of texts on dark grounds. */
  text: ColorToken | 'white';
  grounds: readonly ColorToken[];
  least: number;
}

/** Every pair of a colour and its grounds that the styles use, with the least contrast by WCAG 2.2. */
export const COLOR_PAIRS: readonly Pair[] = [
  { text: 'ink', grounds: [...LIGHT_GROUNDS, 'warm', 'danger-ground'], least: TEXT_CONTRAST },
  { text: 'soft', grounds: LIGHT_GROUNDS, least: TEXT_CONTRAST },
  { text: 'danger', grounds: ['danger-ground', 'paper', 'card', 'sand'], least: TEXT_CONTRAST },
  { text: 'brand-text', grounds: ['paper', 'card'], least: TEXT_CONTRAST },
  { text: 'brand-text', grounds: ['sand', 'warm-light'], least: LARGE_TEXT_CONTRAST },
  { text: 'brand-strong', grounds: [...LIGHT_GROUNDS, 'warm'], least: TEXT_CONTRAST },
  { text: 'brand-shade', grounds: [...LIGHT_GROUNDS, 'warm'], least: TEXT_CONTRAST },
  { text: 'on-brand-light', grounds: ['brand-light'], least: TEXT_CONTRAST },
  { text: 'line-strong', grounds: ['paper', 'card', 'sand'], least: LARGE_TEXT_CONTRAST },
  { text: 'line-hover', grounds: ['paper', 'card', 'sand'], least: LARGE_TEXT_CONTRAST },
  { text: 'on-brand', grounds: ['brand', 'brand-hover'], least: TEXT_CONTRAST },
  { text: 'white', grounds: [...DARK_GROUNDS, 'evening-1', 'evening-2'], least: TEXT_CONTRAST },
  {
    text: 'moon',
    grounds: ['night-black', 'night-deep', 'night', 'dusk-1', 'dusk-2', 'evening-1'],
    least: TEXT_CONTRAST,
  },
  { text: 'moon-light', grounds: [...DARK_GROUNDS, 'evening-1', 'evening-2'], least: TEXT_CONTRAST },
  { text: 'brand-night', grounds: ['night-black', 'night-deep', 'night', 'dusk-1'], least: TEXT_CONTRAST },
  { text: 'brand-night', grounds: ['dusk-2', 'earth'], least: LARGE_TEXT_CONTRAST },
  { text: 'brand-light', grounds: [...DARK_GROUNDS, 'evening-1'], least: TEXT_CONTRAST },
];

const toOklch = useMode(modeOklch);
useMode(modeRgb);
useMode(modeLrgb);

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export interface PaletteChoice {
  /** The colour of the brand, `#rrggbb`; '' for that of a new site. */
  accent: string;
  /** The background of pages, `#rrggbb`; '' for that of a new site. */
  ground: string;
}

export interface Palette {
  colors: Colors;
  /** The CSS filter that gives the artwork the hue of the accent. */
  artFilter: string;
  /** Whether the ground needs light text. */
  isDark: boolean;
}

/**
 * Derives all colours of the site from an accent and a ground. Both stay exact where they are surfaces. Each colour of
 * text is the nearest step in OKLCH lightness that is readable on all grounds of `COLOR_PAIRS`.
 */
export function derivePalette({ accent, ground }: PaletteChoice): Palette {
  const brand = accent || DEFAULT_ACCENT;
  const paper = ground || DEFAULT_GROUND;
  const isDark = contrast(WHITE, paper) > contrast(BLACK, paper);
  if (brand === DEFAULT_ACCENT && paper === DEFAULT_GROUND)
    return { colors: { ...DEFAULT_COLORS }, artFilter: 'none', isDark };
  const turn = hueTurn(brand);
  const colors = {
    ...DEFAULT_COLORS,
    ...nightColors(turn),
    ...groundColors(paper, isDark, turn),
    ...brandSurfaces(brand, turn),
  };
  return { colors: withReadableTexts(colors), artFilter: artFilter(turn), isDark };
}

/** How an accent differs from that of a new site. */
interface Turn {
  hue: number;
  /** Degrees to the hue of the default accent, from -180 to 180. */
  degrees: number;
  /** The chroma as a share of that of the default accent, at most 1.2. */
  chroma: number;
  /** The hue is warm, so dusk keeps its second hue. Otherwise all of night has the hue of the accent. */
  isWarm: boolean;
}

const WARM_DEGREES = 45;

function hueTurn(brand: string): Turn {
  const own = oklchOf(brand);
  const first = oklchOf(DEFAULT_ACCENT);
  const degrees = ((own.h - first.h + 540) % 360) - 180;
  const chroma = Math.min(own.c / first.c, 1.2);
  return { hue: own.h, degrees, chroma, isWarm: Math.abs(degrees) <= WARM_DEGREES && chroma > 0.3 };
}

/** A default colour with its lightness, in the hues of the accent. */
function turned(token: ColorToken, { hue, degrees, chroma, isWarm }: Turn): Oklch {
  const base = oklchOf(DEFAULT_COLORS[token]);
  if (isWarm) return { ...base, c: base.c * chroma, h: base.h + degrees };
  return { ...base, c: base.c * 0.9 * chroma, h: hue };
}

function nightColors(turn: Turn): Partial<Colors> {
  const tokens = [
    ...['night-black', 'night-deep', 'night', 'moon', 'moon-light', 'dusk-1', 'dusk-2', 'dusk-3', 'dusk-4'],
    ...['evening-1', 'evening-2', 'evening-3', 'sun-1', 'sun-2', 'sun-3', 'sun-4', 'earth', 'earth-deep'],
  ] as ColorToken[];
  return Object.fromEntries(
    tokens.map((token) => {
      const color = hexOf(turned(token, turn));
      const isGround = COLOR_PAIRS.some(({ text, grounds }) => text === 'white' && grounds.includes(token));
      return [token, isGround ? withContrast(color, [WHITE], TEXT_CONTRAST) : color];
    }),
  );
}

/** Lightness of a ground above or below that of the page. */
const DARK_STEPS: Partial<Record<ColorToken, number>> = {
  card: 0.045,
  sand: 0.03,
  line: 0.14,
  'line-soft': 0.3,
  'warm-light': 0.07,
  warm: 0.11,
};

function groundColors(paper: string, isDark: boolean, turn: Turn): Partial<Colors> {
  const page = oklchOf(paper);
  const first = oklchOf(DEFAULT_GROUND);
  /** The chroma of texts and lines: grey on a grey page. */
  const share = Math.min(page.c / first.c, 2);
  const step = (token: ColorToken, { c, h }: { c: number; h: number }) => {
    const base = oklchOf(DEFAULT_COLORS[token]);
    const l = isDark ? page.l + (DARK_STEPS[token] ?? 0.3) : page.l - (first.l - base.l);
    return asGround(hexOf({ l: Math.min(Math.max(l, 0), 1), c, h }), isDark);
  };
  const plain = (token: ColorToken) =>
    step(token, { c: Math.max(oklchOf(DEFAULT_COLORS[token]).c * Math.min(share, 1), page.c), h: page.h });
  const warm = (token: ColorToken) => step(token, { c: oklchOf(DEFAULT_COLORS[token]).c * turn.chroma, h: turn.hue });
  const danger = (l: number, c: number) => hexOf({ l, c, h: 35 });
  const text = (token: ColorToken, darkL: number) => {
    const base = oklchOf(DEFAULT_COLORS[token]);
    return hexOf({ l: isDark ? darkL : base.l, c: base.c * share, h: page.h });
  };
  return {
    paper,
    ...{ card: plain('card'), sand: plain('sand'), line: plain('line'), 'line-soft': plain('line-soft') },
    ...{ 'line-strong': text('line-strong', 0.6), 'line-hover': text('line-hover', 0.66) },
    ...{ ink: text('ink', 0.97), soft: text('soft', 0.8) },
    ...{ 'warm-light': warm('warm-light'), warm: warm('warm'), 'line-warm': warm('line-warm') },
    danger: danger(isDark ? 0.75 : 0.44, 0.13),
    'danger-line': danger(isDark ? page.l + 0.25 : page.l - 0.2, 0.07),
    'danger-ground': asGround(danger(isDark ? page.l + 0.06 : page.l - 0.03, 0.02), isDark),
  };
}

/** A ground on which black or white text can be read: beside a page of medium lightness it may have to move. */
function asGround(color: string, isDark: boolean): string {
  return withContrast(color, [isDark ? WHITE : BLACK], GROUND_CONTRAST);
}

function brandSurfaces(brand: string, turn: Turn): Partial<Colors> {
  const own = oklchOf(brand);
  const texts = [DEFAULT_COLORS.ink, WHITE, BLACK];
  // One of white and black is always readable.
  const onBrand = texts.find((text) => contrast(text, brand) >= TEXT_CONTRAST) ?? BLACK;
  const hover = onBrand === WHITE ? own.l - 0.06 : Math.min(own.l + 0.08, 0.96);
  return {
    brand,
    'on-brand': onBrand,
    'brand-hover': hexOf({ ...own, l: Math.max(hover, 0) }),
    'brand-light': hexOf(turned('brand-light', turn)),
    'brand-night': brand,
    'brand-text': brand,
    'brand-strong': brand,
    'brand-shade': brand,
    'on-brand-light': hexOf(turned('on-brand-light', turn)),
  };
}

/** Moves each colour of text to the nearest lightness that its grounds allow. */
function withReadableTexts(colors: Colors): Colors {
  const result = { ...colors };
  const texts = new Set(COLOR_PAIRS.map(({ text }) => text));
  for (const text of texts) {
    if (text === 'white' || text === 'on-brand') continue;
    const own = COLOR_PAIRS.filter((pair) => pair.text === text);
    const bounds = own.flatMap(({ grounds, least }) => grounds.map((ground) => [result[ground], least] as const));
    result[text] = readableOn(result[text], bounds);
  }
  return result;
}

/** The colour, or the nearest lightness of it that can be read on all grounds. */
export function withContrast(color: string, grounds: readonly string[], least: number): string {
  return readableOn(
    color,
    grounds.map((ground) => [ground, least] as const),
  );
}

/** The colour with the nearest lightness that has the least contrast with each ground. */
function readableOn(color: string, bounds: readonly (readonly [ground: string, least: number])[]): string {
  const passes = (one: string) => bounds.every(([ground, least]) => contrast(one, ground) >= least);
  if (passes(color)) return color;
  const own = oklchOf(color);
  const found = [0, 1].flatMap((end) => nearestStep(own, end, passes) ?? []);
  const distance = (one: string) => Math.abs(oklchOf(one).l - own.l);
  return found.toSorted((a, b) => distance(a) - distance(b))[0] ?? color;
}

/** Searches between the lightness of a colour and black or white for the first one that passes. */
function nearestStep(own: Oklch, end: number, passes: (color: string) => boolean): string | null {
  const at = (share: number) => hexOf({ ...own, l: own.l + (end - own.l) * share });
  if (!passes(at(1))) return null;
  let [failed, passed] = [0, 1];
  for (let round = 0; round < 9; round += 1) {
    const middle = (failed + passed) / 2;
    if (passes(at(middle))) passed = middle;
    else failed = middle;
  }
  return at(passed);
}

/** The drawn sepia of a browser has this hue in OKLCH. */
const SEPIA_HUE = 75;

function artFilter({ hue, degrees, chroma, isWarm }: Turn): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  if (chroma < 0.15) return 'grayscale(1)';
  if (isWarm) return Math.abs(degrees) < 3 ? 'none' : `hue-rotate(${Math.round(degrees)}deg)`;
  return `sepia(1) saturate(${round(0.6 + chroma)}) hue-rotate(${Math.round(hue - SEPIA_HUE)}deg)`;
}

export function oklchOf(color: string): Oklch {
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** The colour as `#rrggbb`, with less chroma if the screen cannot show it. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** How much lighter (positive) or darker a colour is than another, in percent of the OKLCH lightness. */
export function lightnessStep(color: string, from: string): number {
  return Math.round((oklchOf(color).l - oklchOf(from).l) * 100);
}
