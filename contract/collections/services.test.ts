import { describe, expect, test } from 'vitest';
import { parseLenient } from '#contract/field-meta.ts';
import { rules } from '../texts.ts';
import { services } from './services.ts';

const plan = { name: '', price: '', period: '', features: [], mostPopular: false, ctaText: '', ctaLink: '' };

function itemsOf(type: string, items: unknown[]): unknown[] {
  const saved = services.create.parse({ title: 'x', slug: 'x', sections: [{ type, items }] });
  return saved.sections[0]?.items ?? [];
}

function issuesOf(type: string, items: unknown[]) {
  const result = services.create.safeParse({ title: 'x', slug: 'x', sections: [{ type, items }] });
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('items of a service section', () => {
  test.each([
    ['problems', 'Only a line'],
    ['deliverables', { title: 'Titled', description: '' }],
    ['process', { title: '', description: 'Described' }],
    ['tech', { name: 'A tool without a logo', logoUrl: '' }],
    ['tech', { name: '', logoUrl: '/uploads/a.webp' }],
    ['pricing', { ...plan, name: 'A plan without anything else' }],
    ['pricing', { ...plan, mostPopular: true }],
    ['pricing', { ...plan, features: ['Only a feature'] }],
    ['faqs', { q: 'Asked?', a: '' }],
    ['faqs', { q: '', a: 'Answered.' }],
  ])('of type %s are unchanged after saving and reading: %j', (type, item) => {
    expect(itemsOf(type, [item])).toEqual([item]);
    const stored = parseLenient(services.fields.sections, [{ type, items: [item] }]);
    expect(stored[0]?.items).toEqual([item]);
  });

  test('keep their value in a section of another type too', () => {
    const items = [
      'A line',
      { title: 'Titled', description: 'x' },
      { name: 'Tool', logoUrl: '' },
      { ...plan, name: 'p' },
    ];
    for (const type of ['problems', 'tech', 'pricing', 'faqs', 'custom']) expect(itemsOf(type, items)).toEqual(items);
  });

  test('with only a name get their shape from the section type', () => {
    expect(itemsOf('pricing', [{ name: 'Start' }])).toEqual([{ ...plan, name: 'Start' }]);
    expect(itemsOf('tech', [{ name: 'SVG' }])).toEqual([{ name: 'SVG', logoUrl: '' }]);
    expect(itemsOf('problems', [{ name: 'SVG' }])).toEqual([{ name: 'SVG', logoUrl: '' }]);
  });

  test('are trimmed, and empty ones are dropped', () => {
    expect(itemsOf('faqs', [' A line ', '  ', { q: ' ', a: '' }, { ...plan, features: [' '] }, {}])).toEqual([
      'A line',
    ]);
    expect(itemsOf('pricing', [{ name: ' Start ', features: [' One '] }])).toEqual([
      { ...plan, name: 'Start', features: ['One'] },
    ]);
  });

  test('that break a rule are rejected with the path of the invalid field', () => {
    expect(issuesOf('pricing', ['Fine', { name: 'Start', ctaLink: 'javascript:alert(1)' }])).toEqual([
      `sections.0.items.1.ctaLink: ${rules.link}`,
    ]);
    expect(issuesOf('tech', [{ name: 'x'.repeat(121), logoUrl: '' }])).toEqual([
      'sections.0.items.0.name: Name takes at most 120 characters',
    ]);
    expect(issuesOf('problems', ['x'.repeat(601)])).toEqual(['sections.0.items.0: Item takes at most 600 characters']);
  });

  test('of an unknown shape are rejected', () => {
    for (const item of [7, null, [], { title: 'x', logoUrl: 'y' }, { color: 'red' }]) {
      expect(issuesOf('custom', [item])).toEqual(['sections.0.items.0: Not an item of a section']);
    }
  });
});

test('a service is published by default; a missing order stays undefined, and no order is below 0', () => {
  const made = (given: object) => services.create.parse({ title: 'x', slug: 'x', ...given });
  expect(made({}).isPublished).toBe(true);
  expect(made({}).order).toBeUndefined();
  expect(made({ order: null }).order).toBeUndefined();
  expect([made({ order: -3 }).order, made({ order: 'many' }).order, made({ order: '4' }).order]).toEqual([0, 0, 4]);
});
