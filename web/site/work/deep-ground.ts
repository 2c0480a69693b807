const FALLBACK = '#1a1c36';
/** The largest relative luminance (WCAG 2.2) of a ground: white text on it has a contrast of 7:1. */
const LUMINANCE_MAX = 0.1;

/** A colour as dark as white text needs, with its hue. `color` is a hex colour, such as '#c98a5c'. */
export function deepGround(color: string | undefined): string {
  const hex = /^#([0-9a-f]{6})$/i.exec(color ?? '')?.[1];
  if (hex === undefined) return FALLBACK;
  const light = [0, 2, 4].map((start) => toLinear(parseInt(hex.slice(start, start + 2), 16) / 255));
  const luminance = light.reduce((sum, part, index) => sum + part * (WEIGHTS[index] ?? 0), 0);
  const factor = Math.min(1, LUMINANCE_MAX / Math.max(luminance, LUMINANCE_MAX));
  const bytes = light.map((part) => Math.floor(toGamma(part * factor) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const WEIGHTS = [0.2126, 0.7152, 0.0722];

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toGamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
