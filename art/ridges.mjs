// Line drawings of the land as SVG: ridges that divide sections, the path of the workflow, and the contour map.
import { createNoise2D } from 'simplex-noise';
import { contours } from 'd3-contour';
import { seeded } from './color.mjs';

/** Every ridge by the name of its file. */
export const ridges = {
  'ridge-a': () =>
    ridge(
      'M0 70C150 58 250 84 400 62C520 44 560 22 640 8C740 26 830 70 960 66C1060 62 1130 40 1200 34',
      'M0 96C120 60 190 40 262 30C350 52 440 104 610 106C760 108 880 84 1000 52C1080 66 1140 92 1200 104',
    ),
  'ridge-b': () =>
    ridge(
      'M0 40C90 46 170 70 300 66C430 60 520 30 600 18C720 40 790 84 930 74C1040 66 1120 50 1200 52',
      'M0 108C160 112 300 92 430 58C500 38 520 34 548 28C640 62 720 112 880 108C1010 104 1110 70 1200 44',
    ),
  'path-v': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 100" preserveAspectRatio="none"><path d="M24 0C44 30 44 70 24 100" fill="none" stroke="#f2a31b" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>\n',
  map: () => contourMap({ seed: 5, columns: 150, rows: 110, cell: 6 }),
};

/** Two crests one behind the other; stretched to any width without thickening the lit line. */
function ridge(back, front) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 132" preserveAspectRatio="none">
<defs>
<linearGradient id="back" x2="1"><stop stop-color="#f8ecd4"/><stop offset="1" stop-color="#f3dcb4"/></linearGradient>
<linearGradient id="front" x2="0" y2="1"><stop stop-color="#f0cf97"/><stop offset="1" stop-color="#e6b56c"/></linearGradient>
</defs>
<path d="${back}V132H0Z" fill="url(#back)"/>
<path d="${front}V132H0Z" fill="url(#front)"/>
<path d="${front}" fill="none" stroke="#d98d33" stroke-width="1.6" vector-effect="non-scaling-stroke"/>
</svg>
`;
}

/** A map of the desert's edge: contour lines of a noise field with two roads across. */
function contourMap({ seed, columns, rows, cell }) {
  const thresholds = Array.from({ length: 10 }, (_, index) => -0.7 + index * 0.155);
  const levels = contours().size([columns, rows]).thresholds(thresholds)(heights(seed, columns, rows));
  const lines = levels.map((level, index) => contourPath(level, index, { cell, columns, rows })).join('\n');
  const main = 'M-10 470C140 430 220 360 330 352S560 330 640 250 820 90 920 60';
  const lanes = 'M330 352C350 460 330 560 372 680M470 338C500 220 452 110 480 -10';
  const edge = 4 * cell;
  const inset = `${edge} ${edge} ${columns * cell - 2 * edge} ${rows * cell - 2 * edge}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${inset}" preserveAspectRatio="xMidYMid slice">
<rect width="${columns * cell}" height="${rows * cell}" fill="#f1e7d4"/>
<g fill="none" stroke="#c8a878" stroke-linejoin="round">
${lines}
</g>
<g fill="none" stroke-linecap="round">
<path d="${main}" stroke="#fffdf9" stroke-width="13"/><path d="${main}" stroke="#d7b98a" stroke-width="2"/>
<path d="${lanes}" stroke="#fffdf9" stroke-width="8"/><path d="${lanes}" stroke="#e0caa2" stroke-width="1.5"/>
</g>
</svg>
`;
}

function heights(seed, columns, rows) {
  const noise = createNoise2D(seeded(seed));
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const across = column / 34 + 0.5 * noise(column / 60, row / 40);
    const down = row / 22;
    return noise(across * 0.7, down * 0.55) * 0.7 + noise(across * 1.6 + 9, down * 1.2) * 0.22;
  });
}

/**
 * One level as a path: curves through every fifth point, without short rings and without the frame of the field. Each
 * fourth line is stronger.
 */
function contourPath(level, index, { cell, columns, rows }) {
  const isInside = ([x, y]) => x > 1 && y > 1 && x < columns - 1 && y < rows - 1;
  const data = level.coordinates
    .flat()
    .filter((ring) => ring.length >= 24)
    .map((ring) => {
      const points = ring.filter((point, place) => place % 5 === 0 && isInside(point));
      return curve(points.map((point) => point.map((value) => Math.round(value * cell))));
    });
  const [width, opacity] = index % 4 ? [1, 0.42] : [1.7, 0.7];
  return `<path d="${data.join('')}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
}

/** A smooth curve near the points: each is a bend, and the curve passes midway between two. It breaks where they are far apart. */
function curve(points) {
  const ring = [...points, ...points.slice(0, 2)];
  let path = '';
  let at = null;
  for (const [index, bend] of ring.slice(1, -1).entries()) {
    const [previous, next] = [ring[index], ring[index + 2]];
    const from = midway(previous, bend);
    const to = midway(bend, next);
    if (
      Math.hypot(next[0] - bend[0], next[1] - bend[1]) > FAR ||
      Math.hypot(bend[0] - previous[0], bend[1] - previous[1]) > FAR
    ) {
      at = null;
      continue;
    }
    if (!at) path += `M${from.join(' ')}`;
    const [x, y] = at ?? from;
    path += `q${bend[0] - x} ${bend[1] - y} ${to[0] - x} ${to[1] - y}`;
    at = to;
  }
  return path.replaceAll(' -', '-');
}

const FAR = 60;

function midway([x, y], [otherX, otherY]) {
  return [Math.round((x + otherX) / 2), Math.round((y + otherY) / 2)];
}
