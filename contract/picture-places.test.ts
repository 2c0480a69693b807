import { expect, test } from 'vitest';
import type { z } from 'zod';
import { collections } from './collections/index.ts';
import { metaOf } from './field-meta.ts';
import { missingSize, pictureShapes, shapesAt, sizeInPlace } from './picture-places.ts';
import { sections } from './sections/index.ts';

/** The paths of the fields that can have pictures and do not say in which shapes the site shows them. */
function withoutShapes(schema: z.ZodType, path: string): string[] {
  const { widget, upload, shownAs, shape, element, variants } = metaOf(schema);
  const canHavePictures = widget === 'image' || (widget === 'html' && upload !== undefined);
  const parts = Object.entries(shape ?? variants ?? (element ? { entry: element } : {}));
  return [
    ...(canHavePictures && !shownAs ? [path] : []),
    ...parts.flatMap(([key, part]) => withoutShapes(part, `${path}.${key}`)),
  ];
}

test('every field for pictures says in which shapes the site shows them', () => {
  const all = [
    ...Object.entries(sections).map(([name, { fields }]) => [name, fields] as const),
    ...Object.entries(collections).map(([name, { record }]) => [name, record] as const),
  ];
  expect(all.flatMap(([name, schema]) => withoutShapes(schema, name))).toEqual([]);
});

test('the kind of a block decides about the shapes of its picture', () => {
  const blocks = [{ type: 'quote' }, { type: 'embed' }];
  const shapesOf = (index: number) =>
    shapesAt(collections.pages.record, { blocks }, `blocks.${index}.content.imageUrl`);
  expect(shapesOf(0)).toEqual(pictureShapes.quotePortrait);
  expect(shapesOf(1)).toEqual(pictureShapes.embed);
  expect(shapesAt(collections.pages.record, { blocks }, 'title')).toEqual([]);
});

test('a picture fills a shape, fits inside it, or keeps its proportions', () => {
  const picture = { width: 800, height: 400 };
  expect(sizeInPlace(picture, { name: 'Square', width: 600, height: 600 })).toEqual({ width: 1200, height: 600 });
  expect(sizeInPlace(picture, { name: 'Logo', width: 176, height: 40, isWhole: true })).toEqual({
    width: 80,
    height: 40,
  });
  expect(sizeInPlace(picture, { name: 'Text', width: 860 })).toEqual({ width: 860, height: 430 });
  expect(missingSize(picture, [{ name: 'Card', width: 800, height: 300 }])).toBeNull();
  expect(missingSize(picture, [])).toBeNull();
});
