import { withFocus } from './pictures.ts';

/** The query parameter with which a frame of the panel shows a page with one picture in place of another: `NAME~ADDRESS`. */
export const PREVIEW_PICTURE = 'preview-picture';

/**
 * A value with another picture in place of an uploaded one, at any depth: its address, with its focal point, and the
 * addresses of its variants.
 *
 * @param name The name under which the old picture is stored.
 * @param address The address of the new one, which may have a focal point.
 */
export function withPictureReplaced<T>(value: T, name: string, address: string): T {
  const stem = name.replace(/\.webp$/, '').replace(/[^\w-]/g, '');
  const old = new RegExp(`/uploads/${stem}\\.[\\w.-]*(?:#focus=\\d{1,3},\\d{1,3})?`, 'g');
  // The address of a poster is a fragment itself, and a poster needs no focal point.
  const addressAfter = (before: string) => (before.endsWith('#poster=') ? withFocus(address, null) : address);
  const replaced = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(old, (_, start: number) => addressAfter(part.slice(0, start)));
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, replaced(inner)]));
  };
  return replaced(value) as T; // the same structure
}
