import type { PortfolioItem } from '#contract/collections/portfolio.ts';

export interface GalleryPicture {
  src: string;
  caption: string;
}

/** The pictures of a project: those with captions, then the others; no duplicates, none without a URL. */
export function galleryPictures({ gallery, images }: Pick<PortfolioItem, 'gallery' | 'images'>): GalleryPicture[] {
  const all = [
    ...gallery.map(({ imageUrl, caption }) => ({ src: imageUrl, caption })),
    ...images.map((src) => ({ src, caption: '' })),
  ];
  const first = new Map<string, GalleryPicture>();
  for (const picture of all) {
    if (picture.src && !first.has(picture.src)) first.set(picture.src, picture);
  }
  return [...first.values()];
}
