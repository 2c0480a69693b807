// The sky above the dunes: its colours towards the horizon, the sun with its glow, and stars.
import { clamp, mix, ramp, smoothstep } from './color.mjs';

/** Fills the whole picture with sky; the land is painted over it. */
export function paintSky(view) {
  const { pixelWidth, pixelHeight, palette, sun } = view;
  for (let y = 0; y < pixelHeight; y++) {
    for (let x = 0; x < pixelWidth; x++) {
      const aside = (x - view.sunX) / pixelWidth;
      const below = (y - view.sunY) / pixelWidth;
      const depth = clamp(y / view.horizonY);
      const haze = 0.05 * view.broad((x / pixelWidth) * 1.2, (y / pixelHeight) * 7) * depth * depth;
      const base = ramp(palette.sky, clamp(depth - 0.2 * Math.abs(aside) * depth + haze));
      const lit = addGlow(base, palette.sun, sun, aside, below);
      view.light.set(sun.disc ? addDisc(lit, palette.disc, sun.disc, aside, below) : lit, (y * pixelWidth + x) * 3);
    }
  }
}

/** A wide flat glow along the horizon and a narrow round one about the sun. */
function addGlow(color, sunColor, { glow = 0.9, halo = 0.5, falloff = 9 }, aside, below) {
  const wide = Math.exp(-Math.hypot(aside * 0.62, below * 1.5) * falloff) * glow;
  const round = Math.exp(-Math.hypot(aside, below) * 26) * halo;
  return [
    color[0] + sunColor[0] * (wide * 0.55 + round),
    color[1] + sunColor[1] * (wide * 0.42 + round * 0.85),
    color[2] + sunColor[2] * (wide * 0.3 + round * 0.6),
  ];
}

/** The sun itself: brightest on top, warmer where it sinks into the haze. */
function addDisc(color, discColor, radius, aside, below) {
  const distance = Math.hypot(aside, below);
  const cover = 1 - smoothstep(radius - 0.0014, radius, distance);
  if (cover === 0) return color;
  const sink = smoothstep(-radius, radius, below);
  const warmed = [discColor[0] * 1.35, discColor[1] * (1.3 - 0.3 * sink), discColor[2] * (1.25 - 0.7 * sink)];
  return mix(color, warmed, cover);
}

/** Scatters stars, thicker and brighter towards the top. */
export function paintStars(view) {
  for (let i = 0; i < view.stars; i++) {
    const x = view.chance() * view.pixelWidth;
    const y = view.chance() ** 1.7 * view.horizonY * 0.85;
    const size = view.chance() ** 5;
    paintStar(view, x, y, size);
  }
}

function paintStar(view, x, y, size) {
  const reach = 3 * view.scale;
  const radius = (0.5 + size * 0.6) * view.scale * 0.6;
  const fade = (1 - y / view.horizonY) * (0.1 + 0.6 * size);
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const column = Math.round(x + right);
      const row = Math.round(y + down);
      if (column < 0 || row < 0 || column >= view.pixelWidth || row >= view.pixelHeight) continue;
      const light = Math.exp(-(right * right + down * down) / (radius * radius)) * fade;
      const start = (row * view.pixelWidth + column) * 3;
      view.light[start] += light;
      view.light[start + 1] += light * 0.95;
      view.light[start + 2] += light * 0.88;
    }
  }
}
