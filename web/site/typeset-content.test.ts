import { expect, test } from 'vitest';
import type { z } from 'zod';
import { metaOf, type Widget } from '#contract/field-meta.ts';
import { blog } from '#contract/collections/blog.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { services } from '#contract/collections/services.ts';
import { sections } from '#contract/sections/index.ts';
import { isProse, typesetContent } from './typeset-content.ts';

const PROSE: readonly Widget[] = ['text', 'html'];
const NO_PROSE: readonly Widget[] = [
  'link',
  'image',
  'icon',
  'color',
  'email',
  'date',
  'day',
  'slug',
  'tags',
  'record',
];

/** The names of all fields with one of these widgets, at any depth. */
function fieldsWith(widgets: readonly Widget[], schema: z.ZodType, name = ''): string[] {
  const { shape, element, widget } = metaOf(schema);
  if (shape) return Object.entries(shape).flatMap(([key, field]) => fieldsWith(widgets, field, key));
  if (element) return fieldsWith(widgets, element, name);
  return widgets.includes(widget) ? [name] : [];
}

const records = [
  ...Object.values(sections).map(({ record }) => record),
  blog.record,
  portfolio.record,
  services.record,
];

test('every field with prose is typeset, and no address, icon, colour or date', () => {
  const named = (widgets: readonly Widget[]) => records.flatMap((schema) => fieldsWith(widgets, schema));
  expect(named(PROSE).filter((name) => !isProse(name))).toEqual([]);
  expect(named(NO_PROSE).filter(isProse)).toEqual([]);
  expect(named(PROSE).length).toBeGreaterThan(20);
  expect(named(NO_PROSE).length).toBeGreaterThan(20);
});

test('texts and HTML of a reply are typeset at any depth; other values and the reply itself stay', () => {
  const reply = {
    titleLine1: "It's 2020-21",
    items: [{ href: "/it's", textHtml: '<p title="it\'s">"Go"</p>', order: 2, isVisible: true, by: null }],
    tags: ["don't"],
  };
  const given = structuredClone(reply);
  expect(typesetContent(reply)).toEqual({
    titleLine1: 'It’s 2020–21',
    items: [{ href: "/it's", textHtml: '<p title="it\'s">“Go”</p>', order: 2, isVisible: true, by: null }],
    tags: ["don't"],
  });
  expect(reply).toEqual(given);
  expect(typesetContent(given.items)).not.toBe(given.items);
  const plain = { title: 'Plain', list: [{ text: 'Nothing to set' }] };
  expect(typesetContent(plain)).toBe(plain);
  expect([typesetContent(null), typesetContent(undefined), typesetContent(3)]).toEqual([null, undefined, 3]);
});
