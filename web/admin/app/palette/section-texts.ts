import type { z } from 'zod';
import { metaOf, schemaOf, type Widget } from '#contract/field-meta.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { textOfHtml } from '#web/admin/editing/form/format-value.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { screens } from '#web/admin/app/screens/screens.ts';
import { excerptOf, type PaletteEntry } from './find-entries.ts';
import { siteTextOf } from '#web/admin/shell/site-texts.ts';
import { hasAllWords } from '#web/admin/shell/search-words.ts';

/** One text of a section. */
interface FieldText {
  /** The path of its field, such as `faqs.3.answer`. */
  path: string;
  text: string;
}

/** Field types with text that people read or search for. */
const READABLE: readonly Widget[] = ['line', 'text', 'html', 'link', 'email'];

/** Every text of a record in form order, including hidden entries. An empty field has what the site shows in its place. */
export function textsOf(schema: z.ZodType, value: unknown, path = ''): FieldText[] {
  const info = metaOf(schemaOf(schema, value) ?? schema);
  const { shape, element, widget } = info;
  if (shape) {
    return Object.entries(shape).flatMap(([key, field]) => textsOf(field, getIn(value, key), joinPath(path, key)));
  }
  if (element) {
    return asList(value).flatMap((entry, index) => textsOf(element, entry, joinPath(path, String(index))));
  }
  if (typeof value !== 'string' || !READABLE.includes(widget)) return [];
  return [{ path, text: (widget === 'html' ? textOfHtml(value) : value) || siteTextOf(info) }];
}

/** The fields of a section whose text or label contains all words. Matches in the text come first. */
export function sectionEntries(words: readonly string[], name: SectionName, value: unknown): PaletteEntry[] {
  const { fields, title } = sections[name];
  const screen = screens.find((one) => one.section === name);
  if (!screen || words.length === 0) return [];
  const found = textsOf(fields, value).flatMap(({ path, text }) => {
    const label = labelAt(fields, path);
    const isInText = hasAllWords(words, text);
    if (!isInText && !isField(words, title, label)) return [];
    const detail = isInText ? excerptOf(words, '', text) : text.slice(0, 120);
    const to = `/${screen.path}?${new URLSearchParams({ field: path })}`;
    return [{ isInText, entry: { to, title: `${title}: ${label}`, detail, Icon: screen.Icon } }];
  });
  return found.toSorted((a, b) => Number(b.isInText) - Number(a.isInText)).map(({ entry }) => entry);
}

/** Whether the words name the field, alone or with its section: 'title', 'hero title'. */
function isField(words: readonly string[], section: string, label: string): boolean {
  return hasAllWords(words, `${section} ${label}`) && words.some((word) => hasAllWords([word], label));
}
