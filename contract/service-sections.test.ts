import { describe, expect, test } from 'vitest';
import { parseLenient } from '#contract/field-meta.ts';
import { rules } from './rule-texts.ts';
import { sectionPath, sectionsOf, serviceSections, withSections } from './service-sections.ts';
import { services } from './collections/services.ts';

const plan = { name: '', price: '', period: '', features: [], mostPopular: false, ctaText: '', ctaLink: '' };

/** The items of a section after it was stored as a block. */
function itemsOf(type: string, items: unknown[]): unknown[] {
  const blocks = withSections([], serviceSections.parse([{ type, items } as never]));
  const stored: unknown = JSON.parse(JSON.stringify(blocks));
  return sectionsOf(parseLenient(services.fields.blocks, stored))[0]?.items ?? [];
}

function issuesOf(type: string, items: unknown[]) {
  const result = serviceSections.safeParse([{ type, items }]);
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
      `0.items.1.ctaLink: ${rules.link}`,
    ]);
    expect(issuesOf('tech', [{ name: 'x'.repeat(121), logoUrl: '' }])).toEqual([
      '0.items.0.name: Name takes at most 120 characters',
    ]);
    expect(issuesOf('problems', ['x'.repeat(601)])).toEqual(['0.items.0: Item takes at most 600 characters']);
  });

  test('of an unknown shape are rejected', () => {
    for (const item of [7, null, [], { title: 'x', logoUrl: 'y' }, { color: 'red' }]) {
      expect(issuesOf('custom', [item])).toEqual(['0.items.0: Not an item of a section']);
    }
  });
});

describe('sections of a call', () => {
  const quote = { _id: 'q', type: 'quote', content: { text: 'Well done.' }, source: 'own' };
  const parsed = (sections: object[]) => serviceSections.parse(sections);
  const [problems, process] = [
    { type: 'problems', title: 'Before', items: ['Dust', { title: 'Heat', description: '' }] },
    { type: 'process', items: [{ title: 'Map', description: 'of the well' }] },
  ];
  const blocks = parseLenient(services.fields.blocks, [
    ...withSections([], parsed([problems])).map((block) => ({ ...block, hidden: true, look: 'standard' })),
    quote,
    ...withSections([], parsed([process])),
  ]);
  const shown = (all: typeof blocks) => all.map(({ _id, type }) => [_id, type]);

  test('that did not change leave the blocks as they are', () => {
    expect(withSections(blocks, sectionsOf(blocks))).toEqual(blocks);
  });

  test('change the block in their place, and keep its state and the blocks of other kinds', () => {
    const [first, , last] = blocks;
    const written = withSections(blocks, parsed([{ ...problems, type: 'custom' }, process]));
    expect(shown(written)).toEqual([
      [first?._id, 'custom'],
      ['q', 'quote'],
      [last?._id, 'process'],
    ]);
    expect(written[0]).toMatchObject({ hidden: true, content: { heading: 'Before' } });
  });

  test('remove and add blocks', () => {
    expect(shown(withSections(blocks, parsed([problems])))).toEqual(shown(blocks).slice(0, 2));
    const added = withSections(blocks, parsed([problems, process, { content: '<p>More</p>' }]));
    expect(added.map(({ type }) => type)).toEqual(['problems', 'quote', 'process', 'custom']);
  });

  test('have their own paths for the fields of blocks', () => {
    expect(sectionPath('blocks.0.content.heading', blocks)).toBe('sections.0.title');
    expect(sectionPath('blocks.2.content.items.1.title', blocks)).toBe('sections.1.items.1.title');
    expect(sectionPath('blocks.1.content.text', blocks)).toBe('blocks.1.content.text');
    expect(sectionPath('title', blocks)).toBe('title');
  });

  test('show the words that people changed in a block, and nothing keeps those that they removed', () => {
    const stored = JSON.stringify(
      withSections([], parsed([{ type: 'problems', items: [{ q: 'Why?', a: 'A secret.' }] }])),
    );
    const saved = services.fields.blocks.parse(
      JSON.parse(stored.replace('"description":"A secret."', '"description":""')),
    );
    expect(sectionsOf(saved)[0]?.items).toEqual(['Why?']);
    expect(JSON.stringify(saved)).not.toContain('secret');
    expect(services.fields.blocks.parse(JSON.parse(stored))).toEqual(JSON.parse(stored));
  });
});

test('a service is published by default; a missing order stays undefined, and no order is below 0', () => {
  const made = (given: object) => services.create.parse({ title: 'x', slug: 'x', ...given });
  expect(made({}).isPublished).toBe(true);
  expect(made({}).order).toBeUndefined();
  expect(made({ order: null }).order).toBeUndefined();
  expect([made({ order: -3 }).order, made({ order: 'many' }).order, made({ order: '4' }).order]).toEqual([0, 0, 4]);
});
