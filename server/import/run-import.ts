import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { failures } from '#contract/failures.ts';
import type { ImportLine, ImportNote, ImportRun } from '#contract/records/import.ts';
import { Overloaded, Unavailable } from '#server/db/failures.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import type { Addresses } from './convert-body.ts';
import type { openImportedRecords } from './imported-records.ts';
import { importPicture, pictureFault, type PictureOrigin, type PictureParts } from './picture-import.ts';
import { bodyOf, newAddresses, type PlannedPicture, type PlannedRecord, type Prepared } from './prepare.ts';
import { newRecord } from './record-fields.ts';
import { markedText } from './marked-text.ts';
import type { PlannedRedirect } from './redirects.ts';
import { note, type Source } from './source.ts';

/** What makes a record, and runs `also` in the same transaction. */
type CreateRecord = (
  fields: object,
  also: (trx: Transaction<Tables>, made: { _id: string }) => Promise<void>,
) => Promise<{ _id: string }>;

export interface RunParts {
  source: Source;
  prepared: Prepared;
  options: ImportRun;
  origin: PictureOrigin;
  pictureParts: PictureParts;
  imported: ReturnType<typeof openImportedRecords>;
  create: Record<'blog' | 'pages', CreateRecord>;
  createRedirect: (redirect: { from: string; to: string }) => Promise<{ _id: string }>;
  /** Called after each step, with all that is done. */
  onProgress: (done: number) => Promise<void>;
}

/** Notes that follow from the body, which is converted again. */
const FROM_BODY: readonly ImportNote['code'][] = [
  ...(['shortcodes', 'dynamic-blocks', 'elements', 'pictures-marked', 'mark-shortened'] as const),
];
/** Notes about markup that became marked text. */
const MARKED: readonly ImportNote['code'][] = [...FROM_BODY, 'no-html', 'builder'];

/** How many steps a run has. */
export function stepsOf({ records, pictures, redirects }: Prepared): number {
  return records.length + pictures.size + redirects.length;
}

/** Imports what is new: pictures first, because texts name them, then posts and pages, then redirects. */
export async function runImport(parts: RunParts): Promise<void> {
  const { records, pictures, redirects } = parts.prepared;
  const { closing } = parts.origin;
  const addresses = newAddresses(parts.source, parts.prepared);
  let done = 0;
  const steps: (() => Promise<void>)[] = [
    ...[...pictures.values()].map((picture) => () => addPicture(picture, parts)),
    ...records.map((record) => () => addRecord(record, addresses, parts)),
    ...redirects.map((redirect) => () => addRedirectFor(redirect, parts)),
  ];
  for (const step of steps) {
    closing.throwIfAborted();
    await step();
    done += 1;
    await parts.onProgress(done);
    await nextTurn(); // visitors get their turn between two steps
  }
  for (const [tag, line] of parts.prepared.tags) {
    const came = records.some(({ source, line: { outcome } }) => outcome === 'done' && source.tags.includes(tag));
    if (isComing(line)) line.outcome = came ? 'done' : 'failed';
  }
}

/** Whether a run will do something about a line. */
function isComing({ outcome }: ImportLine): boolean {
  return outcome === 'comes' || outcome === 'changed';
}

async function addPicture(picture: PlannedPicture, parts: RunParts): Promise<void> {
  const { line, address } = picture;
  if (!isComing(line)) return;
  const { origin, pictureParts, imported, options } = parts;
  const refusal = picture.isInFile ? null : hostRefusal(address.host || oldHostOf(options.siteUrl), origin.hosts);
  if (refusal) {
    fail(line, 'stays', refusal);
    return;
  }
  try {
    picture.imageUrl = await importPicture(address, origin, pictureParts);
    await imported.remember(pictureParts.database.db, {
      ...{ collection: 'pictures', source_id: address.key, record_id: picture.imageUrl },
    });
    Object.assign(line, { outcome: 'done', notes: [], address: picture.imageUrl });
  } catch (error) {
    origin.closing.throwIfAborted();
    fail(line, 'failed', note('picture-failed', { detail: pictureFault(error) }));
  }
}

/** Why a host is not asked for a picture; null if it may be. */
function hostRefusal(host: string, confirmed: readonly string[]): ImportNote | null {
  if (host === '') return note('no-address');
  return confirmed.includes(host) ? null : note('host-not-confirmed', { detail: host });
}

function oldHostOf(siteUrl: string): string {
  return URL.canParse(siteUrl) ? new URL(siteUrl).host : '';
}

async function addRecord(planned: PlannedRecord, addresses: Addresses, parts: RunParts): Promise<void> {
  const { line, source: record, slug } = planned;
  if (!isComing(line)) return;
  const { source, imported, create, origin } = parts;
  try {
    const body = bodyOf(record, source, addresses);
    const cover = record.cover ? addresses.picture(record.cover) : null;
    const lostCover =
      record.cover && cover === null ? [note('pictures-marked', { count: 1, detail: record.cover })] : [];
    const found = [...line.notes.filter(({ code }) => !FROM_BODY.includes(code)), ...body.notes, ...lostCover];
    const isMarked = found.some(({ code }) => MARKED.includes(code));
    const status = statusOf(record.status, parts.options.arrival, isMarked);
    const html = body.html + (lostCover.length > 0 ? markedText(record.cover) : '');
    const { fields } = newRecord(record, { html, cover: cover ?? '', slug, status });
    const made = await create[record.collection](fields, (trx, { _id }) =>
      imported.remember(trx, { collection: record.collection, source_id: record.id, record_id: _id }),
    );
    const becameDraft = record.status === 'published' && status === 'draft' && parts.options.arrival === 'unmarked';
    Object.assign(line, {
      ...{ outcome: 'done', collection: record.collection, recordId: made._id },
      notes: becameDraft ? [...found, note('marked-draft')] : found,
    });
  } catch (error) {
    origin.closing.throwIfAborted();
    if (isOutage(error)) throw error;
    planned.path = '';
    fail(line, 'failed', note('refused', { detail: failureText(error) }));
  }
}

/** While the database is away, no other item would succeed either: the run stops, and goes on another time. */
function isOutage(error: unknown): boolean {
  return error instanceof Unavailable || error instanceof Overloaded;
}

function statusOf(
  status: 'published' | 'draft',
  arrival: ImportRun['arrival'],
  isMarked: boolean,
): 'published' | 'draft' {
  if (arrival === 'drafts') return 'draft';
  return arrival === 'unmarked' && isMarked ? 'draft' : status;
}

async function addRedirectFor({ from, to, record, line }: PlannedRedirect, parts: RunParts): Promise<void> {
  if (!isComing(line)) return;
  if (record?.path === '') {
    fail(line, 'stays', note('without-target'));
    return;
  }
  try {
    const { _id } = await parts.createRedirect({ from, to });
    const { db } = parts.pictureParts.database;
    await parts.imported.remember(db, { collection: 'redirects', source_id: from, record_id: _id });
    line.outcome = 'done';
  } catch (error) {
    if (isOutage(error)) throw error;
    fail(line, 'failed', note('refused', { detail: failureText(error) }));
  }
}

function fail(line: ImportLine, outcome: 'failed' | 'stays', reason: ImportNote): void {
  Object.assign(line, { outcome, notes: [reason], address: '' });
}

function failureText(error: unknown): string {
  return error instanceof Failure ? error.message : failures.unexpected.message;
}
