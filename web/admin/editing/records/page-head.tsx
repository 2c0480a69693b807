import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { slugify } from '#contract/slug.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { PageAddress, PageLead, PageTitle } from '#web/admin/editing/fields/page/page-fields.tsx';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { useFieldAt } from './field-at.tsx';
import classes from './page-layout.module.css';
import * as recordsTexts from '#web/admin/texts/records.ts';

interface PageHeadProps {
  /** The field of the short text below the title. */
  leadField: string;
  /** Whether visitors can open the saved record. */
  isPublic?: boolean;
  /** Replaces the line of the address. */
  address?: ReactNode;
}

/** Title, address and summary of a page to write on. */
export function PageHead({ leadField, isPublic = false, address }: PageHeadProps) {
  const title = useFieldAt('title');
  const slug = useFieldAt('slug');
  return (
    <div className={classes.pageHead}>
      <PageTitle {...title} />
      {address ?? <PageAddress {...slug} note={isPublic && <OldAddressNote />} />}
      <PageLead {...useFieldAt(leadField)} />
    </div>
  );
}

/** Says that links to the old address stay right. */
function OldAddressNote() {
  const { base } = useEditorState();
  const typed = slugify(asText(useWatch({ name: 'slug' })));
  if (typed === '' || typed === base.slug) return null;
  return <p className={classes.note}>{recordsTexts.onceSavedTheOldAddress}</p>;
}
