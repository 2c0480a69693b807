import { z } from 'zod';
import { cleanAddress } from '../clean-text.ts';
import { withMeta } from '#contract/field-meta.ts';
import { line } from '../fields.ts';
import { isWebAddress } from '../links.ts';
import { rules } from '../rule-texts.ts';
import { listOf, replyOf, writable } from '../sections/section.ts';

const FORMS_TO_MAX = 500;

const formsTo = line('Address for forms', { max: FORMS_TO_MAX, clean: cleanAddress });
/** What an export needs to know. */
export const exportFields = {
  formsTo: withMeta(
    formsTo.refine((value) => value === '' || isFormsAddress(value), rules.formsTo),
    {
      label: 'Address for forms',
      widget: 'line',
      max: FORMS_TO_MAX,
      placeholder: 'https://forms.example.com/your-form',
      help: 'Optional. A service that receives forms gives you such an address. It starts with https://.',
    },
  ),
};
export const exportStart = writable(exportFields);

/** Whether forms may post to an address: what visitors write must travel encrypted. */
export function isFormsAddress(value: string): boolean {
  return value.startsWith('https://') && isWebAddress(value);
}

/** What an export cannot contain, or could not read. */
export const LEFT_OUT_KINDS = ['page', 'file', 'form', 'words', 'search', 'server-page', 'link', 'address'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];
/** The addresses that are named for each kind; the others are counted. */
export const LEFT_OUT_NAMED = 20;

const leftOut = replyOf({
  kind: z.enum(LEFT_OUT_KINDS),
  count: z.number().int(),
  /** The first addresses. */
  where: z.array(z.string()),
});

/** What an export contains. */
export const exportReport = replyOf({
  pages: z.number().int(),
  /** Files of all kinds, with the pages. */
  files: z.number().int(),
  redirects: z.number().int(),
  leftOut: listOf(leftOut),
});

/** The newest export of the site. */
export const staticExport = replyOf({
  state: z.enum(['none', 'running', 'done', 'failed']),
  startedAt: z.string(),
  /** '' while it runs. */
  endedAt: z.string(),
  /** Where its forms post to; '' for nowhere. */
  formsTo: z.string(),
  /** How many pages it will have at least; 0 while that is unknown. */
  expectedPages: z.number().int(),
  report: exportReport,
  /** The name of its file; '' until it is complete. */
  name: z.string(),
  bytes: z.number().int(),
  /** Why it failed, as a sentence; '' on success. */
  failure: z.string(),
  /** Whether the file is on the machine that replies. */
  isHere: z.boolean(),
});

export type LeftOut = z.output<typeof leftOut>;
export type ExportReport = z.output<typeof exportReport>;
export type StaticExport = z.output<typeof staticExport>;
