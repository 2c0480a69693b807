import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { metaOf } from '#contract/field-meta.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { Field } from '#web/admin/editing/fields/field.tsx';
import { asText, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { DESCRIPTION_LENGTH, searchListing, TITLE_LENGTH } from './listing.ts';
import { LengthMeter } from './meter.tsx';
import { SearchPreview, SharePreview } from './previews.tsx';
import classes from './seo.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

const METERS: Record<string, { from: number; to: number }> = {
  title: TITLE_LENGTH,
  description: DESCRIPTION_LENGTH,
};

/** The search engine fields of a page, with previews and length meters. */
export function SeoField({ schema, path, basePath, label }: FieldProps) {
  const { fields } = useEditorState();
  const [shown, setShown] = useState('search');
  const record: unknown = useWatch();
  const seo = getIn(record, path);
  const listing = searchListing(record, seo);
  const slug = metaOf(fields).shape?.slug;
  const address = `${(slug && metaOf(slug).prefix) ?? '/'}${asText(getIn(record, 'slug'))}`;
  return (
    <fieldset className={classes.group} aria-label={label}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={fieldsTexts.preview}
        data={[
          { value: 'search', label: commonTexts.searchResult },
          { value: 'share', label: fieldsTexts.sharedLink },
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
              label={seoLabel(key, metaOf(field).label)}
            />
            {meter && (
              <LengthMeter own={asText(getIn(seo, key)).trim()} shown={effectiveText(listing, key)} range={meter} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function effectiveText(listing: { title: string; description: string }, key: string): string {
  return key === 'title' ? listing.title : listing.description;
}

/** 'Search title' and 'Search description'; the share image has its own label. */
function seoLabel(key: string, label: string): string {
  return key in METERS ? fieldsTexts.search(label.toLowerCase()) : label;
}
