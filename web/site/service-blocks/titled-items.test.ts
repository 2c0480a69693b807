import { describe, expect, test } from 'vitest';
import { splitLeadingFigure, titledItems } from './titled-items.ts';

test('an item without a title shows its description as one, and an item without words is left out', () => {
  const items = [
    { title: ' It is slow ', description: 'On phones. ' },
    { title: '', description: 'Only this.' },
    { title: ' ', description: '' },
  ];
  expect(titledItems(items)).toMatchObject([
    { title: 'It is slow', description: 'On phones.' },
    { title: 'Only this.', description: '' },
  ]);
});

describe('a figure', () => {
  test.for([
    ['92 % of our clients stay', '92 %', 'of our clients stay'],
    ['0.9 s to open on a phone', '0.9 s', 'to open on a phone'],
    ['92\u00A0% arrive', '92\u00A0%', 'arrive'],
    ['2.4x more enquiries', '2.4x', 'more enquiries'],
    ['×3.1 visits from search', '×3.1', 'visits from search'],
    ['5+ years', '5+', 'years'],
    ['3 metres: from there it is read', '3', 'metres: from there it is read'],
    ['Rs 90K for a site', 'Rs 90K', 'for a site'],
  ])('at the start of a line is separated from the text: %s', ([line = '', figure, text]) => {
    expect(splitLeadingFigure({ title: line, description: '' })).toEqual({ figure, text });
  });

  test('can be a short title that contains a digit', () => {
    expect(splitLeadingFigure({ title: '4 min', description: 'at most' })).toEqual({
      figure: '4 min',
      text: 'at most',
    });
    expect(splitLeadingFigure({ title: '4.5 : 1', description: '' })).toEqual({ figure: '4.5 : 1', text: '' });
    expect(splitLeadingFigure({ title: 'Nobody rings at night', description: 'any more' })).toBeNull();
    expect(splitLeadingFigure({ title: 'In 2020 we began with a shop', description: 'and a school' })).toBeNull();
    expect(splitLeadingFigure({ title: 'Fewer calls', description: '' })).toBeNull();
  });
});
