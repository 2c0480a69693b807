import { describe, expect, test } from 'vitest';
import type { ServiceItem } from '#contract/collections/services.ts';
import { asLine, blankItem, convertItem, isBlankItem, parseItems, itemKind, type ItemKind } from './item-kinds.ts';

const plan = { name: 'Start', price: '', period: '', features: [], mostPopular: false, ctaText: '', ctaLink: '' };
const KINDS: ItemKind[] = ['line', 'titled', 'tech', 'plan', 'question'];

test('the kind of an item follows from its fields, and a new item of each kind is blank', () => {
  for (const kind of KINDS) {
    expect(itemKind(blankItem(kind))).toBe(kind);
    expect(isBlankItem(blankItem(kind))).toBe(true);
  }
  expect(isBlankItem({ ...plan, name: '', mostPopular: true })).toBe(false);
  expect(isBlankItem({ q: ' ', a: 'x' })).toBe(false);
});

describe('an item in a section whose type was changed', () => {
  test.each<[ServiceItem, ItemKind, ServiceItem]>([
    ['Words', 'titled', { title: 'Words', description: '' }],
    ['Words', 'question', { q: 'Words', a: '' }],
    ['Words', 'tech', { name: 'Words', logoUrl: '' }],
    ['Start', 'plan', plan],
    [{ title: 'Why?', description: 'So.' }, 'question', { q: 'Why?', a: 'So.' }],
    [{ q: 'Why?', a: 'So.' }, 'titled', { title: 'Why?', description: 'So.' }],
    [{ title: 'SVG', description: '' }, 'line', 'SVG'],
    [{ name: 'SVG', logoUrl: '' }, 'titled', { title: 'SVG', description: '' }],
    [plan, 'tech', { name: 'Start', logoUrl: '' }],
  ])('%j keeps its text when it becomes %s', (item, kind, same) => {
    expect(convertItem(item, kind)).toEqual(same);
  });

  test.each<[ServiceItem, ItemKind]>([
    [{ title: 'Why?', description: 'So.' }, 'line'],
    [{ title: 'Why?', description: 'So.' }, 'tech'],
    [{ q: 'Why?', a: 'So.' }, 'plan'],
    [{ name: 'SVG', logoUrl: '/uploads/svg.webp' }, 'titled'],
    [{ ...plan, price: 'Rs 90K' }, 'titled'],
    [{ ...plan, features: ['One'] }, 'question'],
    [{ ...plan, mostPopular: true }, 'tech'],
  ])('%j stays unchanged, because %s cannot hold all of it', (item, kind) => {
    expect(convertItem(item, kind)).toBe(item);
  });
});

test('an item shown as one line contains all its text', () => {
  expect(asLine(' Words ')).toBe('Words');
  expect(asLine({ title: 'Dust', description: 'Every\nwhere.' })).toBe('Dust: Every where.');
  expect(asLine({ q: 'Why?', a: '' })).toBe('Why?');
  expect(asLine({ ...plan, price: 'Rs 90K', features: ['One', 'Two'] })).toBe('Start: Rs 90K: One: Two');
});

test('the form leaves out invalid items', () => {
  expect(parseItems([7, null, 'a', {}, { title: 'b' }])).toEqual(['a', { title: 'b' }]);
  expect(parseItems(undefined)).toEqual([]);
});
