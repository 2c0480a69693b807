import { describe, expect, test } from 'vitest';
import { blockList } from '#contract/blocks/block.ts';
import { sectionsOf, serviceSections, withSections } from '#contract/service-sections.ts';
import { services } from '#contract/collections/services.ts';
import { SERVICE_SECTIONS } from '#contract/constants.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { servicePages } from '#server/starter/content/services/index.ts';
import { databases } from '../../../tests/support/databases.ts';
import { openOlder } from '../../../tests/support/older-database.ts';
import { openDatabase } from '../open.ts';
import { blocksFrom } from './034-blocks-from-sections.ts';
import { migrations } from './index.ts';

const before = Object.keys(migrations).filter((name) => name < '034');
const plan = {
  name: 'Site',
  price: '90K',
  period: '',
  features: ['One'],
  mostPopular: false,
  ctaText: '',
  ctaLink: '',
};

/** The sections of a service as its calls show them after the migration. */
function migrated(sections: unknown): unknown {
  return sectionsOf(parseLenient(services.fields.blocks, blocksFrom(sections)));
}

describe('sections as blocks', () => {
  test('of 10,000 random services read as before, and no word is lost', () => {
    const random = randomNumbers(34);
    for (let count = 0; count < 10_000; count++) {
      const sections = parseLenient(serviceSections, randomSections(random));
      expect(migrated(sections)).toEqual(sections);
      const blocks = JSON.stringify(blocksFrom(sections));
      for (const word of JSON.stringify(sections).match(/w\d+/g) ?? []) expect(blocks).toContain(word);
    }
  });

  test('are valid, so that the panel can save them', () => {
    const random = randomNumbers(35);
    for (let count = 0; count < 500; count++) {
      const sections = parseLenient(serviceSections, randomSections(random));
      const blocks = parseLenient(services.fields.blocks, blocksFrom(sections));
      expect(blockList('Blocks').parse(blocks)).toEqual(blocks);
    }
  });

  test('of the longest items of every shape in every section are valid and read as before', () => {
    const text = (length: number) => 'dune '.repeat(length / 5 + 1).slice(0, length - 1) + '.';
    const longest = [
      text(600),
      { title: text(200), description: text(2000) },
      { name: text(120), logoUrl: '' },
      { ...plan, name: text(120), price: text(60), features: Array.from({ length: 60 }, () => text(300)) },
      { q: text(300), a: text(4000) },
    ];
    const types = Object.keys(SERVICE_SECTIONS);
    const sections = serviceSections.parse(types.map((type) => ({ type, items: longest })));
    const blocks = parseLenient(services.fields.blocks, blocksFrom(sections));
    expect(sectionsOf(blockList('Blocks').parse(blocks))).toEqual(sections);
    expect(sectionsOf(blockList('Blocks').parse(withSections([], sections)))).toEqual(sections);
  });

  test('of the starter site read as before', () => {
    for (const { blocks } of servicePages) {
      const sections = parseLenient(serviceSections, sectionsOf(parseLenient(services.fields.blocks, blocks)));
      expect(migrated(sections)).toEqual(sections);
    }
  });

  test.each([
    ['no list', 'text', []],
    ['an unknown type', [{ type: 'awards', items: ['One'] }], [{ type: 'custom', title: '', content: '', items: ['One'] }]],
    ['broken entries', [7, null, { type: 'problems', items: [7, 'One', null] }], [{ type: 'problems', title: '', content: '', items: ['One'] }]],
  ])('%s: what was readable stays', (_, stored, expected) => {
    expect(migrated(stored)).toEqual(expected);
  }); // prettier-ignore
});

describe.each(databases)('an older database on $kind', ({ settings }) => {
  test('has blocks in its services, their versions, the trash and the staged changes', async () => {
    const options = await settings();
    const older = await openOlder(options, before);
    const now = new Date().toISOString();
    const section = { type: 'pricing', title: 'Costs', content: '<p>Fair.</p>', items: [plan] };
    const fields = { title: 'Wells', sections: [section], faqs: [] };
    const stamps = { version: 2, created_at: now };
    const by = { user_id: null, user_name: '' };
    const value = JSON.stringify(fields);
    await older
      .insertInto('service_pages')
      .values([
        {
          ...stamps,
          id: 'a',
          updated_at: now,
          slug: 'wells',
          is_published: 1,
          position: 0,
          value: '{"title":"Wells"}',
          body: JSON.stringify({ sections: [section], faqs: [] }),
          sanitizer_version: 1,
        },
        {
          ...stamps,
          id: 'b',
          updated_at: now,
          slug: 'old',
          is_published: 1,
          position: 1,
          value,
          body: '{}',
          sanitizer_version: 0,
        },
      ]) // prettier-ignore
      .execute();
    await older
      .insertInto('history')
      .values({
        ...by,
        kind: 'services',
        record_id: 'a',
        version: 1,
        saved_at: now,
        restored_version: null,
        changed_fields: '["title","sections"]',
        value,
      }) // prettier-ignore
      .execute();
    await older
      .insertInto('trash')
      .values({
        ...stamps,
        ...by,
        id: 'c',
        kind: 'services',
        title: 'Wells',
        search: 'wells',
        deleted_at: now,
        redirects: '[]',
        value,
      }) // prettier-ignore
      .execute();
    await older
      .insertInto('staged_changes')
      .values({
        ...stamps,
        ...by,
        id: 'd',
        kind: 'services',
        record_id: 'a',
        title: 'Wells',
        base_version: 2,
        base_value: value,
        value,
        updated_at: now,
        change_set_id: null,
        publish_at: null,
        failure: '',
      }) // prettier-ignore
      .execute();
    await older.destroy();

    const { db, close } = await openDatabase(options);
    const texts = [
      ...(await db.selectFrom('service_pages').select(['value', 'body']).orderBy('id').execute()),
      ...(await db.selectFrom('history').select(['value', 'changed_fields as body']).execute()),
      ...(await db.selectFrom('trash').select(['value', 'title as body']).execute()),
      ...(await db.selectFrom('staged_changes').select(['value', 'base_value as body']).execute()),
    ];
    await close();
    const [current, former, version, deleted, staged] = texts;
    expect(version?.body).toBe('["title","blocks"]');
    for (const text of [current?.body, former?.value, version?.value, deleted?.value, staged?.value, staged?.body]) {
      const stored = JSON.parse(text ?? '') as { blocks: unknown };
      expect(stored).not.toHaveProperty('sections');
      const blocks = parseLenient(services.fields.blocks, stored.blocks);
      expect(blocks).toMatchObject([{ _id: 'section-1', type: 'service-plans', content: { heading: 'Costs' } }]);
      expect(sectionsOf(blocks)).toEqual([section]);
    }
  });
});

/** Numbers from 0 to 1, the same at each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomSections(random: () => number): unknown[] {
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)]!;
  const word = () => pick(['', ' ', `w${Math.floor(random() * 1e6)}`, `w${Math.floor(random() * 1e6)} 9 %`]);
  const many = <T>(make: () => T) => Array.from({ length: Math.floor(random() * 4) }, make);
  const item = pick([
    word,
    () => ({ title: word(), description: word() }),
    () => ({ name: word(), logoUrl: pick(['', '/uploads/a.webp']) }),
    () => ({ ...plan, name: word(), price: word(), features: many(word), mostPopular: random() < 0.3 }),
    () => ({ q: word(), a: word() }),
    () => ({ name: word() }),
  ]);
  const types = [...Object.keys(SERVICE_SECTIONS), 'awards'];
  return many(() => ({
    type: pick(types),
    title: word(),
    content: pick(['', `<p>${word()}</p>`]),
    items: many(() => (random() < 0.3 ? pick([word(), { title: word(), description: word() }]) : item())),
  }));
}
