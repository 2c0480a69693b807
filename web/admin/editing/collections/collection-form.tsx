import type { Collection } from '#contract/collections/define-collection.ts';
import { metaOf } from '#contract/field-meta.ts';
import { HtmlField } from '#web/admin/editing/fields/html-field.tsx';
import { fieldSheets, placeFields } from '#web/admin/editing/fields/layout.ts';
import { ScheduleStateField } from '#web/admin/editing/publishing/schedule-state-field.tsx';
import { VisibilityNote } from '#web/admin/editing/publishing/visibility-note.tsx';
import { visibilityState } from '#web/admin/editing/publishing/visibility-publishing.ts';
import { FieldAt, useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import { PageHead } from '#web/admin/editing/records/page-head.tsx';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';
import { useSlugFromTitle } from '#web/admin/editing/records/use-slug-from-title.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface CollectionPartProps {
  collection: Collection;
  /** The saved record; null for a new one. */
  record: object | null;
}

/** The main column: title, address and texts. */
export function CollectionForm({ collection, record }: CollectionPartProps) {
  useSlugFromTitle();
  const isPage = hasPageHead(collection);
  const isPublic = record !== null && visibilityState(collection, record) === 'published';
  const head = isPage ? ['title', 'slug', 'excerpt'] : [];
  const texts = mainFields(collection).filter((name) => !head.includes(name));
  return (
    <>
      {isPage && <PageHead leadField="excerpt" isPublic={isPublic} />}
      {texts.map((name) =>
        isPage && isRichText(collection, name) ? (
          <PageText key={name} name={name} />
        ) : (
          <FieldAt key={name} name={name} />
        ),
      )}
    </>
  );
}

/** The right column: who sees it, its place and its facts. */
export function CollectionAside({ collection, record }: CollectionPartProps) {
  const { fields, publicWhen } = collection;
  const slug = record && 'slug' in record ? String(record.slug) : null;
  const details = placeFields(fields).filter(({ key }) => isDetail(collection, key));
  const deciding = Object.keys(publicWhen);
  return (
    <>
      <RecordCard>
        {'publishedAt' in publicWhen ? (
          <>
            <ScheduleStateField collection={collection} slug={slug} />
            <FieldAt name="publishedAt" />
          </>
        ) : (
          <>
            {deciding.map((name) => (
              <FieldAt key={name} name={name} />
            ))}
            <VisibilityNote collection={collection} slug={slug} />
          </>
        )}
        {record && 'order' in fields && <FieldAt name="order" />}
      </RecordCard>
      {fieldSheets(details).map((sheet) => (
        <RecordCard
          key={sheet[0]?.key ?? ''}
          {...(sheet[0]?.info.widget === 'seo' && { title: commonTexts.searchResult })}
        >
          {sheet.map(({ key }) => (
            <FieldAt key={key} name={key} />
          ))}
        </RecordCard>
      ))}
    </>
  );
}

function PageText({ name }: { name: string }) {
  return <HtmlField {...useFieldAt(name)} isPage />;
}

/** Widgets that stand beside the text: facts in one line, pictures and terms. */
const DETAILS = [
  'image',
  'tags',
  'seo',
  'choice',
  'icon',
  'number',
  'switch',
  'date',
  'day',
  'record',
  'hexColor',
  'link',
];

function isDetail({ fields, publicWhen, title }: Collection, name: string): boolean {
  const field = fields[name];
  if (!field || name in publicWhen || name === 'order' || name === title) return false;
  return DETAILS.includes(metaOf(field).widget) || name === 'category';
}

function mainFields(collection: Collection): string[] {
  const { fields, publicWhen } = collection;
  return placeFields(fields)
    .map(({ key }) => key)
    .filter((name) => !(name in publicWhen) && name !== 'order' && !isDetail(collection, name));
}

function hasPageHead({ fields, title }: Collection): boolean {
  return title === 'title' && 'slug' in fields && 'excerpt' in fields;
}

function isRichText({ fields }: Collection, name: string): boolean {
  const field = fields[name];
  return field !== undefined && metaOf(field).widget === 'html' && metaOf(field).upload !== undefined;
}
