// Small helpers shared by everything that draws: seeded random numbers, easing and colour in linear light.

/** A seeded random generator for numbers from 0 to 1: the same seed always draws the same picture. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Limits a value to a range. */
export function clamp(value, low = 0, high = 1) {
  return value < low ? low : value > high ? high : value;
}

/** Eases from 0 at `from` to 1 at `to`. */
export function smoothstep(from, to, value) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Converts '#rrggbb' to linear RGB. */
export function linear(hex) {
  return [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2);
}

/** Interpolates from colour `a` to colour `b`. */
export function mix(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The colour at `t` in a list of [position, colour] stops. */
export function ramp(stops, t) {
  for (let i = 1; i < stops.length; i++) {
    const [from, low] = stops[i - 1];
    const [to, high] = stops[i];
    if (t <= to) return mix(low, high, smoothstep(from, to, t));
  }
  return stops.at(-1)[1];
}
