import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { TrashKind } from '#contract/kinds.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { PreviewSource } from '#web/admin/editing/preview/preview-sources.ts';
import type { Publishing } from '#web/admin/editing/form/publishing.ts';

/** The id in the address of a new record. */
export const NEW_ID = 'new';

/** The field that a list needs of every record. */
export interface ListedRecord {
  _id: string;
}

export interface StoredRecord extends ListedRecord {
  version: number;
}

/** Which records a list requests; `status` is '' for all. */
export interface ListRequest {
  q: string;
  status: string;
  page: number;
  signal: AbortSignal;
}

export interface RecordPage<L> {
  items: L[];
  page: number;
  totalPages: number;
  total: number;
  /** The number of matches per state, and in `all`. */
  statuses?: Record<string, number> | undefined;
}

export type Tone = 'open' | 'dusk' | 'moss' | 'dimmed' | 'brick';

/** A record's row in the list. */
export interface RowView {
  title: string;
  /** Shown as a coloured dot and a word; without the word if `detail` names the state. */
  status?: { label?: string; tone: Tone } | undefined;
  detail?: string;
  /** More about it, for the larger card on the start screen. */
  facts?: string[];
  /** Whether it has changes that are not public. */
  isStaged?: boolean;
  /** Thumbnail. Undefined if the kind has none, '' if only this record has none. */
  picture?: string;
}

export interface SlotProps<R> {
  /** The saved record; null for a new one. */
  record: R | null;
}

/** What the screen of one kind of record needs: a list with rows of `L`, and beside it the form of one record `R`. */
export interface RecordKind<L extends ListedRecord, R extends StoredRecord & L> {
  /** Path of the screen below the panel's base path; drafts use it as their name. */
  path: string;
  /** The list call, such as 'GET /blog'. All cache keys of the kind begin with it. */
  key: string;
  /** The kind in the history and the bin; absent if there is none. */
  history?: TrashKind;
  words: {
    /** Heading of the list, such as 'Blog' or 'All Services'. */
    title: string;
    /** Singular, such as 'post'. */
    one: string;
    /** Plural, such as 'posts'. */
    many: string;
    /** The button for a new record, such as 'New post'. */
    add: string;
    /** Label of the same button beside the heading, including its plus sign. Default: `add` with a plus icon. */
    addShort?: string;
    /** The link back to the list on a phone, such as 'All posts'. */
    back: string;
    /** Placeholder of the search; absent if the list has no search. */
    search?: string;
  };
  texts: {
    saved: string;
    saveFailed: string;
    /** Replaces the two messages above when a record is created. */
    created?: string;
    createFailed?: string;
    deleted: string;
    deleteFailed: string;
    listFailed: string;
    loadFailed: string;
    /** Shown if the record at the address does not exist. */
    missing: string;
    /** Shown for an empty list: title and what will be in it. */
    empty: string;
    emptyHint: string;
    /** The question before deleting. */
    confirm: string;
    /** What deleting does, if not removing the record from the site. Gets the title of its row. */
    confirmHint?: (title: string) => string;
  };
  /** The schema of the form, and the request schema of the create call. */
  fields: z.ZodType;
  write: z.ZodType;
  /** The path of the record's public page. */
  publicPath?: (record: L) => string;
  /** Initial values of a new record, besides the defaults. */
  blank?: () => Values;
  /** The values of a draft that an earlier version of the panel stored. `saved` are those of the record. */
  upgradeDraft?: (draft: Values, saved: Values) => Values;
  /** Its form is a page to write on, with the details in a sheet beside it. */
  page?: {
    /** When a record was last edited. The screen opens on the newest draft. */
    editedAt: (record: L) => string;
    /** The state in the list that means unfinished. */
    unfinished: string;
    /** How long the typed text is, for the save bar. */
    length: (typed: Values) => string;
  };
  /**
   * What stands beside the list before a record is chosen: the covers, also with the form of a new record below them,
   * or a note on what to do. Without records, the note fills the screen. Absent if the kind has a screen of its own.
   */
  start?: 'covers' | 'covers and form' | 'note';
  /** On wide screens its form stands beside its preview, and both replace the list. */
  isBeside?: true;
  /** The list takes 60 % of the height and scrolls inside. */
  compactList?: true;
  /** The states to filter by, as the server names them. */
  statuses?: readonly { value: string; label: string }[];
  list: (request: ListRequest) => Promise<RecordPage<L>>;
  read: (id: string) => Promise<R>;
  create: (body: Values) => Promise<R>;
  update: (id: string, body: Values, version: number) => Promise<R>;
  remove: (id: string) => Promise<unknown>;
  /** Makes the rows movable: the order number of a record, and the call that moves it to a position. */
  order?: { numberOf: (record: L) => number; move: (id: string, position: number) => Promise<R> };
  row: (record: L) => RowView;
  /** The label of the save button for the typed values; `record` is null for a new one. */
  saveLabel?: (typed: Values, record: R | null) => string;
  /** Replaces `saveLabel` for a kind with drafts. `saved` are the saved values, or the initial ones of a new record. */
  publishing?: (typed: Values, saved: Values, intent: string | null) => Publishing;
  /** The public page that shows the typed record. */
  preview?: (record: R | null) => PreviewSource | null;
  uploadTexts: (path: string) => { done: string; failed: string };
  /** What stands in the dunes while there are no records; one of scenes.tsx. */
  Scene?: ComponentType;
  /** The fields in the main column, placed with FieldAt. Default: all fields in order. */
  Form?: ComponentType<SlotProps<R>>;
  /** The right column, made of RecordCard and FieldAt. */
  Aside?: ComponentType<SlotProps<R>>;
}
