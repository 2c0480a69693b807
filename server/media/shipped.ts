import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFacts, variantOf } from '#contract/pictures.ts';
import { openFile, type OpenFile } from './storage.ts';

const FOLDER = join(import.meta.dirname, '../starter/pictures/variants');

/** The variants of the starter site's pictures, which come with the product, so that no first start has to make them. */
export function openShipped(folder = FOLDER) {
  const names = new Set(readdirSync(folder));
  return {
    has: (name: string) => names.has(shippedName(name)),
    async open(name: string): Promise<OpenFile | null> {
      const shipped = shippedName(name);
      return names.has(shipped) ? openFile(join(folder, shipped)) : null;
    },
  };
}

/** Named by content alone, so that they are found by every name that a picture ever had. */
export function shippedName(name: string): string {
  const meant = variantOf(name);
  const facts = meant && pictureFacts(meant.original);
  if (!facts) return '';
  return meant.variant === 'share'
    ? `${facts.hash}.share.jpg`
    : `${facts.hash}.${meant.variant.width}.${meant.variant.format}`;
}
