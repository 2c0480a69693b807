const WIDTH = 1200;
const FOOT = 232;
const TOP = 16;
/** Lines below the crest, each flatter than the one above. */
const LAYERS = 8;

interface CrossSection {
  /** Paths in a drawing of 1200 by 240, the crest first. */
  layers: string[];
  /** The place of each step on the crest. */
  points: [x: number, y: number][];
}

/** A cut through a dune with its top at the last step but one. */
export function crossSection(steps: number): CrossSection {
  const column = WIDTH / steps;
  const xs = Array.from({ length: steps }, (_, index) => (index + 0.5) * column);
  const top = xs[Math.max(steps - 2, 0)] ?? WIDTH / 2;
  const heightAt = (x: number) => {
    const climb = Math.min(x / top, 1);
    const fall = x <= top ? 0 : (x - top) / (WIDTH - top);
    // Slow at first, steep before the top; behind it the sand slides.
    return (FOOT - TOP) * (x <= top ? climb ** 1.7 : (1 - fall) ** 1.6);
  };
  const samples = Array.from({ length: 61 }, (_, index) => (index * WIDTH) / 60);
  const layers = Array.from({ length: LAYERS }, (_, index) => {
    const share = 1 - index / LAYERS;
    return samples
      .map((x, place) => `${place === 0 ? 'M' : 'L'}${round(x)} ${round(FOOT - heightAt(x) * share)}`)
      .join('');
  });
  return { layers, points: xs.map((x) => [round(x), round(FOOT - heightAt(x))]) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
