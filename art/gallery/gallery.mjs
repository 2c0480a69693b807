// The galleries of the portfolio: each page in this folder and its number of pictures, one per section.
export const galleries = [
  ['camp-khuri', 3],
  ['mitti', 3],
  ['ujala', 2],
  ['tana-bana', 2],
  ['neem-clinic', 2],
  ['mishri', 3],
  ['kikar-school', 3],
  ['metre-gauge', 2],
  ['ninth-hour', 2],
  ['baori', 3],
  ['parda', 2],
  ['bahi', 2],
  ['rann-salt', 3],
  ['khejri-law', 2],
  ['gali-walks', 3],
];
