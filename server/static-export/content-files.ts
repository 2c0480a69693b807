import { calls, type Call } from '#contract/calls.ts';
import { collections } from '#contract/collections/index.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import { templates } from '#contract/collections/templates.ts';
import { PUBLIC_LIST_LIMIT_MAX } from '#contract/constants.ts';
import { sections } from '#contract/sections/index.ts';
import { slugify } from '#contract/slug.ts';
import { jsonSchema } from '#server/http/openapi.ts';
import { readProperty } from '#server/read-property.ts';
import type { ExportSource } from './export-source.ts';

type Add = (name: string, content: Buffer) => Promise<void>;

const FOLDER = 'content';
const callTable: Record<string, Call> = calls;

/** Writes the public content as JSON, as the API answers it to everybody, and its description. */
export async function addContent(source: ExportSource, add: Add, at: Date): Promise<void> {
  const read = openReader(source);
  const described: object[] = [];
  const describe = (path: string, key: string, isList = false) => {
    const { summary, reply } = callTable[key] ?? {};
    const schema = reply && jsonSchema(reply);
    described.push({ path, title: summary, schema: isList ? { type: 'array', items: itemSchema(schema) } : schema });
  };

  for (const { path } of Object.values(sections)) {
    const name = `${FOLDER}/sections${path}.json`;
    await add(name, toJson(await read(path)));
    describe(name, `GET ${path}`);
  }
  for (const collection of Object.values<Collection>(collections)) {
    const { name, path, hasPages } = collection;
    const items = await readList(read, path);
    await add(`${FOLDER}/${name}.json`, toJson(items));
    describe(`${FOLDER}/${name}.json`, `GET ${path}`, true);
    if (hasPages) {
      for (const item of items) await addRecord(collection, String(readProperty(item, 'slug')), read, add);
      describe(`${FOLDER}/${name}/*.json`, `GET ${path}/:slug`);
    }
    if (name !== templates.name) continue;
    // Lists leave the blocks of a template out, and it has no page of its own.
    for (const item of items) {
      const place = String(readProperty(item, 'place'));
      const whole = await read(`/templates/at?place=${encodeURIComponent(place)}`);
      await add(`${FOLDER}/${name}/${slugify(place) || 'index'}.json`, toJson(whole));
    }
    describe(`${FOLDER}/${name}/*.json`, 'GET /templates/at');
  }
  await add(`${FOLDER}/description.json`, toJson({ site: source.siteUrl, at: at.toISOString(), files: described }));
}

async function addRecord({ name, path }: Collection, slug: string, read: Read, add: Add): Promise<void> {
  const record = await read(`${path}/${encodeURIComponent(slug)}`);
  const file = slug.replace(/^\//, '') || 'index';
  await add(`${FOLDER}/${name}/${file}.json`, toJson(record));
}

type Read = (path: string) => Promise<unknown>;

function openReader(source: ExportSource): Read {
  return async (path) => {
    const { status, body } = await source.get(`/api${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return JSON.parse(body.toString()) as unknown;
  };
}

/** All entries of a list, which is bare or has pages. Lists leave out long texts. */
async function readList(read: Read, path: string): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; ; page++) {
    const reply = await read(`${path}?page=${page}&limit=${PUBLIC_LIST_LIMIT_MAX}`);
    const found = Array.isArray(reply) ? reply : readProperty(reply, 'items');
    if (!Array.isArray(found) || found.length === 0) return items;
    items.push(...(found as unknown[]));
    if (found.length < PUBLIC_LIST_LIMIT_MAX) return items;
  }
}

/** The schema of an entry, from that of a list or of a page of it. */
function itemSchema(schema: unknown): unknown {
  return (
    readProperty(schema, 'items') ?? readProperty(readProperty(readProperty(schema, 'properties'), 'items'), 'items')
  );
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
