import { isGroup } from '#web/admin/editing/form/values.ts';

/** An image as its gallery row shows it. */
export interface GalleryPicture {
  address: string;
  /** Absent if the gallery stores only URLs. */
  caption?: string;
}

/** The images of a stored gallery: plain URLs, or entries with a caption. */
export function picturesOf(value: unknown): GalleryPicture[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    if (!isGroup(entry)) return { address: stringOrEmpty(entry) };
    return { address: stringOrEmpty(entry.imageUrl), caption: stringOrEmpty(entry.caption) };
  });
}

/** An image in its stored form. */
export function toStored({ address, caption = '' }: GalleryPicture, hasCaptions: boolean): unknown {
  return hasCaptions ? { imageUrl: address, caption } : address;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
