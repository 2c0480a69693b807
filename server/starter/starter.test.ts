import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseLink } from '#contract/links.ts';
import { parsePictureName, variantName, variantsOf } from '#contract/pictures.ts';
import { openDatabase } from '#server/db/open.ts';
import { pictureFromWebp } from '#server/media/picture.ts';
import { starterVariantName } from '#server/media/starter-variants.ts';
import { openStorage } from '#server/media/storage.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, sqlite, testFolder } from '../../tests/support/databases.ts';
import { starter } from './content/index.ts';
import names from './pictures/names.json' with { type: 'json' };
import thumbhashes from './pictures/thumbhashes.json' with { type: 'json' };
import { seedStarter } from './seed.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const KB = 1024;
/** The public routes; a slug may follow the first four. */
const ROUTE = /^\/((services|portfolio|blog)(\/[a-z0-9-]+)?|about|contact|pricing|privacy|terms|login)?(#[\w-]+)?$/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every value that stands under a key with the given name, at any depth. */
function valuesOf(value: unknown, name: RegExp): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    name.test(key) && typeof part === 'string' ? [part] : valuesOf(part, name),
  );
}

describe('the starter site', () => {
  test.each(databases)('fills an empty database on $kind, once', async (kind) => {
    const { send, login, database, storage } = await testApp(kind, { starter: true });
    expect((await send('GET', '/hero')).body).toMatchObject({
      version: 1,
      titleLine1: starter.sections.hero.titleLine1,
    });
    expect((await send('GET', '/faq')).body.faqs).toHaveLength(8);
    expect((await send('GET', '/service-section')).body.cards).toHaveLength(6);
    expect((await send('GET', '/testimonials')).body).toHaveLength(6);
    expect((await send('GET', '/reviews')).body).toHaveLength(6);
    expect((await send('GET', '/pricing')).body.plans).toHaveLength(4);
    expect((await send('GET', '/services')).body).toHaveLength(6);
    expect((await send('GET', '/portfolio')).body).toMatchObject({ total: 15, totalPages: 2 });
    expect((await send('GET', '/portfolio')).body.categories).toHaveLength(5);
    expect((await send('GET', '/blog')).body).toMatchObject({ total: 14, totalPages: 2 });
    const undescribed = await send('GET', '/undescribed-pictures', { token: await login('editor') });
    expect(undescribed.body, 'every picture is described').toEqual([]);
    await seedStarter(database, storage);
    expect((await send('GET', '/testimonials')).body).toHaveLength(6);
    expect(await database.db.selectFrom('events').select('type').execute(), 'nobody is mailed about it').toEqual([]);
  });

  test.each(databases)('does not change a site on $kind that already has content', async (kind) => {
    const { send, login, database, storage } = await testApp(kind);
    const token = await login('editor');
    await send('PUT', '/hero', { token, body: { titleLine1: 'My own words' } });
    await send('POST', '/blog', { token, body: { title: 'Mine', slug: starter.records.blog[0]!.slug } });
    await seedStarter(database, storage);
    expect((await send('GET', '/hero')).body.titleLine1).toBe('My own words');
    expect((await send('GET', '/blog')).body.total).toBe(1);
    expect((await send('GET', '/testimonials')).body).toEqual([]);
  });

  test('is created once when two processes start on one empty PostgreSQL database', async () => {
    const settings = await databases[1]!.settings();
    const processes = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    const storage = await openStorage({ dataDir: testFolder(), s3: undefined });
    await Promise.all(processes.map((database) => seedStarter(database, storage)));
    const rows = await processes[0].db.selectFrom('testimonials').selectAll().execute();
    expect(rows).toHaveLength(6);
    await Promise.all(processes.map((database) => database.close()));
  });

  test('has eight reviews, of which one is pending and one is hidden', async () => {
    const { send, login } = await testApp(sqlite, { starter: true });
    const { body } = await send('GET', '/reviews/admin', { token: await login('editor') });
    expect(body).toHaveLength(8);
    expect(body.filter((review: { isApproved: boolean }) => !review.isApproved)).toHaveLength(1);
    expect(body.filter((review: { isVisible: boolean }) => !review.isVisible)).toHaveLength(1);
  });

  test('links only to pages that the site has, or to external sites', () => {
    const hrefs = valuesOf(starter, /href$/i).filter(Boolean);
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of hrefs) {
      const { kind } = parseLink(href);
      if (kind === 'route') expect(href).toMatch(ROUTE);
      else if (kind === 'outside') expect(href).toMatch(/^https:\/\//);
    }
  });

  test('uses pictures that exist, are small and have descriptions', async () => {
    const used = textsOf(starter).flatMap((text) => [...text.matchAll(/starter:([\w.-]+)/g)].map(([, name]) => name!));
    expect(used.length).toBeGreaterThan(2);
    const drawn = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
    expect(drawn).toEqual(expect.arrayContaining(used));
    const { hero, about } = starter.sections;
    expect(hero.rightImageAlt.length).toBeGreaterThan(10);
    expect(about.imageAlt.length).toBeGreaterThan(10);
    for (const name of drawn) {
      const path = join(PICTURES, name);
      expect((await sharp(path).metadata()).format, name).toBe('webp');
      // Project pages show covers from edge to edge, and posts show pictures wider than their text. See art/covers/covers.mjs.
      const limit = name.startsWith('cover-') ? 150 : /^(?:blog|figure)-/.test(name) ? 90 : 60;
      expect(statSync(path).size, name).toBeLessThanOrEqual(limit * KB);
    }
  });

  test('ships the AVIF variants of its pictures, so that a fresh site encodes nothing for most visitors', async () => {
    const { app } = await testApp(sqlite, { starter: true });
    const pictures = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
    const there = new Set(readdirSync(join(PICTURES, 'variants')));
    for (const picture of pictures) {
      const { name, thumbhash } = await pictureFromWebp(readFileSync(join(PICTURES, picture)));
      expect(names[picture as keyof typeof names], picture).toBe(name);
      expect(thumbhashes[picture as keyof typeof thumbhashes], picture).toBe(thumbhash);
      for (const variant of variantsOf(parsePictureName(name)!).filter(({ format }) => format === 'avif')) {
        expect(there.delete(starterVariantName(variantName(name, variant))), `${picture} ${variant.width}`).toBe(true);
      }
    }
    expect([...there]).toEqual([]);
    const { imageUrl } = JSON.parse((await app.inject('/api/about')).body);
    // Also by the name that a site was given before names told colours.
    for (const address of [imageUrl, imageUrl.replace(/-[0-9a-f]{6}\.webp$/, '.webp')]) {
      const reply = await app.inject(address.replace('.webp', '.640.avif'));
      expect(reply.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': expect.stringMatching('immutable'),
      });
      expect(reply.rawPayload.length).toBeLessThan(10 * KB);
    }
  });
});
