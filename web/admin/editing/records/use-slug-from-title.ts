import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugify } from '#contract/slug.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';

/** While a record is new and its slug untouched, the slug follows the title, after `prefix`. */
export function useSlugFromTitle(prefix = ''): void {
  const isNew = useIsNew();
  const { control, getValues, setValue } = useFormContext();
  const title: unknown = useWatch({ control, name: 'title' });
  const last = useRef('');
  useEffect(() => {
    if (!isNew || typeof title !== 'string') return;
    const slug = slugify(title).slice(0, 200 - prefix.length);
    const next = slug && prefix + slug;
    const isGenerated = getValues('slug') === last.current;
    last.current = next;
    if (isGenerated && next !== getValues('slug')) setValue('slug', next);
  }, [isNew, title, prefix, getValues, setValue]);
}
