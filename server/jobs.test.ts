import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../tests/support/app.ts';
import { sqlite } from '../tests/support/databases.ts';
import { openBackupService } from './backups/backup-service.ts';
import { backgroundJobs, startJobs, type Job } from './jobs.ts';
import { readSettings } from './settings.ts';

const MINUTE_MS = 60_000;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:30Z') }));
afterEach(() => vi.useRealTimers());

function started(jobs: Partial<Job>[]) {
  const app = Fastify();
  const errors: unknown[] = [];
  app.log.error = (...logged: unknown[]) => void errors.push(logged[1]);
  startJobs(
    app,
    jobs.map((job) => ({ cron: '30 * * * * *', run: async () => undefined, failure: 'It failed', ...job })),
  );
  return { app, errors };
}

test('a job runs on its schedule, and first a given number of seconds after the start', async () => {
  const runs: string[] = [];
  const note = async () => void runs.push(new Date().toISOString().slice(11, 19));
  const { app } = started([{ run: note, firstAfterSeconds: 5 }]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS + 1000);
  expect(runs).toEqual(['10:00:35', '10:01:30', '10:02:30']);
  await app.close();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(runs).toHaveLength(3);
});

test('the start-up work of a job begins before the first request', () => {
  const atStart = vi.fn(async () => undefined);
  started([{ atStart }]);
  expect(atStart).toHaveBeenCalledOnce();
});

test('a slow job does not overlap with itself, and a failed job is logged and runs again', async () => {
  let [running, most] = [0, 0];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const slow = async () => {
    most = Math.max(most, (running += 1));
    await promise;
    running -= 1;
  };
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  const { app, errors } = started([{ run: slow }, { run: failing }]);
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS + 1000);
  expect([most, running]).toEqual([1, 1]);
  expect(failing).toHaveBeenCalledTimes(3);
  expect(errors).toEqual(['It failed', 'It failed', 'It failed']);
  resolve(undefined);
  await app.close();
});

test('closing signals a running job to stop and waits for it, but not forever', async () => {
  const order: string[] = [];
  const stoppable: Job['run'] = (closing) =>
    new Promise((resolve) => {
      closing.addEventListener('abort', () => {
        order.push('told');
        resolve();
      });
    });
  const { app } = started([{ run: stoppable }, { run: () => new Promise(() => undefined) }]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 1000);
  const closed = app.close().then(() => order.push('closed'));
  await vi.advanceTimersByTimeAsync(2000);
  await closed;
  expect(order).toEqual(['told', 'closed']);
});

test('the background jobs run on a real database and delete expired rows', async () => {
  vi.useRealTimers();
  const { app, database, storage, dataDir } = await testApp(sqlite);
  const settings = readSettings({ DATA_DIR: dataDir, BACKUP_TIME: '03:30' });
  const { db } = database;
  const old = '2020-01-01T00:00:00.000Z';
  const entry = { user_id: null, user_name: '', action: 'update', kind: 'blog', record_id: '', title: '', detail: '' };
  await db
    .insertInto('audit_log')
    .values({ ...entry, id: '0', created_at: old, version: null, ip_address: '', user_agent: '' })
    .execute();
  await db.insertInto('rate_limits').values({ key: 'k', count: 1, resets_at: old }).execute();
  const backups = openBackupService(settings, database);
  const jobs = backgroundJobs({
    settings,
    database,
    storage,
    variants: app.variants,
    backups,
    outbox: app.outbox,
    canary: app.canary,
    threads: app.threads,
    mailSetup: app.mailSetup,
    imports: app.imports,
    publishDue: app.publishDue,
    log: app.log,
  });
  for (const { run } of jobs) await run(new AbortController().signal);
  expect(await db.selectFrom('audit_log').select('id').where('created_at', '=', old).execute()).toEqual([]);
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  await backups.close();
});
