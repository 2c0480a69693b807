import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { metaOf } from '#contract/field-meta.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { Field } from '#web/admin/editing/fields/field.tsx';
import { textOf, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { DESCRIPTION_LENGTH, listingOf, TITLE_LENGTH } from './listing.ts';
import { Meter } from './meter.tsx';
import { SearchPreview, SharePreview } from './previews.tsx';
import classes from './seo.module.css';

const METERS: Record<string, { from: number; to: number }> = {
  title: TITLE_LENGTH,
  description: DESCRIPTION_LENGTH,
};

/** What search engines and shared links show of the page: as it will look, and how well its words fit. */
export function SeoField({ schema, path, basePath, label }: FieldProps) {
  const { fields } = useEditorState();
  const [shown, setShown] = useState('search');
  const record: unknown = useWatch();
  const seo = getIn(record, path);
  const listing = listingOf(record, seo);
  const slug = metaOf(fields).shape?.slug;
  const address = `${(slug && metaOf(slug).prefix) ?? '/'}${textOf(getIn(record, 'slug'))}`;
  return (
    <fieldset className={classes.group} aria-label={label}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Preview"
        data={[
          { value: 'search', label: 'Search result' },
          { value: 'share', label: 'Shared link' },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'search' ? <SearchPreview listing={listing} address={address} /> : <SharePreview listing={listing} />}
      {Object.entries(metaOf(schema).shape ?? {}).map(([key, field]) => {
        const meter = METERS[key];
        return (
          <div key={key}>
            <Field
              schema={field}
              path={`${path}.${key}`}
              basePath={basePath === null ? null : `${basePath}.${key}`}
              label={labelOf(key, metaOf(field).label)}
            />
            {meter && <Meter own={textOf(getIn(seo, key)).trim()} shown={shownAs(listing, key)} range={meter} />}
          </div>
        );
      })}
    </fieldset>
  );
}

function shownAs(listing: { title: string; description: string }, key: string): string {
  return key === 'title' ? listing.title : listing.description;
}

/** 'Search title' and 'Search description'; the share image has a name of its own. */
function labelOf(key: string, label: string): string {
  return key in METERS ? `Search ${label.toLowerCase()}` : label;
}
