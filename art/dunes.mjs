// Draws dunes from numbers alone: a wind-shaped height field under one low sun, seen column by column.
import { createNoise2D } from 'simplex-noise';
import sharp from 'sharp';
import { clamp, linear, mix, seeded, smoothstep } from './color.mjs';
import { paintSky, paintStars } from './sky.mjs';

/** What a scene may leave out. Lengths are in metres of the invented desert, `x`, `y` and `disc` in parts of the picture. */
const defaults = {
  scale: 2, // pixels drawn for each pixel kept, in both directions
  wind: 0.35, // direction of the crests, in radians
  spacing: 7, // from crest to crest
  amplitude: 1.5,
  rise: 0.5, // how much the land climbs towards the horizon
  horizon: 0.6,
  focal: 0.9,
  standX: 0, // where the eye stands, sideways
  eye: 1.1, // height of the eye over the sand
  near: 0.45, // where the sand starts; too far, and the foot of the picture is smeared
  far: 90,
  steps: 2600,
  ripple: 0.1,
  rippleReach: 9,
  fogDepth: 36,
  fogWidth: 0.55,
  stars: 0,
  vignette: 0.25,
  grain: 5,
  cutOut: false, // leaves the sky transparent
};

/** Draws a scene and returns it as a sharp image, ready to be encoded. */
export async function drawDunes(scene) {
  const view = prepare({ ...defaults, ...scene });
  paintSky(view);
  paintStars(view);
  const skyline = paintLand(view);
  return develop(view, skyline);
}

function prepare(scene) {
  const width = scene.width * scene.scale;
  const height = scene.height * scene.scale;
  const palette = Object.fromEntries(
    Object.entries(scene.palette).map(([name, value]) => [name, name === 'sky' ? readStops(value) : linear(value)]),
  );
  return {
    ...scene,
    palette,
    pixelWidth: width,
    pixelHeight: height,
    light: new Float32Array(width * height * 3),
    broad: createNoise2D(seeded(scene.seed)),
    fine: createNoise2D(seeded(scene.seed + 9)),
    chance: seeded(scene.seed + 77),
    horizonY: scene.horizon * height,
    focalLength: scene.focal * width,
    sunX: scene.sun.x * width,
    sunY: (scene.sun.y ?? scene.horizon) * height,
    sunward: normalize(scene.sun.direction),
  };
}

function readStops(stops) {
  return stops.map(([position, color]) => [position, linear(color)]);
}

function normalize([x, y, z]) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** One dune in section: a long windward slope, then the short fall of the slip face. */
function duneSection(phase) {
  const crest = 0.7;
  if (phase < crest) {
    const climb = phase / crest;
    return climb * climb * (1.55 - 0.55 * climb);
  }
  return (1 - (phase - crest) / (1 - crest)) ** 1.25;
}

/** The height of the sand over any point: rows of dunes bent by noise, smaller dunes upon them, hills beneath. */
function createHeightField({ wind, spacing, amplitude, rise, broad, fine }) {
  const [cos, sin] = [Math.cos(wind), Math.sin(wind)];
  const fraction = (value) => value - Math.floor(value);
  return (x, z) => {
    const across = x * cos + z * sin;
    const along = z * cos - x * sin;
    const bend = 0.62 * broad(across / (spacing * 2.2), along / (spacing * 1.5));
    const wobble = 0.2 * fine(across / spacing, along / (spacing * 0.8));
    const size = 0.62 + 0.38 * fine(x / (spacing * 1.8) + 4, z / (spacing * 1.8) - 7);
    const large = duneSection(fraction(across / spacing + bend + wobble)) * size;
    const smallPhase = across / (spacing * 0.37) + 1.1 * fine(across / spacing + 3, along / spacing);
    const small = 0.1 * duneSection(fraction(smallPhase)) * (0.5 + 0.5 * broad(across / spacing, along / spacing));
    const hills = 0.55 * broad(x / (spacing * 4), z / (spacing * 4));
    return amplitude * (large + small + hills + rise * smoothstep(spacing * 3, spacing * 9, z));
  };
}

/** Walks each column of the picture away from the eye and paints the sand that is not hidden by nearer sand. */
function paintLand(view) {
  const heightAt = createHeightField(view);
  const eye = view.eye + heightAt(view.standX, 0);
  const skyline = new Float32Array(view.pixelWidth);
  for (let column = 0; column < view.pixelWidth; column++) {
    skyline[column] = paintColumn(view, heightAt, eye, column);
  }
  return skyline;
}

function paintColumn(view, heightAt, eye, column) {
  const { near, far, steps } = view;
  const brush = {
    heightAt,
    eye,
    column,
    slant: (column - view.pixelWidth / 2) / view.focalLength,
    lowest: view.pixelHeight,
    last: null,
  };
  const distance = (step) => near * (far / near) ** (step / steps);
  for (let step = 0; step < steps && brush.lowest > 0; step++) {
    const wasVisible = brush.last !== null;
    const isVisible = paintPoint(view, brush, distance(step));
    if (wasVisible && !isVisible) followCrest(view, brush, distance(step - 2), distance(step));
  }
  return brush.lowest;
}

/** Paints the sand at distance z when it rises above all nearer sand; says whether it did. */
function paintPoint(view, brush, z) {
  const x = view.standX + brush.slant * z;
  const height = brush.heightAt(x, z);
  const y = view.horizonY + ((brush.eye - height) / z) * view.focalLength;
  if (y >= brush.lowest) {
    brush.last = null;
    return false;
  }
  const color = shadeSand(view, brush.heightAt, { x, z, height, column: brush.column });
  fillColumn(view, brush.column, Math.max(0, Math.floor(y)), Math.floor(brush.lowest), color, brush.last ?? color);
  brush.last = color;
  brush.lowest = y;
  return true;
}

/** Just before the first hidden sand lies a crest: small steps keep its edge smooth. */
function followCrest(view, brush, from, to) {
  const parts = 20;
  for (let part = 1; part < parts; part++) paintPoint(view, brush, from + ((to - from) * part) / parts);
  brush.last = null;
}

function fillColumn(view, column, from, to, upper, lower) {
  for (let y = from; y < to; y++) {
    const t = to - from > 1 ? (y - from) / (to - from) : 0;
    view.light.set(mix(upper, lower, t), (y * view.pixelWidth + column) * 3);
  }
}

/** The colour of the sand at a point: lit or shaded, then veiled by the air in front of it. */
function shadeSand(view, heightAt, point) {
  const { palette, sunward } = view;
  const normal = surfaceNormal(view, heightAt, point);
  const facing = normal[0] * sunward[0] + normal[1] * sunward[1] + normal[2] * sunward[2];
  const lit = facing > 0 ? clamp(facing * 1.5) * sunReaching(heightAt, sunward, point) : 0;
  const skyward = clamp(normal[1] * 1.4 - 0.5) * 0.6;
  const shade = mix(palette.shade, palette.shadeHigh, skyward);
  const sand = mix(shade, mix(palette.lit, palette.litHigh, lit * lit), lit);
  const aside = Math.abs((point.column - view.sunX) / view.pixelWidth);
  const air = mix(palette.fogSun, palette.fog, smoothstep(0, view.fogWidth, aside));
  return mix(sand, air, 1 - Math.exp(-((point.z / view.fogDepth) ** 1.35)));
}

/** Which way the sand faces, with wind ripples on what is near. */
function surfaceNormal(view, heightAt, { x, z }) {
  const reach = 0.012 * z + 0.004;
  let slopeX = (heightAt(x + reach, z) - heightAt(x - reach, z)) / (2 * reach);
  const slopeZ = (heightAt(x, z + reach) - heightAt(x, z - reach)) / (2 * reach);
  const strength = view.ripple * clamp(1 - z / view.rippleReach);
  if (strength > 0) {
    const wander = 3.2 * view.broad(x * 1.1, z * 1.1) + 1.2 * view.fine(x * 3, z * 3);
    slopeX += strength * Math.cos((x * 0.9 + z * 0.5) * 26 + wander);
  }
  return normalize([-slopeX, 1, -slopeZ]);
}

/** How much of the sun reaches a point past the dunes between: 1 is all, 0 is full shadow. */
function sunReaching(heightAt, sunward, { x, z, height }) {
  let open = 1;
  for (let step = 1; step <= 16 && open > 0; step++) {
    const distance = 0.014 * z + 0.0315 * step * step;
    const over = heightAt(x + sunward[0] * distance, z + sunward[2] * distance) - height - sunward[1] * distance;
    if (over > 0) open = Math.min(open, clamp(1 - over / (0.04 + distance * 0.05)));
  }
  return open;
}

/** Turns gathered light into pixels: averaged, darkened to the corners, toned, with film grain. */
function develop(view, skyline) {
  const { width, height, scale, grain, chance, cutOut } = view;
  const channels = cutOut ? 4 : 3;
  const pixels = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = (y * width + x) * channels;
      const color = averageLight(view, x, y);
      const corner = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2;
      const speck = (chance() + chance() - 1) * grain;
      color.forEach((amount, channel) => {
        const toned = tone(amount * (1 - view.vignette * corner * 2));
        pixels[start + channel] = clamp(Math.round(toned * 255 + speck), 0, 255);
      });
      if (cutOut) pixels[start + 3] = Math.round(landCover(skyline, x, y, scale) * 255);
    }
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

function averageLight({ light, scale, pixelWidth }, x, y) {
  const sum = [0, 0, 0];
  for (let row = 0; row < scale; row++) {
    for (let column = 0; column < scale; column++) {
      const start = ((y * scale + row) * pixelWidth + x * scale + column) * 3;
      for (let channel = 0; channel < 3; channel++) sum[channel] += light[start + channel];
    }
  }
  return sum.map((amount) => amount / (scale * scale));
}

function tone(amount) {
  return (amount / (1 + 0.12 * amount)) ** (1 / 2.2);
}

function landCover(skyline, x, y, scale) {
  let covered = 0;
  for (let column = 0; column < scale; column++) {
    covered += clamp((y + 1) * scale - skyline[x * scale + column], 0, scale);
  }
  return covered / (scale * scale);
}
