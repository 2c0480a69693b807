import { setImmediate as nextTurn } from 'node:timers/promises';
import { collections } from '#contract/collections/index.ts';
import { PAGE_PATH_PARTS_MAX } from '#contract/constants.ts';
import { pathKey, recordPath } from '#contract/links.ts';
import {
  IMPORT_PICTURES_MAX,
  IMPORT_TEXT_MAX,
  type ImportLine,
  type ImportNote,
  type ImportOutcome,
} from '#contract/records/import.ts';
import { uploadedName } from '#contract/pictures.ts';
import { slugify } from '#contract/slug.ts';
import { Failure } from '#server/http/failure.ts';
import type { Storage } from '#server/media/storage.ts';
import { convertBody, type Body } from './convert-body.ts';
import { ImportError } from './import-error.ts';
import { importedKey, type openImportedRecords } from './imported-records.ts';
import { isTooLongForMark, markedText } from './marked-text.ts';
import { oldAddresses, recordKey, type PictureAddress } from './old-addresses.ts';
import { entryOf } from './picture-import.ts';
import { newRecord, postSlug } from './record-fields.ts';
import { planRedirects, type PlannedRedirect, type RedirectRules } from './redirects.ts';
import { note, type Source, type SourceRecord } from './source.ts';
import type { ZipEntry } from './zip.ts';

const TOO_MANY = `This export has more than ${IMPORT_PICTURES_MAX.toLocaleString('en')} pictures. Export a part of the content at a time.`;
const TOO_LONG = 'Its text is longer than two million characters';
/** Stands for every picture while the list is made. */
const ANY_PICTURE = '/uploads/picture';

export interface Addressing extends RedirectRules {
  /** The name of what stands at the path of a page, or null. */
  pathOwner: (path: string) => Promise<string | null>;
  /** Whether a record has a slug. */
  isSlugTaken: (collection: 'blog' | 'pages', slug: string) => Promise<boolean>;
}

interface PrepareParts extends Addressing {
  imported: ReturnType<typeof openImportedRecords>;
  storage: Pick<Storage, 'has'>;
  /** The pictures in the zip. */
  files: ReadonlyMap<string, ZipEntry>;
}

/** A post or page, and what becomes of it. */
export interface PlannedRecord {
  source: SourceRecord;
  /** The slug of the new record, or of the one that came before. */
  slug: string;
  path: string;
  pictures: PictureAddress[];
  line: ImportLine;
}

/** A picture, and what becomes of it. */
export interface PlannedPicture {
  address: PictureAddress;
  isInFile: boolean;
  /** Where it is since an earlier run; '' if it did not come yet. */
  imageUrl: string;
  line: ImportLine;
}

export interface Prepared {
  records: PlannedRecord[];
  pictures: Map<string, PlannedPicture>;
  /** The lines of the tags, by name. */
  tags: Map<string, ImportLine>;
  redirects: PlannedRedirect[];
  /** All lines of the list, in its order. */
  lines: ImportLine[];
}

/** What an import brings, and what it leaves out, and why. It writes nothing. */
export async function prepareImport(source: Source, parts: PrepareParts): Promise<Prepared> {
  const known = await parts.imported.list();
  const addresses = oldAddresses(source);
  const taken = new Set<string>();
  const records: PlannedRecord[] = [];
  const pictures = new Map<string, PlannedPicture>();
  for (const record of source.records) {
    const planned = await planRecord(record, { source, known, taken, addresses, parts });
    records.push(planned);
    for (const picture of planned.pictures)
      if (!pictures.has(picture.key)) pictures.set(picture.key, await planPicture(picture, known, parts));
    if (pictures.size > IMPORT_PICTURES_MAX) throw new ImportError(TOO_MANY);
    await nextTurn(); // others get their turn between two records
  }
  const redirects = await planRedirects(source, { records, known, rules: parts });
  const tags = tagLines(records);
  return { records, pictures, tags, redirects, lines: linesOf(source, { records, pictures, tags, redirects }, known) };
}

interface RecordContext {
  source: Source;
  known: ReadonlyMap<string, string>;
  /** The paths of the records before. */
  taken: Set<string>;
  addresses: ReturnType<typeof oldAddresses>;
  parts: PrepareParts;
}

async function planRecord(record: SourceRecord, context: RecordContext): Promise<PlannedRecord> {
  const { collection, title, refusal } = record;
  const line: ImportLine = {
    ...{ list: collection === 'blog' ? 'posts' : 'pages', title, outcome: 'comes', notes: [...record.notes] },
    ...{ address: '', collection: '', recordId: '' },
  };
  const stays = (outcome: ImportOutcome, ...notes: ImportNote[]): PlannedRecord => ({
    ...{ source: record, slug: '', path: '', pictures: [], line: { ...line, outcome, notes } },
  });
  if (refusal) return stays('stays', refusal);
  if (record.html.length > IMPORT_TEXT_MAX) return stays('stays', note('refused', { detail: TOO_LONG }));
  const knownId = context.known.get(importedKey(collection, record.id));
  const found = knownId === undefined ? null : await context.parts.imported.find(collection, knownId);
  if (found === 'trash') return stays('known', note('deleted-here'));
  if (found && knownId !== undefined) {
    const path = recordPath(collections[collection], found.slug);
    context.taken.add(path);
    return { ...stays('known'), slug: found.slug, path, line: { ...line, outcome: 'known', notes: [], address: path, collection, recordId: knownId } }; // prettier-ignore
  }
  return planNew(record, line, context);
}

async function planNew(
  record: SourceRecord,
  line: ImportLine,
  { source, taken, addresses, parts }: RecordContext,
): Promise<PlannedRecord> {
  const { slug, path, isOther } = await freeAddress(record, taken, parts);
  const body = bodyOf(record, source, {
    picture: (src) => (addresses.pictureAt(src) ? ANY_PICTURE : null),
    link: (href) => href,
  });
  const cover = record.cover ? addresses.pictureAt(record.cover) : null;
  const shown = body.pictures.flatMap((src) => addresses.pictureAt(src) ?? []);
  const planned = { source: record, slug, path, pictures: cover ? [cover, ...shown] : shown };
  try {
    const { notes } = newRecord(record, {
      html: body.html,
      cover: cover ? ANY_PICTURE : '',
      slug,
      status: record.status,
    });
    const all = [...line.notes, ...(isOther ? [note('new-address', { detail: path })] : []), ...body.notes, ...notes];
    return { ...planned, line: { ...line, outcome: all.length > 0 ? 'changed' : 'comes', notes: all, address: path } };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    taken.delete(path);
    const refused = note('refused', { detail: error.message });
    return { ...planned, path: '', pictures: [], line: { ...line, outcome: 'stays', notes: [refused] } };
  }
}

/** The converted body of a record. What a builder stored beside the text follows it, marked. */
export function bodyOf(
  { html, notes, builderMarkup }: SourceRecord,
  { program }: Pick<Source, 'program'>,
  addresses: Parameters<typeof convertBody>[2],
): Body {
  if (notes.some(({ code }) => code === 'no-html'))
    return { html: markedText(html), notes: shortenedNotes(html), pictures: [] };
  const body = convertBody(html, program, addresses);
  if (builderMarkup === '') return body;
  const all = [...body.notes, ...shortenedNotes(builderMarkup)];
  return { ...body, html: body.html + markedText(builderMarkup), notes: all };
}

function shortenedNotes(markup: string): ImportNote[] {
  return isTooLongForMark(markup) ? [note('mark-shortened', { detail: `${markup.trim().slice(0, 20)}…` })] : [];
}

/** The old address if it is free here, else the first one with a number. */
async function freeAddress(record: SourceRecord, taken: Set<string>, parts: Addressing) {
  const { collection } = record;
  const wanted = collection === 'pages' ? pagePathFor(record) : postSlug(record);
  const start = wanted === '/' ? '/home' : wanted;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${start}-${number}`;
    const path = recordPath(collections[collection], slug);
    const isFree =
      !taken.has(path) &&
      !(await parts.isSlugTaken(collection, slug)) &&
      (collection === 'blog' || (!parts.isOwnPath(path) && (await parts.pathOwner(path)) === null));
    if (!isFree) continue;
    taken.add(path);
    return { slug, path, isOther: number > 1 };
  }
}

/** The path of a page: its old one, without parts that this site cannot have. */
function pagePathFor(record: SourceRecord): string {
  if (record.path === '/') return '/';
  const parts = pathKey(record.path).split('/').map(slugify).filter(Boolean);
  const kept = parts.slice(-PAGE_PATH_PARTS_MAX).join('/').slice(0, 180);
  return `/${kept === '' ? postSlug(record) : kept}`;
}

async function planPicture(
  address: PictureAddress,
  known: ReadonlyMap<string, string>,
  { storage, files }: PrepareParts,
): Promise<PlannedPicture> {
  const line: ImportLine = {
    ...{ list: 'pictures', title: address.address, outcome: 'comes', notes: [], address: '' },
    ...{ collection: '', recordId: '' },
  };
  const imageUrl = known.get(importedKey('pictures', address.key)) ?? '';
  if (imageUrl && (await storage.has(uploadedName(imageUrl))))
    return { address, isInFile: false, imageUrl, line: { ...line, outcome: 'known', address: imageUrl } };
  const isInFile = entryOf(address, files) !== undefined;
  const from = isInFile ? note('from-file') : note('confirm-host', { detail: address.host });
  return { address, isInFile, imageUrl: '', line: { ...line, notes: [from] } };
}

/** The tags of the posts that come. One is known if a post with it came before. */
function tagLines(records: readonly PlannedRecord[]): Map<string, ImportLine> {
  const outcomes = new Map<string, ImportOutcome>();
  for (const { source, path, line } of records) {
    if (source.collection !== 'blog' || path === '') continue;
    for (const tag of source.tags)
      if (!outcomes.has(tag) || line.outcome === 'known')
        outcomes.set(tag, line.outcome === 'known' ? 'known' : 'comes');
  }
  const sorted = [...outcomes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([tag, outcome]) => [tag, simpleLine('tags', tag, outcome)]));
}

function simpleLine(
  list: ImportLine['list'],
  title: string,
  outcome: ImportOutcome,
  ...notes: ImportNote[]
): ImportLine {
  return { list, title, outcome, notes, address: '', collection: '', recordId: '' };
}

function linesOf(
  source: Source,
  { records, pictures, tags, redirects }: Omit<Prepared, 'lines'>,
  known: ReadonlyMap<string, string>,
): ImportLine[] {
  const { pictureAt } = oldAddresses(source);
  const unused = source.files.filter((file) => {
    const key = pictureAt(file)?.key ?? '';
    return !pictures.has(key) && !known.has(importedKey('pictures', key));
  });
  return [
    ...records.map((record) => record.line),
    ...[...pictures.values()].map((picture) => picture.line),
    ...tags.values(),
    ...redirects.map((redirect) => redirect.line),
    ...source.others.map(({ title, note: reason }) => simpleLine('others', title, 'stays', reason)),
    ...(unused.length > 0 ? [simpleLine('others', '', 'stays', note('unused-files', { count: unused.length }))] : []),
  ];
}

/** The new addresses of pictures and links in texts: where they are once they came. */
export function newAddresses(source: Source, { records, pictures }: Pick<Prepared, 'records' | 'pictures'>) {
  const { ownPath, pictureAt } = oldAddresses(source);
  const byPath = new Map(
    records.flatMap((record) =>
      [record.source.path, ...record.source.otherPaths]
        .filter(Boolean)
        .map((from) => [recordKey(from), record] as const),
    ),
  );
  const picture = (src: string) => pictures.get(pictureAt(src)?.key ?? '')?.imageUrl || null;
  return {
    picture,
    link(href: string): string {
      const path = ownPath(href);
      if (path === null) return href;
      const to = byPath.get(recordKey(path))?.path;
      return to ? to + (/#.*$/.exec(path)?.[0] ?? '') : (picture(href) ?? href);
    },
  };
}
