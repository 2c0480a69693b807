import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { sections } from '#contract/sections/index.ts';
import { inLanguage } from '#contract/texts/language.ts';

/** What the site says while fields are empty, in its language, by the English text. The panel has only English texts. */
export function siteTexts(): Record<string, string> {
  const read = Object.values(sections).flatMap(({ fields }) => textsBelow(fields));
  const pairs = read.map((text) => [inLanguage('en', text), text()] as const);
  return Object.fromEntries(pairs.filter(([english, own]) => english !== own));
}

function textsBelow(schema: z.ZodType): (() => string)[] {
  const { siteText, shape = {}, element } = metaOf(schema);
  const below = [...Object.values(shape), ...(element ? [element] : [])].flatMap(textsBelow);
  return siteText ? [siteText, ...below] : below;
}
