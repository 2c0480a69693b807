import type { z } from 'zod';
import { metaOf, type Widget } from '#contract/field-meta.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { join } from '#web/admin/editing/form/changes.ts';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { plainText } from '#web/admin/editing/form/format-value.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { screens } from '#web/admin/app/screens/screens.ts';
import { excerptOf, type PaletteEntry } from './find-entries.ts';
import { hasAllWords } from '#web/admin/shell/search-words.ts';

/** One text of a section. */
interface FieldText {
  /** The path of its field: `faqs.3.answer`. */
  path: string;
  text: string;
}

/** The kinds of field with words that a person reads, or types to find them. */
const READABLE: readonly Widget[] = ['line', 'text', 'html', 'link', 'email'];

/** Every text of a record in the order of its form, also of hidden entries. */
export function textsOf(schema: z.ZodType, value: unknown, path = ''): FieldText[] {
  const { shape, element, widget } = metaOf(schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) => textsOf(field, getIn(value, key), join(path, key)));
  }
  if (element) {
    return asList(value).flatMap((entry, index) => textsOf(element, entry, join(path, String(index))));
  }
  if (typeof value !== 'string' || !READABLE.includes(widget)) return [];
  return [{ path, text: widget === 'html' ? plainText(value) : value }];
}

/** The fields of a section whose text or label holds all words: those with the words in the text come first. */
export function sectionEntries(words: readonly string[], name: SectionName, value: unknown): PaletteEntry[] {
  const { fields, title } = sections[name];
  const screen = screens.find((one) => one.section === name);
  if (!screen || words.length === 0) return [];
  const found = textsOf(fields, value).flatMap(({ path, text }) => {
    const label = labelAt(fields, path);
    const isInText = hasAllWords(words, text);
    if (!isInText && !hasAllWords(words, label)) return [];
    const detail = isInText ? excerptOf(words, '', text) : text.slice(0, 120);
    const to = `/${screen.path}?${new URLSearchParams({ field: path })}`;
    return [{ isInText, entry: { to, title: `${title}: ${label}`, detail, Icon: screen.Icon } }];
  });
  return found.toSorted((a, b) => Number(b.isInText) - Number(a.isInText)).map(({ entry }) => entry);
}
