// Every dune picture is a seed and a few numbers. `drawDunes` (dunes.mjs) knows the rest.
//
// | scene      | file                                    | used for                                              |
// |------------|-----------------------------------------|-------------------------------------------------------|
// | duskFar    | web/site/art/dusk-far.avif              | the landing page: land on the horizon, sky cut out    |
// | duskNear   | web/site/art/dusk-near.avif             | the landing page: the dune in front, sky cut out      |
// | about      | server/starter/pictures/about.webp      | beside the about text: the old wool store              |
// | camp       | server/starter/pictures/camp.webp       | gallery picture; ground of the Camp Khuri mock-ups    |
// | nightTent  | server/starter/pictures/night-tent.webp | beside the questions                                  |
// | dawn, noon, ember, night, far | server/starter/pictures/dunes-*.webp | blog posts and galleries              |
// | band       | web/site/art/band.webp                  | head of inner pages, dusk                             |
// | bandNoon   | web/site/art/band-noon.webp             | head of the portfolio, noon                           |
// | band2      | web/site/art/band2.webp                 | head of inner pages, night                            |
// | foot       | web/site/art/foot.webp                  | footer, sky cut out so that the brand rises behind it |
// | nightTall  | web/site/art/night.webp                 | side panel of login and proposal                      |
// | daybreak   | web/site/art/daybreak.webp              | head of the pricing page: the minute before sunrise    |
// | morning    | web/site/art/morning.webp               | head of the services page: long shadows, clear sky     |
// | lost       | web/site/art/lost.webp                  | 404 page: one crest that leads into a sandstorm        |

const dusk = {
  sky: [
    [0, '#0f1128'],
    [0.4, '#171a36'],
    [0.66, '#2b2440'],
    [0.82, '#6e3436'],
    [0.93, '#c9501f'],
    [1, '#f2a31b'],
  ],
  fog: '#4d2a33',
  fogSun: '#e0702a',
  lit: '#a83c1a',
  litHigh: '#ffae45',
  shade: '#0b0c1b',
  shadeHigh: '#2a1d30',
  sun: '#ffa63f',
  disc: '#ffd890',
};

const ember = {
  ...dusk,
  sky: [
    [0, '#2b2440'],
    [0.4, '#7a3c3a'],
    [0.75, '#d9702f'],
    [1, '#f7c063'],
  ],
  fog: '#b0603a',
  fogSun: '#f0a04a',
  lit: '#c95a22',
  litHigh: '#ffc468',
  shade: '#2a1622',
  shadeHigh: '#5a2c2c',
  disc: '#ffe9c0',
};

const lateGold = {
  ...ember,
  sky: [
    [0, '#1a1c36'],
    [0.35, '#3a2346'],
    [0.62, '#8a3a34'],
    [0.85, '#e0702a'],
    [1, '#f7c063'],
  ],
};

const gold = {
  sky: [
    [0, '#c98a5a'],
    [0.45, '#e0a873'],
    [0.8, '#f1cd9c'],
    [1, '#fbe6bf'],
  ],
  fog: '#e8bd8d',
  fogSun: '#fbe0b0',
  lit: '#d98a45',
  litHigh: '#fbd08a',
  shade: '#5a2c22',
  shadeHigh: '#a5603c',
  sun: '#fff0cf',
  disc: '#fff6e0',
};

const storm = {
  sky: [
    [0, '#45262a'],
    [0.35, '#7d4529'],
    [0.7, '#c47b3a'],
    [0.9, '#e6a353'],
    [1, '#f2bd70'],
  ],
  fog: '#b0713c',
  fogSun: '#eeb56a',
  lit: '#a2521f',
  litHigh: '#f5b562',
  shade: '#2a1418',
  shadeHigh: '#5e3424',
  sun: '#ffc878',
  disc: '#fff3d2',
};

const pale = {
  sky: [
    [0, '#6b7fa6'],
    [0.4, '#a9a3b8'],
    [0.75, '#e6b9a0'],
    [1, '#fbe3c4'],
  ],
  fog: '#d3b3a6',
  fogSun: '#f7d9b4',
  lit: '#c98a66',
  litHigh: '#f8d5a8',
  shade: '#3b2f48',
  shadeHigh: '#7c6070',
  sun: '#fff0d8',
  disc: '#fff6e0',
};

const rose = {
  sky: [
    [0, '#14142f'],
    [0.38, '#2c2450'],
    [0.64, '#6b3d68'],
    [0.84, '#c9707a'],
    [1, '#f6c08d'],
  ],
  fog: '#8a5573',
  fogSun: '#f2a97f',
  lit: '#8f5a74',
  litHigh: '#f7c39a',
  shade: '#161230',
  shadeHigh: '#3a2850',
  sun: '#ffc48f',
  disc: '#ffe6c2',
};

const clear = {
  sky: [
    [0, '#9fb6cf'],
    [0.45, '#cdd5d9'],
    [0.8, '#f2e2c8'],
    [1, '#fdeed2'],
  ],
  fog: '#efdcc0',
  fogSun: '#fff0d4',
  lit: '#e2a868',
  litHigh: '#fde0ae',
  shade: '#7d5a5e',
  shadeHigh: '#c39a83',
  sun: '#fff6df',
  disc: '#fffaf0',
};

const white = {
  sky: [
    [0, '#f1ece2'],
    [0.55, '#faf6ee'],
    [1, '#fffdf9'],
  ],
  fog: '#f3eadc',
  fogSun: '#fffaf0',
  lit: '#e8c394',
  litHigh: '#fff0d4',
  shade: '#8a5636',
  shadeHigh: '#c79767',
  sun: '#fffdf6',
  disc: '#fffdf9',
};

const blue = {
  sky: [
    [0, '#0c0e22'],
    [0.5, '#141936'],
    [0.85, '#232a4a'],
    [1, '#54404a'],
  ],
  fog: '#252a48',
  fogSun: '#4d3d48',
  lit: '#2b3150',
  litHigh: '#7a7f98',
  shade: '#080a16',
  shadeHigh: '#191d34',
  sun: '#8a5f4a',
  disc: '#e8e4ea',
};

const evening = {
  palette: dusk,
  horizon: 0.6,
  focal: 0.8,
  fogDepth: 40,
  ripple: 0.1,
  stars: 420,
  sun: { direction: [0.72, 0.17, 0.66], x: 0.555, y: 0.485, disc: 0.033, glow: 0.8, halo: 0.5 },
};

const sunset = {
  palette: ember,
  horizon: 0.46,
  focal: 1.1,
  spacing: 6,
  amplitude: 1.6,
  rise: 0.4,
  eye: 1,
  fogDepth: 34,
  ripple: 0.12,
  rippleReach: 8,
  sun: { direction: [0.72, 0.3, 0.62], x: 0.66, y: 0.36, disc: 0.055, glow: 0.7, halo: 0.25, falloff: 6 },
};

const day = {
  palette: gold,
  horizon: 0.5,
  eye: 1.2,
  ripple: 0.12,
  grain: 4,
  sun: { direction: [-0.75, 0.4, 0.5], x: 0.2, y: 0.3, glow: 0.5, halo: 0.1 },
};

const moonlit = {
  palette: blue,
  horizon: 0.6,
  focal: 1.1,
  spacing: 6,
  rise: 0.4,
  eye: 1,
  fogDepth: 34,
  ripple: 0.08,
  rippleReach: 8,
  stars: 420,
  sun: { direction: [-0.7, 0.35, 0.5], x: 0.5, glow: 0.25, halo: 0 },
};

/** A layer of the landing page's scene. Both show the same land. The page draws sky and sun itself. */
const layer = {
  width: 2000,
  height: 720,
  horizon: 0.16,
  seed: 101,
  standX: -2.2,
  stars: 0,
  steps: 4200,
  grain: 2,
  cutOut: true,
};

const wide = { width: 1400, height: 900, grain: 4 };
const strip = { width: 2000, height: 620, focal: 0.75, horizon: 0.5 };

export const scenes = {
  duskFar: { ...evening, ...layer, near: 3.5 },
  duskNear: { ...evening, ...layer, far: 7, ripple: 0.18, rippleReach: 7 },
  about: {
    ...sunset,
    width: 1000,
    height: 1200,
    seed: 47,
    horizon: 0.66,
    palette: lateGold,
    stars: 60,
    sun: { ...sunset.sun, x: 0.93, y: 0.655, disc: 0.05 },
    hasStore: true,
  },
  camp: { ...day, width: 2400, height: 1500, seed: 62 },
  nightTent: { ...moonlit, width: 1000, height: 1200, seed: 91, tent: { x: 292, y: 858, size: 26 } },
  dawn: { ...day, ...wide, palette: pale, seed: 71 },
  noon: { ...day, ...wide, seed: 99, sun: { ...day.sun, direction: [0.7, 0.5, 0.4], x: 0.8 } },
  ember: { ...sunset, ...wide, seed: 19, horizon: 0.5, sun: { ...sunset.sun, disc: 0.04 } },
  night: { ...moonlit, ...wide, seed: 101 },
  far: { ...day, ...wide, seed: 44, horizon: 0.36, eye: 2.2 },
  band: { ...evening, ...strip, seed: 127, sun: { ...evening.sun, x: 0.76, y: 0.4, disc: 0.022 } },
  bandNoon: {
    ...day,
    ...strip,
    width: 1600,
    height: 480,
    palette: white,
    seed: 99,
    horizon: 0.62,
    vignette: 0,
    sun: { direction: [0.8, 0.55, 0.2], x: 0.9, y: 0.1, glow: 0.2, halo: 0 },
  },
  band2: { ...moonlit, ...strip, seed: 58, stars: 500, sun: { ...moonlit.sun, x: 0.7, glow: 0.5 } },
  foot: { ...moonlit, width: 2400, height: 760, seed: 86, horizon: 0.3, focal: 0.8, ripple: 0.06, cutOut: true },
  nightTall: {
    ...moonlit,
    width: 1000,
    height: 1200,
    seed: 101,
    palette: { ...blue, litHigh: '#5f6482' },
    tent: { x: 600, y: 905, size: 30 },
  },
  daybreak: {
    ...evening,
    ...strip,
    palette: rose,
    seed: 64,
    stars: 160,
    sun: { direction: [0.5, 0.1, 0.85], x: 0.87, y: 0.475, disc: 0.03, glow: 0.75, halo: 0.5 },
  },
  morning: {
    ...day,
    ...strip,
    palette: clear,
    seed: 143,
    sun: { direction: [0.8, 0.28, 0.4], x: 0.655, y: 0.4, disc: 0.021, glow: 0.5, halo: 0.2 },
  },
  lost: {
    ...evening,
    width: 2000,
    height: 1200,
    seed: 12,
    palette: storm,
    horizon: 0.56,
    fogDepth: 15,
    ripple: 0.12,
    grain: 4,
    stars: 0,
    sun: { direction: [0.72, 0.2, 0.66], x: 0.72, y: 0.36, disc: 0.042, glow: 0.7, halo: 0.35 },
  },
};
