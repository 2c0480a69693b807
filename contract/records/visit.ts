import { z } from 'zod';
import { cleanLine } from '../clean-text.ts';
import { VISIT_LENGTHS } from '../constants.ts';
import { withMeta } from '../field-meta.ts';
import { replyOf } from '../sections/section.ts';

/** Where the visit began in which a form was sent. The browser keeps it in memory only. */
export const visit = replyOf({
  landingPage: z.string().default(''),
  referrer: z.string().default(''),
  campaign: z.string().default(''),
});
export type Visit = z.output<typeof visit>;

/** The visit as a public form sends it. Never a reason to refuse: longer texts are cut, other values are ignored. */
export const sentVisit = withMeta(
  z.preprocess(readVisit, z.object({ landingPage: z.string(), referrer: z.string(), campaign: z.string() })).optional(),
  { label: 'Visit', widget: 'group', shape: {} },
);

function readVisit(raw: unknown): Visit {
  const sent: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const part = (name: keyof Visit) => {
    const value = sent[name];
    return typeof value === 'string' ? cleanLine(value).trim().slice(0, VISIT_LENGTHS[name]) : '';
  };
  return { landingPage: part('landingPage'), referrer: part('referrer'), campaign: part('campaign') };
}
