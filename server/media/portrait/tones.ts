/** The tones of one portrait's skin: in the evening light, in the shade, and where the sun is closest. */
export interface Skin {
  base: string;
  shade: string;
  light: string;
}

export const SKINS: Skin[] = [
  { base: '#d19a6c', shade: '#975d4c', light: '#eab988' },
  { base: '#bd7f54', shade: '#824c42', light: '#da9f6b' },
  { base: '#a26846', shade: '#6b3f3a', light: '#c3875a' },
  { base: '#875440', shade: '#573437', light: '#a7704f' },
];

/** The sky behind a person, and the dune below it. */
export const GROUNDS: { sky: string; dune: string }[] = [
  { sky: '#d98d52', dune: '#bf6d3f' },
  { sky: '#c9705a', dune: '#a95348' },
  { sky: '#8f5f7c', dune: '#74496b' },
  { sky: '#6a6596', dune: '#524c7c' },
  { sky: '#e0b071', dune: '#cb9155' },
];

const BLACK = '#221826';
/** Black hair is the most common here. */
export const HAIR_COLORS = [BLACK, BLACK, '#3a242c', '#8b7f86'];

export const CLOTHS = ['#2b2d55', '#7c2d33', '#3d5560', '#e9dcc3', '#8a4a2a', '#54335c', '#b98134', '#394a36'];

/** The low sun on every edge that faces right. */
export const RIM = '#fc6';
/** Eyes, brows, folds of cloth. */
export const LINE = '#213';
