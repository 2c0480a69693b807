import type { z } from 'zod';
import { mapFields, parseLenient } from '#contract/field-meta.ts';
import { isSafeLink, isSafeSource, whatsappChat } from '#contract/links.ts';
import { withoutHidden } from '#contract/public-view.ts';
import { withPaths } from '#web/ui/field-path.ts';
import type { Values } from '#web/admin/editing/form/values.ts';

/**
 * The typed values as the public would see them after a save: empty fields filled in, hidden entries removed, formatted
 * text cleaned, invalid URLs removed. Each object carries its path in the form.
 */
export function publicValues(fields: z.ZodType, typed: Values, cleanHtml: (html: string) => string): Values {
  const shown = mapFields(fields, parseLenient(fields, typed), (value, { widget }) => {
    if (typeof value !== 'string') return value;
    if (widget === 'html') return cleanHtml(value);
    if (widget === 'link') return isSafeLink(value) || whatsappChat(value) ? value : '';
    if (widget === 'image') return value === '' || isSafeSource(value) ? value : '';
    return value;
  });
  return withoutHidden(withPaths(shown)) as Values; // the fields of a record return a record
}
