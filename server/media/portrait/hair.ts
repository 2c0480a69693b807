/** What covers a head, drawn for one of half-width 40. `back` is behind the neck, `front` over the face. */
export interface Hair {
  front: string;
  back?: string;
  /** Lines of locks, folds or knitting. */
  lines?: string;
  /** The parts that are cloth, not hair. */
  cloth?: 'front' | 'back';
  /** What hangs over the shoulders, in the colour of the back. */
  over?: string;
}

const sidePart: Hair = {
  front:
    'M79 118l-4-22C70 58 92 34 124 35c28-2 47 20 41 62l-6 2c-1-14-5-22-10-27-17 4-36 1-48-8-7 10-11 20-11 34l-4 20Z',
};
const crop: Hair = {
  front:
    'M80 112l-5-18q-8-10 0-20-2-14 10-18 2-14 16-14 8-12 22-6 14-6 22 5 14 2 14 16 10 8 4 20 2 10-4 22l-5-1q1-14-7-24-12 4-20-2-12 6-22 0-6 10-14 12-3 12-6 28Z',
};
const quiff: Hair = {
  front:
    'M80 118l-5-24C70 60 88 34 118 30c32-4 54 14 48 40-2 14-2 20-4 28h-5c0-14-4-24-10-30-15-4-37-2-51 8-6 10-8 20-9 26l-3 18Z',
  lines: 'M96 62q16-20 50-18M92 74q10-14 26-18',
};
const receding: Hair = {
  front: 'M83 122l-8-26q-4-26 14-40-4 16-1 28 2 8-2 18l-1 20ZM158 96q2-20-8-34 14 6 15 22 0 8-3 14Z',
};
const turban: Hair = {
  cloth: 'front',
  back: 'M76 80q-22 44-14 112l24-6q-8-50 4-104Z',
  front: 'M72 92C52 78 56 34 96 20c14-12 44-10 58 2 30 12 34 50 10 72-14-16-34-24-54-22-16 2-30 10-38 20Z',
  lines: 'M66 84q16-44 82-56 14-2 22 6M72 90q18-40 100-34M84 82q34-26 90-4M98 20q50 8 74 44',
};
const woolCap: Hair = {
  cloth: 'front',
  front: 'M76 76C74 44 96 26 122 26s46 18 43 50l4-2q3 10 0 18-48-12-96 2-3-9 0-18Z',
  lines: 'M73 76q48-14 94-1M84 74v18M98 71v18M112 69v18M126 69v18M140 70v18M154 72v18',
};
const bun: Hair = {
  back: 'M90 92a25 25 0 1 0-10 48q10 2 18-4Z',
  front: 'M80 116q-12-38 4-60 14-20 40-20 30 0 40 26 6 16 1 36l-4 2q-2-22-20-38-20 26-50 32-5 10-6 20Z',
  lines: 'M140 60q-22 22-50 26',
};
const loose: Hair = {
  back: 'M80 70q-20 44-16 84 0 24-12 40 40 20 72 10 40 10 62-8-14-20-14-50 4-40-10-80Z',
  front: 'M78 140q-12-50 2-80 14-24 44-24 32 0 40 30 6 26 0 60l-3-24q-2-26-25-42-14 24-42 34-8 16-12 46Z',
};
const braid: Hair = {
  back: 'M82 90q-14 30-8 60l16 10 10-30Z',
  front: 'M81 122q-14-40 2-66 14-20 41-20 30 0 40 26 6 16 1 38l-4 2q-3-26-27-42-14 22-42 32-5 12-7 28Z',
  over: 'M74 146q14-6 20 4 4 12-4 20 8 10-2 20 6 12-4 20 4 14-8 22l-10-6q-8-10 0-20-10-8-2-20-8-12 2-22-4-12 8-18Z',
  lines: 'M134 54q-16 22-46 34M64 168l24 4M60 190l26 2M62 210l22 2',
};
const bob: Hair = {
  back: 'M78 80q-14 40-6 78 20 14 40 10h20q24 4 38-8 8-40-4-80Z',
  front: 'M76 156q-10-60 4-94 14-26 44-26 32 0 40 28 8 30 2 84-10 6-12 0 12-32 4-58-20 0-40-18-12 16-26 22-4 30-2 58Z',
};
const odhni: Hair = {
  cloth: 'back',
  back: 'M120 38Q70 40 70 100V200H176V90Q170 40 120 38Z',
  front: 'M80 112q-8-32 4-50 14-18 38-18 28 0 38 22 6 14 3 34l-3 2q-4-26-27-40-12 20-40 32-8 8-9 22Z',
  over: 'M120 26C76 24 58 60 64 104q4 40-24 88l34 20q20-50 8-96-6-40 10-54 12-12 30-12c26 0 42 18 42 46 0 40 2 76 10 104l26-12c-20-24-24-50-22-88 2-50-18-74-58-74Z',
  lines: 'M74 96q4 60-20 104M170 96q-2 56 12 100',
};
const curls: Hair = {
  back: 'M76 70q-20 10-12 32-12 16 2 30 0 18 18 22l70 2q18-4 18-20 14-14 4-30 6-22-12-34Z',
  front:
    'M82 116q-16-4-12-20-10-12 2-24-2-18 16-22 6-18 24-16 14-10 28 2 18-2 20 16 14 8 8 24 6 14-4 22l-4 2q0-20-14-34-12 8-24 2-6 12-20 12-12 6-16 16Z',
};

export const SHORT: Hair[] = [sidePart, crop, quiff, turban, receding, woolCap];
export const LONG: Hair[] = [bun, loose, braid, bob, odhni, curls];

/** Beards follow the jaw: how far they reach below the chin; 0 is a moustache only. */
export const BEARDS = [null, null, 0, 3, 10] as const;
