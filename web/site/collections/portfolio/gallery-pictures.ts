import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { fieldPath } from '#web/ui/field-path.ts';

export interface GalleryPicture {
  src: string;
  caption: string;
  /** The paths of both in the preview. */
  paths?: Record<'src' | 'caption', string | undefined>;
}

/** The pictures of a project: those with captions, then the others; no duplicates, none without a URL. */
export function galleryPictures(project: Pick<PortfolioItem, 'gallery' | 'images'>): GalleryPicture[] {
  const all = [
    ...project.gallery.map((entry) => ({
      src: entry.imageUrl,
      caption: entry.caption,
      paths: { src: fieldPath(entry, 'imageUrl'), caption: fieldPath(entry, 'caption') },
    })),
    ...project.images.map((src, index) => ({
      src,
      caption: '',
      paths: { src: fieldPath(project, `images.${index}`), caption: undefined },
    })),
  ];
  const first = new Map<string, GalleryPicture>();
  for (const picture of all) {
    if (picture.src && !first.has(picture.src)) first.set(picture.src, picture);
  }
  return [...first.values()];
}
