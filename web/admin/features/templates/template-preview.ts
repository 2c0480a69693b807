import { collections } from '#contract/collections/index.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import { pathOfPlace, placeLabel } from '#contract/template-places.ts';
import { query } from '#web/api.ts';
import { partsOfBlocks, shownBlocks } from '#web/admin/editing/fields/blocks/shown-blocks.ts';
import { blankValue, isGroup } from '#web/admin/editing/form/values.ts';
import { recordPreview, withServerFields, type PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

/** A page with its template, as visitors would see it now. Where it stands for all records, the page of an empty one. */
export function templatePreview(place: string): PreviewSource {
  const key = query('GET /templates/at', { query: { place } }).queryKey;
  const page = place.endsWith('/*') ? emptyRecord(place) : null;
  return {
    title: placeLabel(place),
    start: pathOfPlace(place),
    page: page?.page ?? place,
    container: 'main',
    parts: ({ above, below }) => [
      ...partsOfBlocks(above, 'above', 'above-'),
      ...partsOfBlocks(below, 'below', 'below-'),
    ],
    pinnedQueries: ({ above, below }) => [
      { key, value: [withServerFields({ above: shownBlocks(above), below: shownBlocks(below) })] },
      ...(page?.pinnedQueries({}) ?? []),
    ],
  };
}

/** The page of a record without any words but its title. */
function emptyRecord(place: string): PreviewSource | null {
  const collection = Object.values<Collection>(collections).find(({ pagesAt }) => `${pagesAt}*` === place);
  if (!collection) return null;
  const blank = blankValue(collection.create);
  const source = recordPreview(collection, '');
  const title = collectionsTexts.any(collection.labels.one);
  return { ...source, pinnedQueries: () => source.pinnedQueries({ ...(isGroup(blank) && blank), title }) };
}
