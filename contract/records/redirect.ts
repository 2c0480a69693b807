import { z } from 'zod';
import { cleanAddress } from '../clean-text.ts';
import { RESERVED_PATHS, REDIRECT_FROM_MAX, REDIRECT_ORIGINS, REDIRECT_STATES } from '../constants.ts';
import { fixedPaths } from '../kinds.ts';
import { withMeta, metaOf } from '#contract/field-meta.ts';
import { line, requiredLine } from '../fields.ts';
import { isSafeLink, isRedirectTarget, pathKey } from '../links.ts';
import { optional, patchable, replyOf, writable } from '../sections/section.ts';
import { rules } from '../rule-texts.ts';
import { stateCounts, pageOf, stamps } from '../sections/stamps.ts';

const required = requiredLine('From', { max: REDIRECT_FROM_MAX, message: rules.fromRequired, clean: cleanAddress });
const path = required
  .refine((value) => value === '' || (value.startsWith('/') && isSafeLink(value)), {
    error: rules.fromPath,
    abort: true,
  })
  .refine((value) => !/[?#]/.test(value), { error: rules.fromQuery, abort: true })
  .refine((value) => !isOwn(pathKey(value)), rules.fromOwn)
  .overwrite(pathKey);
const from = withMeta(path, {
  ...metaOf(required),
  help: 'An address on this site that no longer has a page',
  placeholder: '/old-page',
  bare: path,
});

const address = line('To', { max: 2000, clean: cleanAddress });
const target = (metaOf(address).bare as z.ZodString).refine(
  (value) => value === '' || isRedirectTarget(value),
  rules.target,
); // a line is text
const to = withMeta(target.default(''), {
  ...metaOf(address),
  widget: 'link',
  help: 'A page of this site, or a full address (https://…)',
  placeholder: '/services',
  bare: target,
});

export const redirectFields = { from, to };

/** The redirect of an old address. `from` is in lower case without a final slash; `to` is '' if the page is gone (410). */
export const redirect = replyOf({
  from: z.string(),
  to: z.string(),
  origin: z.enum(REDIRECT_ORIGINS),
  ...stamps,
});
export const redirectCreate = writable(redirectFields);
export const redirectUpdate = patchable(redirectFields);
export const redirectsPage = replyOf({
  ...pageOf(redirect),
  statuses: optional(stateCounts(REDIRECT_STATES)),
});

export type Redirect = z.output<typeof redirect>;

/** Whether the site itself uses a path, whatever its content is. */
function isOwn(path: string): boolean {
  if (fixedPaths.includes(path)) return true;
  return RESERVED_PATHS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
