import { z } from 'zod';
import { listOf, replyOf } from '../sections/section.ts';

/** Bytes of the largest file: an export, or a zip with its pictures. */
export const IMPORT_FILE_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Bytes of the export itself, without pictures. */
export const IMPORT_TEXT_MAX_BYTES = 64 * 1024 * 1024;
/** Posts, pages and whatever else one export contains. */
export const IMPORT_ENTRIES_MAX = 20_000;
/** Files in a zip. */
export const IMPORT_ZIP_FILES_MAX = 50_000;
/** Characters of the original markup that a marked text shows. */
export const IMPORT_MARK_MAX = 10_000;
/** Hosts from which one import fetches pictures. */
export const IMPORT_HOSTS_MAX = 50;
/** Days after which an uploaded export is deleted: it contains comments and addresses of people. */
export const IMPORT_DAYS = 7;
/** The most pictures that the texts of an export may have. */
export const IMPORT_PICTURES_MAX = 50_000;
/** The longest text of a post or page before it is converted, in characters. What is longer does not come. */
export const IMPORT_TEXT_MAX = 2_000_000;
/** Lines of the list on one page. */
export const IMPORT_LINES_PER_PAGE = 50;

export const IMPORT_PROGRAMS = ['wordpress', 'ghost'] as const;
export type ImportProgram = (typeof IMPORT_PROGRAMS)[number];

/** The parts of the list, in their order. */
export const IMPORT_LISTS = ['posts', 'pages', 'pictures', 'tags', 'redirects', 'others'] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

/**
 * `comes` and `changed` (it comes with changes) say what a run does, `done` and `failed` what it did. `stays` does not
 * come. `known` came with an earlier run.
 */
export const IMPORT_OUTCOMES = ['comes', 'changed', 'stays', 'known', 'done', 'failed'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Why something comes with changes, or does not come. */
export const IMPORT_NOTES = [
  // Changes of a post or page.
  ...(['shortcodes', 'dynamic-blocks', 'elements', 'pictures-marked', 'mark-shortened', 'no-html', 'builder'] as const),
  ...(['new-address', 'shortened', 'was-private', 'had-password', 'for-members', 'only-mailed'] as const),
  ...(['marked-draft', 'confirm-host', 'from-file'] as const),
  // Reasons why something does not come.
  ...(['refused', 'in-trash', 'kind-unknown', 'comments', 'accounts', 'menus', 'unused-files'] as const),
  ...([
    'host-not-confirmed',
    'no-address',
    'picture-failed',
    'query-address',
    'own-address',
    'other-redirect',
  ] as const),
  ...(['deleted-here', 'without-target'] as const),
] as const;
export type ImportNoteCode = (typeof IMPORT_NOTES)[number];

const importNote = replyOf({
  code: z.enum(IMPORT_NOTES),
  /** How many: shortcodes, comments. 0 where it does not matter. */
  count: z.number().int(),
  /** A name, address or reason that belongs to it; '' for none. */
  detail: z.string(),
});
export type ImportNote = z.output<typeof importNote>;

/** One line of the list: a post, page, picture, tag or redirect, or what cannot come. */
export const importLine = replyOf({
  list: z.enum(IMPORT_LISTS),
  /** A title, a name or an old address. */
  title: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  notes: listOf(importNote),
  /** The new address on this site; '' for none. */
  address: z.string(),
  /** The record that a run made; '' before. */
  collection: z.enum(['', 'blog', 'pages']),
  recordId: z.string(),
});
export type ImportLine = z.output<typeof importLine>;

export const importLines = replyOf({
  items: listOf(importLine),
  page: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
  limit: z.number().int(),
});

/** How the posts and pages arrive. `unmarked` leaves those with marked text as drafts. */
export const IMPORT_ARRIVALS = ['unmarked', 'drafts', 'same'] as const;
export type ImportArrival = (typeof IMPORT_ARRIVALS)[number];

const importHost = replyOf({
  /** 'pictures.example'; '' for the old site, if the export does not name it. */
  host: z.string(),
  pictures: z.number().int(),
});

const outcomeCounts = replyOf(
  Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, z.number().int()])) as Record<
    ImportOutcome,
    z.ZodNumber
  >, // one for each
);

/** The uploaded export, and what has happened with it. */
export const importState = replyOf({
  /** `reading` makes the list; `interrupted` was running when the server stopped. */
  phase: z.enum(['none', 'reading', 'unreadable', 'ready', 'running', 'interrupted', 'done']),
  fileName: z.string(),
  program: z.enum(['', ...IMPORT_PROGRAMS]),
  /** The address of the old site; '' if the export does not name it. */
  siteUrl: z.string(),
  /** Why the file cannot be read, as a sentence. */
  failure: z.string(),
  counts: replyOf(
    Object.fromEntries(IMPORT_LISTS.map((list) => [list, outcomeCounts])) as Record<ImportList, typeof outcomeCounts>, // one for each
  ),
  /** The hosts of pictures that are not in the file. */
  hosts: listOf(importHost),
  /** Of a run: how much is done, of how much. */
  progress: replyOf({ done: z.number().int(), of: z.number().int() }),
  /** When the list was made, ISO 8601; '' before. */
  readAt: z.string(),
  /** When the last run ended, ISO 8601; '' before. */
  endedAt: z.string(),
});
export type ImportState = z.output<typeof importState>;

export const importRun = z.strictObject({
  hosts: z
    .array(z.string('Must be text').trim().toLowerCase().max(260), 'hosts must be a list')
    .max(IMPORT_HOSTS_MAX, `At most ${IMPORT_HOSTS_MAX} hosts`)
    .default([]),
  /** The address of the old site, for pictures that the export names without a host. */
  siteUrl: z.string('siteUrl must be text').trim().max(300, 'The address takes at most 300 characters').default(''),
  arrival: z.enum(IMPORT_ARRIVALS, 'Choose how the posts arrive').default('unmarked'),
});
export type ImportRun = z.output<typeof importRun>;
