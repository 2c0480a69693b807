import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { handlersOf } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { unhandled } from '#server/http/calls.ts';
import { openStorage } from '#server/media/storage.ts';
import { readSettings } from '#server/settings.ts';

/** Lists the calls of the contract that answer 501 so far, one a line. */
const folder = await mkdtemp(join(tmpdir(), 'marquee-unbuilt-'));
const settings = readSettings({ DATA_DIR: folder });
const database = await openDatabase(settings);
const handlers = handlersOf({ settings, database, storage: await openStorage(settings) }, Fastify().log);
for (const key of unhandled(handlers)) if (key !== 'GET /openapi.json') process.stdout.write(`${key}\n`);
await database.close();
await rm(folder, { recursive: true });
