import { describe, expect, test } from 'vitest';
import { databases } from '../../../tests/support/databases.ts';
import { openOlder } from '../../../tests/support/older-database.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { openDatabase } from '../open.ts';
import { migrations } from './index.ts';

const before = Object.keys(migrations).filter((name) => name < '036');

describe.each(databases)('an older database on $kind', ({ settings }) => {
  test('has its name, contact details and coordinates in the section of the site', async () => {
    const options = await settings();
    const older = await openOlder(options, before);
    const row = (name: string, value: object) => ({
      ...{ name, value: JSON.stringify(value), version: 4, updated_at: '2026-01-01T00:00:00.000Z' },
      ...{ updated_by: null, sanitizer_version: 0 },
    });
    const footer = {
      brandName: 'Oak & Co',
      phone: '+91 151',
      social: [{ href: 'https://a.example', iconKey: 'FaGithub' }],
    };
    const rows = [row('footer', footer), row('contact', { mapLat: 28.02, mapLng: 73.31 })];
    await older.insertInto('sections').values(rows).execute();
    await older.destroy();
    const database = await openDatabase(options);
    const site = await openSectionStore(database).get('site');
    expect(site).toMatchObject({
      ...{ name: 'Oak & Co', phone: '+91 151', social: footer.social, latitude: 28.02, longitude: 73.31 },
      ...{ tagline: 'We build things users love.', logoUrl: '', version: 1 },
    });
    await database.close();
  });
});
