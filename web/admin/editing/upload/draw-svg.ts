import { DRAWING_UPLOADS } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';

/** The longer side in pixels: enough for the largest icon and for a logo on a screen with three pixels for each one. */
const LONG_SIDE = 1024;

/** Whether a file is a drawing that this upload takes. */
export function isDrawing(kind: string, { type }: File): boolean {
  return type === 'image/svg+xml' && DRAWING_UPLOADS.includes(kind);
}

/**
 * An SVG as a PNG. The browser draws it without running its scripts or loading what it links to, so the server needs no
 * decoder for SVG.
 */
export async function drawSvg(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const canvas = drawn(await loaded(address));
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw damaged();
    return new File([png], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(damaged());
    image.src = address;
  });
}

function drawn(image: HTMLImageElement): HTMLCanvasElement {
  // Some browsers give a drawing without a size none: it fills a square.
  const width = image.naturalWidth || LONG_SIDE;
  const height = image.naturalHeight || LONG_SIDE;
  const scale = LONG_SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function damaged(): ApiError {
  return new ApiError(415, { code: 'damaged-image', message: failures['damaged-image'].message });
}
