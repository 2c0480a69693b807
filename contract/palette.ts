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
  /** Tokens, or the veil between words and an owner's picture. */
  grounds: readonly (ColorToken | 'veil')[];
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
  { text: 'white', grounds: [...DARK_GROUNDS, 'evening-1', 'evening-2', 'veil'], least: TEXT_CONTRAST },
  {
    text: 'moon',
    grounds: ['night-black', 'night-deep', 'night', 'dusk-1', 'dusk-2', 'evening-1'],
    least: TEXT_CONTRAST,
  },
  { text: 'moon-light', grounds: [...DARK_GROUNDS, 'evening-1', 'evening-2', 'veil'], least: TEXT_CONTRAST },
  { text: 'brand-night', grounds: ['night-black', 'night-deep', 'night', 'dusk-1'], least: TEXT_CONTRAST },
  { text: 'brand-night', grounds: ['dusk-2', 'earth', 'veil'], least: LARGE_TEXT_CONTRAST },
  { text: 'brand-light', grounds: [...DARK_GROUNDS, 'evening-1', 'veil'], least: TEXT_CONTRAST },
  { text: 'action-night', grounds: ['night-black', 'night-deep', 'night', 'dusk-1'], least: LARGE_TEXT_CONTRAST },
  { text: 'on-action-night', grounds: ['action-night', 'action-night-hover'], least: TEXT_CONTRAST },
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
  /** A second colour for marks, figures and what is on dark grounds, `#rrggbb`; '' for the accent. */
  second: string;
}

export interface Palette {
  colors: Colors;
  /** The CSS filter that gives the artwork the hue of the accent. */
  artFilter: string;
  /** Whether the ground needs light text. */
  isDark: boolean;
}

/**
 * Derives all colours of the site from an accent, a ground and a second colour. They stay exact where they are surfaces.
 * Each colour of text is the nearest step in OKLCH lightness that is readable on all grounds of `COLOR_PAIRS`.
 */
export function derivePalette({ accent, ground, second }: PaletteChoice): Palette {
  const brand = accent || DEFAULT_ACCENT;
  const paper = ground || DEFAULT_GROUND;
  const isDark = contrast(WHITE, paper) > contrast(BLACK, paper);
  if (brand === DEFAULT_ACCENT && paper === DEFAULT_GROUND && (!second || second === brand))
    return { colors: { ...DEFAULT_COLORS }, artFilter: 'none', isDark };
  const turn = hueTurn(brand);
  const nights = nightColors(turn, isDark && oklchOf(paper).c > COLOURED ? oklchOf(paper) : null);
  const colors = {
    ...DEFAULT_COLORS,
    ...nights,
    ...groundColors(paper, isDark, turn),
    ...brandSurfaces(brand),
    ...secondColors(second || brand, second !== ''),
    ...actionColors([brand, second || brand], nights),
  };
  return { colors: withReadableTexts(colors), artFilter: artFilter(turn), isDark };
}

/** How much of the night lies between white words and an owner's picture, at least. The styles have the same share. */
const VEIL_SHARE = 0.74;

/** The colour of one side of a pair. The veil has its lightest colour, over a white picture. */
export function pairColor(colors: Colors, name: ColorToken | 'white' | 'veil'): string {
  if (name === 'white') return WHITE;
  return name === 'veil' ? overWhite(colors['night-deep'], VEIL_SHARE) : colors[name];
}

function overWhite(color: string, share: number): string {
  const part = (at: number) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share + 255 * (1 - share));
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

/** How an accent differs from that of a new site. */
interface Turn extends Oklch {
  /** Degrees to the hue of the default accent, from -180 to 180. */
  degrees: number;
  /** The chroma as a share of that of the default accent, at most 1.2. */
  share: number;
  /** The colour is warm and light, so dusk keeps its second hue. Otherwise all of night has the hue of the accent. */
  isWarm: boolean;
}

const WARM_DEGREES = 45;
/** A warm colour below this lightness is a brown, and night is a darker one. */
const WARM_LIGHTNESS = 0.55;
/** The chroma from which people see the hue of a dark ground. */
const COLOURED = 0.015;

function hueTurn(brand: string): Turn {
  const own = oklchOf(brand);
  const first = oklchOf(DEFAULT_ACCENT);
  const degrees = ((own.h - first.h + 540) % 360) - 180;
  const share = Math.min(own.c / first.c, 1.2);
  const isWarm = Math.abs(degrees) <= WARM_DEGREES && share > 0.3 && own.l >= WARM_LIGHTNESS;
  return { ...own, degrees, share, isWarm };
}

/** A default colour with its lightness, in the hues of the accent. */
function turned(token: ColorToken, { h, degrees, share, isWarm }: Turn): Oklch {
  const base = oklchOf(DEFAULT_COLORS[token]);
  if (isWarm) return { ...base, c: base.c * share, h: base.h + degrees };
  return { ...base, c: base.c * 0.9 * share, h };
}

const NIGHTS = [
  ...['night-black', 'night-deep', 'night', 'dusk-1', 'dusk-2', 'evening-1', 'evening-2', 'evening-3'],
  ...['earth', 'earth-deep'],
] as ColorToken[];
const LIGHTS = ['moon', 'moon-light', 'dusk-3', 'dusk-4', 'sun-1', 'sun-2', 'sun-3', 'sun-4'] as ColorToken[];

function nightColors(turn: Turn, ground: Oklch | null): Partial<Colors> {
  const lights = LIGHTS.map((token) => [token, hexOf(turned(token, turn))] as const);
  const nights = NIGHTS.map((token) => [token, hexOf(nightColor(token, turn, ground))] as const);
  return Object.fromEntries([
    ...lights.map(([token, color]) => [token, isNightGround(token) ? forWhite(color) : color] as const),
    ...nights.map(([token, color]) => [token, isNightGround(token) ? forWhite(color) : color] as const),
  ]);
}

function isNightGround(token: ColorToken): boolean {
  return COLOR_PAIRS.some(({ text, grounds }) => text === 'white' && grounds.includes(token));
}

function forWhite(color: string): string {
  return withContrast(color, [WHITE], TEXT_CONTRAST);
}

/** The darkest colours are lighter by at most this share for a dark accent, so that people recognise its hue in them. */
const LIFT_MAX = 0.13;

/** A dark ground in the hue of a dark page, or else of the accent, with as much chroma as both the accent and the night have. */
function nightColor(token: ColorToken, turn: Turn, ground: Oklch | null): Oklch {
  if (!ground && turn.isWarm) return turned(token, turn);
  const base = oklchOf(DEFAULT_COLORS[token]);
  const { c, h } = ground ?? turn;
  // From a lightness of 0.65 an accent is bright on night, and lifts nothing.
  const lift = ground ? 0 : LIFT_MAX * Math.min(Math.max((0.65 - turn.l) / 0.2, 0), 1);
  return { l: base.l + lift * Math.max(1 - base.l / 0.5, 0), c: Math.min(base.c, c), h };
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
  const warm = (token: ColorToken) => step(token, { c: oklchOf(DEFAULT_COLORS[token]).c * turn.share, h: turn.h });
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

function brandSurfaces(brand: string): Partial<Colors> {
  const onBrand = textOn(brand);
  return {
    brand,
    'on-brand': onBrand,
    'brand-hover': hoverOf(brand, onBrand),
    'brand-strong': brand,
  };
}

/** What the second colour takes from the accent: marks, large words and figures, and all that is bright on night. */
function secondColors(second: string, isChosen: boolean): Partial<Colors> {
  const turn = hueTurn(second);
  const suns = ['sun-1', 'sun-2', 'sun-3', 'sun-4'] as const;
  return {
    mark: second,
    'brand-night': second,
    'brand-light': hexOf(turned('brand-light', turn)),
    'on-brand-light': hexOf(turned('on-brand-light', turn)),
    'brand-text': second,
    'brand-shade': isChosen ? hexOf({ ...turn, l: Math.max(turn.l - 0.12, 0) }) : second,
    ...(isChosen && Object.fromEntries(suns.map((token) => [token, hexOf(turned(token, turn))]))),
  };
}

/** Buttons on night: the accent, or else the second colour, if it stands out there; otherwise the second colour made lighter. */
function actionColors(choices: readonly string[], nights: Partial<Colors>): Partial<Colors> {
  const grounds = COLOR_PAIRS.filter(({ text }) => text === 'action-night').flatMap((pair) =>
    pair.grounds.flatMap((ground) => (ground === 'veil' ? [] : (nights[ground] ?? []))),
  );
  const isSeen = (color: string) => grounds.every((ground) => contrast(color, ground) >= LARGE_TEXT_CONTRAST);
  const action = choices.find(isSeen) ?? withContrast(choices.at(-1) ?? WHITE, grounds, LARGE_TEXT_CONTRAST);
  const onAction = textOn(action);
  return {
    'action-night': action,
    'on-action-night': onAction,
    'action-night-hover': hoverOf(action, onAction),
  };
}

/** The colour of a text on a button. One of white and black is always readable. */
function textOn(surface: string): string {
  return [DEFAULT_COLORS.ink, WHITE, BLACK].find((text) => contrast(text, surface) >= TEXT_CONTRAST) ?? BLACK;
}

function hoverOf(surface: string, text: string): string {
  const own = oklchOf(surface);
  const l = text === WHITE ? own.l - 0.06 : Math.min(own.l + 0.08, 0.96);
  return hexOf({ ...own, l: Math.max(l, 0) });
}

/** Moves each colour of text to the nearest lightness that its grounds allow. */
function withReadableTexts(colors: Colors): Colors {
  const result = { ...colors };
  const texts = new Set(COLOR_PAIRS.map(({ text }) => text));
  for (const text of texts) {
    if (text === 'white' || text === 'on-brand' || text === 'on-action-night') continue;
    const own = COLOR_PAIRS.filter((pair) => pair.text === text);
    const bounds = own.flatMap(({ grounds, least }) =>
      grounds.map((ground) => [pairColor(result, ground), least] as const),
    );
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

function artFilter({ h, degrees, share, isWarm }: Turn): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  if (share < 0.15) return 'grayscale(1)';
  if (isWarm) return Math.abs(degrees) < 3 ? 'none' : `hue-rotate(${Math.round(degrees)}deg)`;
  // Sepia makes the dark drawings lighter, and words stand on them.
  return `sepia(1) saturate(${round(0.6 + share)}) hue-rotate(${Math.round(h - SEPIA_HUE)}deg) brightness(0.8)`;
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
