import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { joinPath } from './changed-paths.ts';
import { asList, blankValue, getIn, isEqual, isGroup } from './values.ts';

/** The paths of the list entries in which nothing has been typed. */
export function blankEntries(schema: z.ZodType, value: unknown, path = ''): string[] {
  const { shape, element } = metaOf(schemaOf(schema, value) ?? schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) => blankEntries(field, getIn(value, key), joinPath(path, key)));
  }
  if (!element) return [];
  const blank = withoutOrder(blankValue(element));
  return asList(value).flatMap((entry, index) => {
    const at = joinPath(path, String(index));
    return isEqual(withoutOrder(entry), blank) ? [at] : blankEntries(element, entry, at);
  });
}

/** The order follows from the position; nobody types it. */
function withoutOrder(entry: unknown): unknown {
  return isGroup(entry) ? { ...entry, order: undefined } : entry;
}

/** Lets entries stay blank until a save. Those that a save found blank count as wrong until something is typed. */
export function forgiveBlankEntries(schema: z.ZodType) {
  let savedBlank: string[] = [];
  return {
    /** The paths of the entries that are not wrong yet. */
    in: (values: unknown): string[] => {
      const blank = blankEntries(schema, values);
      savedBlank = savedBlank.filter((path) => blank.includes(path));
      return blank.filter((path) => !savedBlank.includes(path));
    },
    /** Before a save: the blank entries are wrong, too. */
    end: (values: unknown): void => {
      savedBlank = blankEntries(schema, values);
    },
  };
}
