import { isGroup } from '#web/admin/editing/form/values.ts';

/** A picture of a gallery as its row shows it. */
export interface GalleryPicture {
  address: string;
  /** None where the gallery keeps addresses alone. */
  caption?: string;
}

/** The pictures of a stored gallery: bare addresses, or entries with a caption. */
export function picturesOf(value: unknown): GalleryPicture[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => {
    if (!isGroup(entry)) return { address: textOf(entry) };
    return { address: textOf(entry.imageUrl), caption: textOf(entry.caption) };
  });
}

/** A picture as its gallery stores it. */
export function stored({ address, caption = '' }: GalleryPicture, hasCaptions: boolean): unknown {
  return hasCaptions ? { imageUrl: address, caption } : address;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
