import { isDeepStrictEqual } from 'node:util';
import { collections } from '#contract/collections/index.ts';
import { templates } from '#contract/collections/templates.ts';
import { pathOfPlace } from '#contract/template-places.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import type { CollectionName, StagedKind } from '#contract/kinds.ts';
import { withoutHidden } from '#contract/public-view.ts';
import { recordPath } from '#contract/links.ts';
import { SECTION_PATHS } from '#contract/section-paths.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { mirroredFacts } from '#contract/sections/site-facts.ts';
import type { FieldValues } from '#server/history/content-fields.ts';
import type { InProcessTransport } from '#server/http/in-process.ts';
import { readProperty } from '#server/read-property.ts';

/** A section or record with its staged values. */
export interface Shown {
  kind: StagedKind;
  record: string;
  title: string;
  values: FieldValues;
  /** Its public values. */
  now: FieldValues;
}

/** Adds what only the reply for a record's own page has. */
export type ForPage = (kind: CollectionName, record: object) => object;

type Reply = Awaited<ReturnType<InProcessTransport>>;

/**
 * Answers API reads as `transport` does, with the staged values over the public ones. Lists keep their public order and
 * length.
 */
export function withStaged(
  transport: InProcessTransport,
  changes: readonly Shown[],
  forPage: ForPage,
): InProcessTransport {
  return async (path) => {
    const [pathname = ''] = path.split('?');
    const section = stagedSection(changes, pathname);
    if (section) return replyWith({ ...(await bodyAt(transport, path)), ...withoutHidden(section) });
    const record = changes.find((one) => readPaths(one).includes(pathname));
    if (record) return replyWith(await recordReply(transport, record, forPage));
    const reply = await transport(path);
    return reply.ok ? replyWith(withStagedItems(await reply.json(), changes, forPage)) : reply;
  };
}

/** The path of the page that shows it. */
export function pageOfShown(shown: Shown): string {
  const { kind, record, values } = shown;
  if (kind === 'sections') return SECTION_PATHS[record as SectionName]; // an existing section
  const collection: Collection = collections[kind];
  if (kind === templates.name) return pathOfPlace(String(values.place));
  return collection.hasPages ? recordPath(collection, String(values.slug)) : '/';
}

/** The staged fields of the section at a path, with the facts of the site that others have staged; null for none. */
function stagedSection(changes: readonly Shown[], path: string): FieldValues | null {
  const staged = changes.filter(({ kind }) => kind === 'sections');
  const own = staged.find((one) => sectionPath(one.record) === path);
  const facts = staged.flatMap((one) => stagedFacts(one)).filter(({ section }) => sectionPath(section) === path);
  if (!own && facts.length === 0) return null;
  const values: FieldValues = { ...own?.values };
  for (const { fields } of facts) Object.assign(values, fields);
  return values;
}

/** The facts that a staged section changes, as the other sections contain them. */
function stagedFacts({ record, values, now }: Shown) {
  const before = mirroredFacts(record as SectionName, now); // an existing section
  return mirroredFacts(record as SectionName, values).map(({ section, fields }, index) => {
    const changed = Object.entries(fields).filter(
      ([name, value]) => !isDeepStrictEqual(value, before[index]?.fields[name]),
    );
    return { section, fields: Object.fromEntries(changed) };
  });
}

function sectionPath(record: string): string {
  return sections[record as SectionName].path; // an existing section
}

/** The calls that read a record by its slug: by the staged one, and by the public one. */
function readPaths({ kind, values, now }: Shown): string[] {
  if (kind === 'sections') return [];
  const { path, hasPages }: Collection = collections[kind];
  return hasPages ? [values, now].map(({ slug }) => `${path}/${encodeURIComponent(String(slug))}`) : [];
}

async function recordReply(transport: InProcessTransport, shown: Shown, forPage: ForPage): Promise<object> {
  const { kind, record, values } = shown;
  const current = await bodyAt(transport, readPaths(shown)[1] ?? '');
  const at = new Date().toISOString();
  const stamps = { _id: record, version: 0, createdAt: at, updatedAt: at };
  const dated = 'publishedAt' in values && !values.publishedAt ? { publishedAt: at } : {};
  const whole = { ...stamps, ...current, ...withoutHidden(values), ...dated };
  return kind === 'sections' ? whole : forPage(kind, whole);
}

/** The entries of a list that have staged values, with those of their fields that the list has. */
function withStagedItems(body: unknown, changes: readonly Shown[], forPage: ForPage): unknown {
  if (Array.isArray(body)) return body.map((item: unknown) => withStagedFields(item, changes, forPage));
  const items = readProperty(body, 'items');
  return Array.isArray(items) && typeof body === 'object'
    ? { ...body, items: withStagedItems(items, changes, forPage) }
    : body;
}

function withStagedFields(item: unknown, changes: readonly Shown[], forPage: ForPage): unknown {
  const staged = changes.find(({ record }) => record === readProperty(item, '_id'));
  if (!staged || typeof item !== 'object' || item === null) return item;
  const { kind, values } = staged;
  const shown = withoutHidden(kind === 'sections' ? values : forPage(kind, values));
  const listed = Object.entries(shown).filter(([name]) => name in item);
  return { ...item, ...Object.fromEntries(listed) };
}

/** What the public gets; nothing if it gets nothing. */
async function bodyAt(transport: InProcessTransport, path: string): Promise<object> {
  const reply = await transport(path);
  const body = reply.ok ? await reply.json() : null;
  return typeof body === 'object' && body !== null ? body : {};
}

function replyWith(body: unknown): Reply {
  return { status: 200, ok: true, json: async () => body };
}
