import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { TrashKind } from '#contract/constants.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { PreviewSource } from '#web/admin/editing/preview/sources.ts';
import type { Publishing } from '#web/admin/editing/form/publishing.ts';

/** The place below a kind's screen where a new record is written. */
export const NEW = 'new';

/** What a list must know of a record. */
export interface Listed {
  _id: string;
}

export interface Stored extends Listed {
  version: number;
}

/** Which records a list asks for; `status` is '' for all. */
export interface Asked {
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
  /** How many of the records found there are in each state, and in `all`. */
  statuses?: Record<string, number> | undefined;
}

export type Tone = 'open' | 'dusk' | 'moss' | 'dimmed';

/** A record's line in the list. */
export interface RowView {
  title: string;
  /** In words and, beside them, as a dot. */
  status?: { label: string; tone: Tone } | undefined;
  detail?: string;
  /** Its small picture; leave out where the kind has none, '' where only this record has none. */
  picture?: string;
}

export interface SlotProps<R> {
  /** The record as it is saved; null for a new one. */
  record: R | null;
}

/**
 * A kind of record as its screen needs it: a list on the left, whose lines are `L`, and on the right the form over one
 * record `R`.
 */
export interface RecordKind<L extends Listed, R extends Stored & L> {
  /** Its place below the panel's base; drafts are named by it. */
  path: string;
  /** The call that lists, such as 'GET /blog': all cached answers of the kind begin with it. */
  key: string;
  /** Under which its versions are kept, and itself in the bin; leave out where there are none. */
  history?: TrashKind;
  words: {
    /** Heading of the list: 'Blog', 'All Services'. */
    title: string;
    /** One record in a sentence: 'post'. */
    one: string;
    /** Several of them: 'posts'. */
    many: string;
    /** The button that begins a new one: 'New post'. */
    add: string;
    /** The same on the button beside the list's heading, where that says of what, with its plus; `add` and a drawn plus unless told. */
    addShort?: string;
    /** The way back to the list on a phone: 'All posts'. */
    back: string;
    /** Placeholder of the search; leave out where the list cannot be searched. */
    search?: string;
  };
  texts: {
    saved: string;
    saveFailed: string;
    /** Said instead of the two above where a record was or was not created. */
    created?: string;
    createFailed?: string;
    deleted: string;
    deleteFailed: string;
    listFailed: string;
    loadFailed: string;
    /** The record at the address does not exist. */
    missing: string;
    /** The list is empty, and what will be in it. */
    empty: string;
    emptyHint: string;
    /** Asked before deleting. */
    confirm: string;
    /** What deleting does, where it is not that the record goes from the site; gets the title of its line. */
    confirmHint?: (title: string) => string;
  };
  /** The description from which the form is drawn, and the rule of the call that creates. */
  fields: z.ZodType;
  write: z.ZodType;
  /** The path of the record's public page. */
  publicPath?: (record: L) => string;
  /** What a new record begins with, besides the defaults. */
  blank?: () => Values;
  /** The list takes 60 % of the height and scrolls in itself. */
  compactList?: true;
  /** The states by which the list is narrowed, as the server names them. */
  statuses?: readonly { value: string; label: string }[];
  list: (asked: Asked) => Promise<RecordPage<L>>;
  read: (id: string) => Promise<R>;
  create: (body: Values) => Promise<R>;
  update: (id: string, body: Values, version: number) => Promise<R>;
  remove: (id: string) => Promise<unknown>;
  /** Makes the list's lines movable: the number a record has in the order, and the call that moves it to a place. */
  order?: { numberOf: (record: L) => number; move: (id: string, place: number) => Promise<R> };
  row: (record: L) => RowView;
  /** What the save button is called for what is typed; `record` is null for a new one. */
  saveLabel?: (typed: Values, record: R | null) => string;
  /** For a kind with drafts, instead of `saveLabel`; `saved` is what is saved, or what a new record begins with. */
  publishing?: (typed: Values, saved: Values, intent: string | null) => Publishing;
  /** The public page that shows the record as it is typed. */
  preview?: (record: R | null) => PreviewSource;
  uploadTexts: (path: string) => { done: string; failed: string };
  /** The fields in the middle, placed by FieldAt; all of them in their order where it is left out. */
  Form?: ComponentType<SlotProps<R>>;
  /** The right column, made of RecordCard and FieldAt. */
  Aside?: ComponentType<SlotProps<R>>;
}
