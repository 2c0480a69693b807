import { calls, type Call } from '#contract/calls.ts';
import { collections } from '#contract/collections/index.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import { templates } from '#contract/collections/templates.ts';
import { PUBLIC_LIST_LIMIT_MAX } from '#contract/constants.ts';
import { recordPath } from '#contract/links.ts';
import { sections } from '#contract/sections/index.ts';
import { jsonSchema } from '#server/http/openapi.ts';
import { readProperty } from '#server/read-property.ts';
import { readOrNull, type ExportSource } from './export-source.ts';
import type { LeftOut } from './left-out.ts';

interface ContentOptions {
  source: ExportSource;
  add: (name: string, content: Buffer) => Promise<void>;
  leftOut: LeftOut;
  at: Date;
}

const FOLDER = 'content';
/** The list of all files of an export. No slug has an `@`, so this is not the name of a record. */
export const FILE_LIST = `${FOLDER}/@files.json`;
const callTable: Record<string, Call> = calls;

/** Writes the public content as JSON, as the API answers it to everybody, and its description. */
export async function addContent(options: ContentOptions): Promise<void> {
  const { source, add, at } = options;
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
      for (const item of items) await addRecord(collection, String(readProperty(item, 'slug')), options);
      describe(`${FOLDER}/${name}/*.json`, `GET ${path}/:slug`);
    }
    if (name !== templates.name) continue;
    // Lists leave the blocks of a template out, and it has no page of its own.
    for (const item of items) {
      const place = String(readProperty(item, 'place'));
      const whole = await read(`/templates/at?place=${encodeURIComponent(place)}`);
      await add(contentFile(name, place), toJson(whole));
    }
    describe(`${FOLDER}/${name}/*.json`, 'GET /templates/at');
  }
  const names = { type: 'array', items: { type: 'string' } };
  described.push({ path: FILE_LIST, title: 'The names of all files of this export', schema: names });
  await add(`${FOLDER}/description.json`, toJson({ site: source.siteUrl, at: at.toISOString(), files: described }));
}

/** On PostgreSQL, staff may delete or hide a record after its list was read. */
async function addRecord(
  collection: Collection,
  slug: string,
  { source, add, leftOut }: ContentOptions,
): Promise<void> {
  const reply = await readOrNull(source, `/api${collection.path}/${encodeURIComponent(slug)}`);
  if (reply?.status === 200) await add(contentFile(collection.name, slug), toJson(JSON.parse(reply.body.toString())));
  else leftOut.note('page', recordPath(collection, slug));
}

/** The file of a record, by its slug or place. Slugs have no `@`, so no two records share a file. */
function contentFile(name: string, place: string): string {
  const file = place.replace(/^\//, '').replace('*', '@every') || '@home';
  return `${FOLDER}/${name}/${file}.json`;
}

/** The list of all files of an export, itself among them. */
export function fileList(names: Iterable<string>): Buffer {
  return toJson([...names, FILE_LIST].toSorted());
}

type Read = (path: string) => Promise<unknown>;

function openReader(source: ExportSource): Read {
  return async (path) => {
    const { status, body } = await source.get(`/api${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return JSON.parse(body.toString()) as unknown;
  };
}

/**
 * All entries of a list, which is bare or has pages. Lists leave out long texts. On PostgreSQL, an entry moves to the next
 * page when staff publish another one meanwhile.
 */
async function readList(read: Read, path: string): Promise<unknown[]> {
  const items = new Map<unknown, unknown>();
  for (let page = 1; ; page++) {
    const reply = await read(`${path}?page=${page}&limit=${PUBLIC_LIST_LIMIT_MAX}`);
    const found: unknown = Array.isArray(reply) ? reply : readProperty(reply, 'items');
    if (!Array.isArray(found)) return [...items.values()];
    const before = items.size;
    for (const item of found as unknown[]) items.set(readProperty(item, '_id') ?? item, item);
    if (found.length < PUBLIC_LIST_LIMIT_MAX || items.size === before) return [...items.values()];
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
