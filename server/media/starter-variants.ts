import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePictureName, parseVariantName, variantEnding } from '#contract/pictures.ts';
import { openFile, type OpenFile } from './storage.ts';

const FOLDER = join(import.meta.dirname, '../starter/pictures/variants');

/** AVIF variants of the starter site's pictures. They ship with the product: encoding them takes one to two minutes. */
export function openStarterVariants(folder = FOLDER) {
  const names = new Set(readdirSync(folder));
  return {
    has: (name: string) => names.has(starterVariantName(name)),
    async open(name: string): Promise<OpenFile | null> {
      const file = starterVariantName(name);
      return names.has(file) ? openFile(join(folder, file)) : null;
    },
  };
}

/** The file name of a shipped variant. It contains only the content hash: older picture names still match. */
export function starterVariantName(name: string): string {
  const parsed = parseVariantName(name);
  const picture = parsed && parsePictureName(parsed.original);
  if (!picture) return '';
  return `${picture.hash}.${variantEnding(parsed.variant)}`;
}
