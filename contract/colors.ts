/** Colours as `#rrggbb`, their contrast, and the colours of a project. Plain values without a validator. */
import { parsePictureName, uploadedName } from './pictures.ts';

export const HEX_COLOR = /^#[0-9a-f]{6}$/;

const SHORT_COLOR = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/;

/** `c98a5c` and `#fff` as `#rrggbb`; other texts stay as they are. */
export function tidyColor(typed: string): string {
  if (/^[0-9a-f]{6}$/.test(typed)) return `#${typed}`;
  return typed.replace(SHORT_COLOR, '#$1$1$2$2$3$3');
}

/** A typed colour as `#rrggbb`; '' for half a colour, while somebody types it. */
export function typedColor(typed: string): string {
  const color = tidyColor(typed.trim().toLowerCase());
  return HEX_COLOR.test(color) ? color : '';
}

/** The least contrast of small text, and of large text and signs, by WCAG 2.2. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

/** The colours of a project: of its background, of the text on it, and of its signs. */
export interface ProjectColors {
  ground: string;
  ink: string;
  accent: string;
}

const NIGHT: ProjectColors = { ground: '#1a1c36', ink: '#fffdf9', accent: '#f2a31b' };
const LIGHT_INKS = ['#fffdf9', '#ffffff'];
const DARK_INKS = ['#16120f', '#000000'];
/** A cover at least this light gets a light background. */
const LIGHT_FROM = 0.6;
/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a colour needs dark text. */
export function isLightColor(color: string): boolean {
  return contrast(color, DARK_INKS[0] ?? '') >= contrast(color, LIGHT_INKS[0] ?? '');
}

/**
 * The colours that a project's page shows. An empty one follows from the cover's average colour, which its name
 * contains, and a text colour that could not be read is replaced.
 */
export function projectColors({
  colors,
  coverImageUrl,
}: {
  colors: ProjectColors;
  coverImageUrl: string;
}): ProjectColors {
  const average = parsePictureName(uploadedName(coverImageUrl))?.averageColor;
  const proposed = average ? proposeColors(`#${average}`) : NIGHT;
  const ground = colors.ground || proposed.ground;
  const ink = [colors.ink, proposed.ink, ...LIGHT_INKS, ...DARK_INKS].find((one) =>
    isReadable(one, ground, TEXT_CONTRAST),
  );
  const accents = [colors.accent, proposed.accent, NIGHT.accent];
  const accent = accents.find((one) => isReadable(one, ground, LARGE_TEXT_CONTRAST));
  const readable = ink ?? '#000000'; // white or black always has enough contrast
  return { ground, ink: readable, accent: accent ?? readable };
}

/** The accent on the sand that stands beside brown and olive pictures. */
const SAND_ACCENT = '#6e451c';

/**
 * The colours that suit a picture with this average colour: its hue, calm enough for text. The colours of a picture that
 * has many mix to brown or olive, which are muddy when dark, so these become sand.
 */
function proposeColors(average: string): ProjectColors {
  const { hue, saturation, lightness } = toHsl(average);
  if (isMuddy(hue, saturation))
    return {
      ground: fromHsl(hue, Math.min(Math.max(2 * saturation, 0.2), 0.45), 0.88),
      ink: '#16120f',
      accent: SAND_ACCENT,
    };
  if (lightness >= LIGHT_FROM) {
    const ground = fromHsl(hue, Math.min(saturation, 0.45), Math.max(lightness, 0.86));
    return { ground, ink: '#16120f', accent: fromHsl(hue, 0.6, 0.3) };
  }
  const ground = fromHsl(hue, Math.min(saturation * 1.3, 0.6), Math.min(Math.max(lightness * 0.6, 0.12), 0.26));
  return { ground, ink: '#fffdf9', accent: NIGHT.accent };
}

function isMuddy(hue: number, saturation: number): boolean {
  return saturation > 0 && hue >= 18 && hue <= 105 && (hue >= 45 || saturation < 0.35);
}

function isReadable(color: string, ground: string, least: number): boolean {
  return color !== '' && contrast(color, ground) >= least;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue from 0 to 1. */
function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

function toHsl(color: string) {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const span = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - span * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
