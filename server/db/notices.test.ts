import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openContentVersion } from '#server/http/content-version.ts';
import { postgres, sqlite } from '../../tests/support/databases.ts';
import { openDatabase } from './open.ts';

const neverChanges = async () => Infinity;

async function twoProcesses() {
  const settings = await postgres.settings();
  const [one, other] = [await openDatabase(settings), await openDatabase(settings)];
  onTestFinished(async () => {
    await one.close();
    await other.close();
  });
  const versions = [one, other].map(({ notices }) =>
    openContentVersion({ nextScheduledChange: neverChanges, notices }),
  );
  for (const version of versions) await expect.poll(() => version.versionForCaching()).not.toBeNull();
  return { one, other, versions: versions as [(typeof versions)[0], (typeof versions)[0]] };
}

test('a content change in one process reaches the others on the same PostgreSQL, without an echo', async () => {
  const { versions } = await twoProcesses();
  const [here, there] = versions;
  const versionBefore = there.current();
  await here.bump();
  await expect.poll(() => there.current()).not.toBe(versionBefore);
  const before = here.current();
  await there.bump();
  const own = there.current();
  await expect.poll(() => here.current()).not.toBe(before);
  expect(there.current()).toBe(own);
});

test('a lost notification connection invalidates the cache, and notifications resume afterwards', async () => {
  const { one, versions } = await twoProcesses();
  const [here, there] = versions;
  const before = there.current();
  await endListeners(one);
  await expect.poll(() => there.current()).not.toBe(before);
  await expect.poll(() => there.versionForCaching()).not.toBeNull();
  await here.bump();
  const after = there.current();
  await here.bump();
  await expect.poll(() => there.current()).not.toBe(after);
});

test('with the embedded database, a content change takes effect without waiting for other processes', async () => {
  const { notices } = await sqlite.open();
  const version = openContentVersion({ nextScheduledChange: neverChanges, notices });
  const before = await version.versionForCaching();
  await version.bump();
  const after = await version.versionForCaching();
  expect(after).not.toBeNull();
  expect(after).not.toBe(before);
});

/** As when the server was restarted: the connections on which the processes listen are gone. */
async function endListeners({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'marquee listener' and datname = current_database()`.execute(db);
}
