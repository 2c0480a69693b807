import { expect, test } from 'vitest';
import { metaOf } from '#contract/field-meta.ts';
import { sections } from '#contract/sections/index.ts';
import { blankEntries, forgiveBlankEntries } from './blank-entries.ts';
import { asList, blankValue, getIn, isGroup, type Values } from './values.ts';

const { fields } = sections['service-section'];
const { element = fields } = metaOf(metaOf(fields).shape?.cards ?? fields);
const blank = blankValue(element);
const typed = { ...(isGroup(blank) ? blank : {}), title: 'Web design' };
const withCards = (...cards: unknown[]) => ({ ...(fields.parse({}) as Values), cards }); // a section is a group

test('an entry is blank until something is typed, wherever it stands', () => {
  expect(asList(getIn(withCards(blank), 'cards'))).toHaveLength(1);
  expect(blankEntries(fields, withCards(typed, { ...typed, title: '', order: 1 }))).toEqual(['cards.1']);
});

test('a blank entry is forgiven until a save; one that is added later is forgiven again', () => {
  const forgiven = forgiveBlankEntries(fields);
  expect(forgiven.in(withCards(typed, blank))).toEqual(['cards.1']);
  forgiven.end(withCards(typed, blank));
  expect(forgiven.in(withCards(typed, blank))).toEqual([]);
  expect(forgiven.in(withCards(typed, blank, blank))).toEqual(['cards.2']);
  expect(forgiven.in(withCards(typed))).toEqual([]);
  expect(forgiven.in(withCards(typed, blank))).toEqual(['cards.1']);
});
