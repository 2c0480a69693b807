import type { z } from 'zod';
import type { pageTexts } from '#contract/sections/page-texts.ts';
import type { PageTexts } from '#contract/sections/index.ts';

/** The texts as visitors get them: without those that are left to the site. Every page carries the rest. */
export function publicPageTexts(texts: PageTexts): z.output<typeof pageTexts.shown> {
  const { version, updatedAt, ...fields } = texts;
  return { ...changed(fields), version, updatedAt } as z.output<typeof pageTexts.shown>; // the same fields, of which it leaves some out
}

function changed(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key, value]) => value !== '' && !(key === 'isVisible' && value === true))
      .map(([key, value]: [string, unknown]) => [key, typeof value === 'object' && value ? changed(value) : value]),
  );
}
