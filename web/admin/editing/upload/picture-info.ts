import { parsePictureName, pictureFocus } from '#contract/pictures.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** Width and height of an uploaded picture, which its URL contains; null for other URLs. */
export function pictureSize(address: string): { width: number; height: number } | null {
  const found = parsePictureName(lastSegment(address)) ?? /-(?<width>\d+)x(?<height>\d+)\.\w+$/.exec(address)?.groups;
  return found ? { width: Number(found.width), height: Number(found.height) } : null;
}

/** A display name for a picture of which only the URL is known. */
export function fileName(address: string): string {
  const last = lastSegment(address);
  if (parsePictureName(last)) return picturesTexts.uploadedPicture;
  if (address.startsWith('/api/avatars/')) return picturesTexts.drawnPortrait;
  try {
    return decodeURIComponent(last) || address;
  } catch {
    return last;
  }
}

function lastSegment(address: string): string {
  return address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
}

/** '148 KB', '2.4 MB'. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return picturesTexts.kb(Math.max(1, Math.round(kilobytes)));
  return picturesTexts.mb((kilobytes / 1024).toFixed(1));
}

/** Where a cropped picture keeps its focus, as CSS has it: '35% 20%'. */
export function focusPosition(address: string): string | undefined {
  const focus = pictureFocus(address);
  return focus ? `${focus.x}% ${focus.y}%` : undefined;
}
