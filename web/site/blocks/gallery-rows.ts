import { pictureSize } from '#web/ui/picture.tsx';

/** The shape of a picture in a row of the gallery: its width over its height. */
const SHAPES = { tall: 0.75, square: 1, photo: 1.33, wide: 1.6, broad: 2 } as const;
type Shape = keyof typeof SHAPES;

interface RowPicture<P> {
  picture: P;
  shape: Shape;
  /** Its share of the row's width. */
  share: number;
}

/** How much wider than high a row is. */
const ROW = 3;

/**
 * Pictures in rows that fill the width: side by side, all pictures of a row are equally high. The rows are about equally
 * high too.
 */
export function galleryRows<P extends { imageUrl: string }>(pictures: readonly P[]): RowPicture<P>[][] {
  const shaped = pictures.map((picture) => ({ picture, shape: shapeOf(picture.imageUrl) }));
  const total = widthOf(shaped);
  const count = Math.max(1, Math.round(total / ROW));
  const rows: (typeof shaped)[] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const one of shaped) {
    const middle = before + SHAPES[one.shape] / 2;
    rows[Math.min(count - 1, Math.floor((middle / total) * count))]?.push(one);
    before += SHAPES[one.shape];
  }
  return rows
    .filter(({ length }) => length > 0)
    .map((row) => row.map((one) => ({ ...one, share: SHAPES[one.shape] / widthOf(row) })));
}

function widthOf(row: readonly { shape: Shape }[]): number {
  return row.reduce((sum, { shape }) => sum + SHAPES[shape], 0);
}

function shapeOf(src: string): Shape {
  const { width = 3, height = 2 } = pictureSize(src);
  const ratio = width / height;
  if (ratio < 0.87) return 'tall';
  if (ratio < 1.16) return 'square';
  if (ratio < 1.43) return 'photo';
  return ratio < 1.85 ? 'wide' : 'broad';
}
