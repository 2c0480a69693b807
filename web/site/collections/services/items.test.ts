import { describe, expect, test } from 'vitest';
import { splitLeadingFigure, parsePlan, parseQuestion, parseTech, itemText } from './items.ts';

const plan = {
  name: 'Site',
  price: 'Rs 90K',
  period: 'once',
  features: ['Five pages', 'A panel'],
  mostPopular: true,
  ctaText: 'Start',
  ctaLink: '/pricing',
};

describe('an item of a section', () => {
  test('gives the same text as a plain line or with title and description', () => {
    expect(itemText(' It is slow ')).toEqual({ title: 'It is slow', description: '' });
    expect(itemText({ title: 'It is slow', description: 'On phones.' })).toEqual({
      title: 'It is slow',
      description: 'On phones.',
    });
    expect(itemText({ title: '', description: 'Only this.' })).toEqual({ title: 'Only this.', description: '' });
  });

  test('keeps its text when its section changes type', () => {
    expect(itemText({ name: 'HTML', logoUrl: '/a.webp' }).title).toBe('HTML');
    expect(itemText({ q: 'How long?', a: 'A week.' })).toEqual({ title: 'How long?', description: 'A week.' });
    expect(itemText(plan)).toEqual({ title: 'Site', description: 'Rs 90K once, Five pages, A panel' });
  });

  test('has no text if its data is invalid', () => {
    for (const odd of [null, undefined, 7, [], {}, { title: 7 }]) {
      expect(itemText(odd)).toEqual({ title: '', description: '' });
    }
  });

  test('can be a technology with a name, with or without a logo', () => {
    expect(parseTech('SVG')).toEqual({ name: 'SVG', logoUrl: '' });
    expect(parseTech({ name: 'SVG', logoUrl: '/svg.webp' })).toEqual({ name: 'SVG', logoUrl: '/svg.webp' });
    expect(parseTech({ title: 'SVG', description: 'Drawings' }).name).toBe('SVG');
  });

  test('can be a plan with all its fields; a plain name has no price', () => {
    expect(parsePlan(plan)).toEqual({ ...plan, description: '' });
    expect(parsePlan({ name: 'System', logoUrl: '' })).toMatchObject({ name: 'System', price: '', features: [] });
    expect(parsePlan('On request')).toMatchObject({ name: 'On request', price: null });
    expect(parsePlan({ title: 'Site', description: 'Five pages' })).toMatchObject({
      name: 'Site',
      description: 'Five pages',
      price: null,
    });
    expect(parsePlan({ name: 'Site', features: ['One', '', { text: 'odd' }, { title: 'Two' }] }).features).toEqual([
      'One',
      'Two',
    ]);
  });

  test('can be a question with or without an answer', () => {
    expect(parseQuestion({ q: 'How long?', a: 'A week.' })).toEqual({ q: 'How long?', a: 'A week.' });
    expect(parseQuestion({ title: 'How long?', description: 'A week.' })).toEqual({ q: 'How long?', a: 'A week.' });
    expect(parseQuestion('How long?')).toEqual({ q: 'How long?', a: '' });
  });
});

describe('a figure', () => {
  test.for([
    ['92 % of our clients stay', '92 %', 'of our clients stay'],
    ['0.9 s to open on a phone', '0.9 s', 'to open on a phone'],
    ['2.4x more enquiries', '2.4x', 'more enquiries'],
    ['×3.1 visits from search', '×3.1', 'visits from search'],
    ['5+ years', '5+', 'years'],
    ['3 metres: from there it is read', '3', 'metres: from there it is read'],
    ['Rs 90K for a site', 'Rs 90K', 'for a site'],
  ])('at the start of a line is separated from the text: %s', ([line, figure, text]) => {
    expect(splitLeadingFigure(itemText(line))).toEqual({ figure, text });
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
