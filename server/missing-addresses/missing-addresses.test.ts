import { describe, expect, test } from 'vitest';
import { MISSING_ADDRESSES_MAX, MISSING_ADDRESS_DAYS, type MissingAddress } from '#contract/records/missing-address.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases } from '../../tests/support/databases.ts';
import { openMissingAddressLog } from './log.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(databases)('addresses without a page on $kind', (kind) => {
  async function staffAndLog() {
    const { app, send, login, database } = await testApp(kind);
    const log = openMissingAddressLog(database, app.log);
    const token = await login('editor');
    // Another process wrote the addresses, so the server reads them from the database.
    const listed = async () => {
      await log.flush();
      return (await send('GET', '/missing-addresses', { token })).body as MissingAddress[];
    };
    return { send, token, log, listed, database, paths: async () => (await listed()).map(({ path }) => path) };
  }

  test('are counted with the last site that links there, the most visited first', async () => {
    const { log, listed, send } = await staffAndLog();
    log.note('/Old-Page/?person=ada', 'https://partner.example/list?user=1');
    log.note('/old-page', undefined);
    log.note('/once', 'not an address');
    expect(await listed()).toEqual([
      expect.objectContaining({ path: '/old-page', visits: 2, referrer: 'partner.example' }),
      expect.objectContaining({ path: '/once', visits: 1, referrer: '' }),
    ]);
    log.note('/old-page', 'https://other.example');
    log.note('/once', undefined);
    expect((await listed())[0]).toMatchObject({ visits: 3, referrer: 'other.example' });
    expect((await send('GET', '/missing-addresses')).status).toBe(401);
  });

  test('leave the list with a redirect, with a page, and when somebody ignores them', async () => {
    const { log, paths, send, token } = await staffAndLog();
    for (const path of ['/moved', '/blog/sand', '/noise', '/kept']) log.note(path, undefined);
    expect(await paths()).toHaveLength(4);
    await send('POST', '/redirects', { token, body: { from: '/moved', to: '/services' } });
    await send('POST', '/blog', { token, body: { title: 'Sand', slug: 'sand' } });
    const ignore = (isIgnored: boolean) =>
      send('POST', '/missing-addresses/ignore', { token, body: { path: '/noise', isIgnored } });
    await ignore(true);
    log.note('/noise', undefined);
    expect(await paths()).toEqual(['/kept']);
    await ignore(false);
    expect(await paths()).toEqual(['/noise', '/kept']);
  });

  test('do not keep the process from ending while the database is away', async () => {
    const { log, database } = await staffAndLog();
    log.note('/old-page', undefined);
    await database.db.schema.dropTable('missing_addresses').execute();
    await expect(log.flush()).rejects.toThrow();
    log.note('/old-page', undefined);
    await log.close();
  });

  test('stay bounded: the least visited go first, and those that nobody asks for any more', async () => {
    const { log, paths, database } = await staffAndLog();
    for (let number = 0; number < MISSING_ADDRESSES_MAX; number += 1) {
      log.note(`/scan-${number}`, undefined);
      if (number % 150 === 0) await log.flush();
    }
    for (let visit = 0; visit < 2; visit += 1) log.note('/asked-twice', undefined);
    await log.flush();
    log.note('/one-more', undefined);
    const found = await paths();
    expect(found).toHaveLength(MISSING_ADDRESSES_MAX);
    expect(found[0]).toBe('/asked-twice');
    const longAgo = new Date(Date.now() - (MISSING_ADDRESS_DAYS + 1) * DAY_MS).toISOString();
    await database.db.updateTable('missing_addresses').set({ last_at: longAgo }).execute();
    log.note('/today', undefined);
    expect(await paths()).toEqual(['/today']);
  });
});
