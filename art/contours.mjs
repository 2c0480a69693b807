// Draws the contour lines of the theme "Paper and contour": npm run contours
// The lines are masks: the styles give them the colours of the site.
import { mkdir, writeFile } from 'node:fs/promises';
import { contours } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';

const FOLDER = new URL('../web/themes/paper/art/', import.meta.url);
/** Pixels of a drawing between two points of the grid on which heights are known. */
const STEP = 8;
/** The grid is larger than the drawing, so that the lines reach its edges. */
const MARGIN = 3 * STEP;
/** Rings of fewer points are dots. */
const RING_POINTS_MIN = 14;
/** Every fifth line is heavier, as on a map. */
const HEAVY_EVERY = 5;

/** A number generator with a seed, so that each run draws the same. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** The lines of equal height of a field, as SVG paths in the size of the drawing. */
function linesOf(heightAt, { width, height, levels }) {
  const columns = Math.ceil((width + 2 * MARGIN) / STEP) + 1;
  const rows = Math.ceil((height + 2 * MARGIN) / STEP) + 1;
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt((index % columns) * STEP - MARGIN, Math.floor(index / columns) * STEP - MARGIN),
  );
  return contours()
    .size([columns, rows])
    .thresholds(levels)(heights)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) => pathOf(ring, { width, height }))
        .join(''),
    );
}

/** A smooth path through a ring. Points on the edge of the grid end it: the edge is no line of the land. */
function pathOf(ring, { width, height }) {
  const points = ring.map(([x, y]) => [(x - 0.5) * STEP - MARGIN, (y - 0.5) * STEP - MARGIN]);
  const isInside = ([x, y]) => x > -STEP && y > -STEP && x < width + STEP && y < height + STEP;
  // Begins outside, so that no line is cut where its ring happens to begin.
  const start = Math.max(
    points.findIndex((point) => !isInside(point)),
    0,
  );
  const pieces = [];
  let piece = [];
  for (const point of [...points.slice(start), ...points.slice(1, start + 1)]) {
    if (isInside(point)) piece.push(point);
    else {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces.map(curveThrough).join('');
}

/** Every fourth point, joined by quadratic curves between the middles: smooth, and a fifth of the size. */
function curveThrough(points) {
  if (points.length < RING_POINTS_MIN) return '';
  const isClosed = Math.hypot(points[0][0] - points.at(-1)[0], points[0][1] - points.at(-1)[1]) < 2 * STEP;
  const kept = points.filter((_, index) => index % 4 === 0);
  return isClosed ? smoothRing(kept) : smoothLine(kept);
}

function smoothRing(points) {
  const after = (index) => points[(index + 1) % points.length];
  return `${curves(
    middle(points.at(-1), points[0]),
    points.map((point, index) => [point, middle(point, after(index))]),
  )}z`;
}

function smoothLine(points) {
  const inner = points.slice(1, -1).map((point, index) => [point, middle(point, points[index + 2])]);
  return curves(points[0].map(Math.round), inner);
}

function middle([x1, y1], [x2, y2]) {
  return [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)];
}

/** Quadratic curves in relative coordinates, each given by its control point and its end. */
function curves([startX, startY], steps) {
  let [fromX, fromY] = [startX, startY];
  const values = steps.flatMap(([[controlX, controlY], [toX, toY]]) => {
    const step = [Math.round(controlX) - fromX, Math.round(controlY) - fromY, toX - fromX, toY - fromY];
    [fromX, fromY] = [toX, toY];
    return step;
  });
  return `M${startX} ${startY}q${values.join(' ').replaceAll(' -', '-')}`;
}

function drawing({ width, height }, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000">${body}</svg>\n`;
}

/** Land with long ridges from the south-west, as wind makes it. */
function duneLand(seed, { scale, stretch, turn }) {
  const noise = createNoise2D(randomFrom(seed));
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return (x, y) => {
    const along = (x * cos + y * sin) / (scale * stretch);
    const across = (y * cos - x * sin) / scale;
    return noise(along, across) + 0.28 * noise(along * 2 + 9, across * 2);
  };
}

function land(seed, size, { count, from = -1, to = 1.1, ...shape }) {
  const levels = Array.from({ length: count }, (_, index) => from + (index * (to - from)) / count);
  const paths = linesOf(duneLand(seed, shape), { ...size, levels });
  const heavy = paths.filter((_, index) => index % HEAVY_EVERY === 0).join('');
  const light = paths.filter((_, index) => index % HEAVY_EVERY !== 0).join('');
  return drawing(size, `<path d="${light}" stroke-width=".9" opacity=".5"/><path d="${heavy}" stroke-width="1.5"/>`);
}

/** The figures of the services: dunes by their shapes, seen from above, in a square of 120. */
const FIGURES = [
  // barchan: a horned crescent
  (x, y) =>
    bump(x, y, 58, 60, 26) -
    1.25 * bump(x, y, 90, 60, 20) +
    0.5 * bump(x, y, 86, 32, 11) +
    0.5 * bump(x, y, 86, 88, 11),
  // ridge: long and bent
  (x, y) => 0.8 * (bump(x, y, 30, 38, 12) + bump(x, y, 48, 52, 13) + bump(x, y, 68, 64, 13) + bump(x, y, 90, 84, 12)),
  // pan: a hollow
  (x, y) => 1.2 * bump(x, y, 60, 60, 26) - 1.0 * bump(x, y, 66, 56, 12),
  // star: three arms
  (x, y) =>
    0.75 * bump(x, y, 60, 62, 13) + 0.75 * (bump(x, y, 60, 32, 12) + bump(x, y, 34, 78, 12) + bump(x, y, 86, 78, 12)),
  // saddle: two tops
  (x, y) => bump(x, y, 40, 54, 16) + 0.95 * bump(x, y, 80, 68, 17),
  // dome
  (x, y) => 1.1 * bump(x, y, 54, 62, 25) + 0.15 * bump(x, y, 84, 44, 14),
];

function bump(x, y, atX, atY, radius) {
  return Math.exp(-((x - atX) ** 2 + (y - atY) ** 2) / (2 * radius ** 2));
}

/** Units of a drawing for one of a figure's square: whole numbers are then fine enough. */
const FINE = 2;

function figures() {
  const symbols = FIGURES.map((heightAt, index) => {
    const wobble = createNoise2D(randomFrom(31 + index));
    const levels = Array.from({ length: 10 }, (_, level) => 0.16 + level * 0.096);
    const paths = figureLines((x, y) => heightAt(x, y) + 0.035 * wobble(x / 34, y / 34), levels);
    return `<symbol id="${index + 1}" viewBox="0 0 240 240"><path d="${paths.join('')}" fill="none" stroke="currentColor" stroke-width="2"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** As `linesOf`, on a finer grid. */
function figureLines(heightAt, levels) {
  const step = 2;
  const count = 120 / step + 1;
  const heights = Array.from({ length: count * count }, (_, index) =>
    heightAt((index % count) * step, Math.floor(index / count) * step),
  );
  return contours()
    .size([count, count])
    .thresholds(levels)(heights)
    .flatMap(({ coordinates }) => coordinates.flat())
    .filter((ring) => ring.length > 10)
    .map((ring) => {
      const points = ring.slice(0, -1).map(([x, y]) => [(x - 0.5) * step * FINE, (y - 0.5) * step * FINE]);
      return smoothRing(points.filter((_, index) => index % 5 === 0));
    });
}

await mkdir(FOLDER, { recursive: true });
const FILES = {
  // Behind titles: few lines, far apart.
  'land.svg': land(11, { width: 1440, height: 900 }, { count: 15, scale: 380, stretch: 2.1, turn: -0.75 }),
  // Pictures of their own: dense.
  'dunes.svg': land(5, { width: 960, height: 1200 }, { count: 22, scale: 400, stretch: 1.8, turn: -1 }),
  // The night at the top of a page: long ridges to the horizon.
  'night.svg': land(23, { width: 1600, height: 700 }, { count: 16, scale: 330, stretch: 3, turn: -0.15 }),
  'figures.svg': figures(),
};
for (const [name, content] of Object.entries(FILES)) {
  await writeFile(new URL(name, FOLDER), content);
  console.log(name, content.length);
}
