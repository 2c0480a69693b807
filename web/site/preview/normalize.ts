import { withFocus } from '#contract/pictures.ts';

/** Text for comparisons: without spaces, in lower case, with plain quotes and dashes as they are typed. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-').toLowerCase();
}

/** The address of a picture without its focus, and of an uploaded picture without its host. */
export function uploadPath(address: string): string {
  return withFocus(address, null).replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
}
