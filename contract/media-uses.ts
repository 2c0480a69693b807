import type { z } from 'zod';
import { mapFields, metaOf, type Widget } from './field-meta.ts';
import { listedFileName } from './files.ts';
import { parsePictureName, parseVariantName } from './pictures.ts';

/** A place in the content that shows an uploaded file. */
export interface MediaUse {
  /** The name under which the file is stored. */
  name: string;
  /** The path of the field, such as `cards.2.imageUrl`. */
  field: string;
}

/** The form controls whose values can contain the address of a file. */
const WITH_ADDRESSES: readonly Widget[] = ['image', 'html', 'link', 'gallery'];
const UPLOAD = /\/uploads\/([\w.-]+)/g;
const FILE = /\/files\/[0-9a-f]{32}\/[\w.-]+/g;

/** Whether a section or record of this schema can use an uploaded file. */
export function canUseMedia(schema: z.ZodType): boolean {
  const { widget, shape, element, variants } = metaOf(schema);
  if (WITH_ADDRESSES.includes(widget)) return true;
  return [...Object.values(shape ?? variants ?? {}), ...(element ? [element] : [])].some(canUseMedia);
}

/** All places of a section or record that show or link to an uploaded file, each once. */
export function mediaUsesOf(schema: z.ZodType, value: unknown): MediaUse[] {
  const uses = new Map<string, MediaUse>();
  mapFields(schema, value, (part, { widget }, path) => {
    if (typeof part !== 'string' || !WITH_ADDRESSES.includes(widget)) return part;
    const field = path.join('.');
    for (const name of uploadsIn(part)) uses.set(`${field} ${name}`, { name, field });
    return part;
  });
  return [...uses.values()];
}

/** The stored names of the files that a text names by their addresses. A variant counts as its picture. */
export function uploadsIn(text: string): string[] {
  const pictures = Array.from(text.matchAll(UPLOAD), ([, name = '']) => parseVariantName(name)?.original ?? name);
  const files = Array.from(text.matchAll(FILE), ([address]) => listedFileName(address));
  return [...pictures.filter((name) => parsePictureName(name) !== null), ...files.filter((name) => name !== '')];
}
