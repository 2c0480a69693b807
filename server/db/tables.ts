import type { Generated } from 'kysely';

/** 0 = no, 1 = yes: neither database takes the other's booleans. */
export type Flag = 0 | 1;

/** ISO-8601 in UTC with milliseconds, as `Date.toISOString()` writes it, so that text order is time order. */
export type Time = string;

/** A section of the site, kept whole as JSON. */
export interface SectionsTable {
  name: string;
  value: string;
  version: number;
  updated_at: Time;
  updated_by: string | null;
  /** The version of the sanitizer that cleaned its HTML; 0 for none. */
  sanitizer_version: Generated<number>;
}

/** What every kind of record has. `value` is the JSON of all that is not a column. */
export interface RecordColumns {
  id: string;
  version: number;
  created_at: Time;
  updated_at: Time;
  value: string;
}

/** What records with long texts have besides. */
export interface BodyColumns {
  /** The JSON of the long texts, all HTML among them. They were part of `value` until a row was written by version 014. */
  body: Generated<string>;
  /** The version of the sanitizer that cleaned the row; 0 for none. */
  sanitizer_version: Generated<number>;
}

export interface TestimonialsTable extends RecordColumns {
  position: number;
  is_visible: Flag;
}

export interface ReviewsTable extends RecordColumns {
  position: number;
  is_visible: Flag;
  is_approved: Flag;
  source: string;
  is_suspect: Generated<Flag>;
}

/** `search` is what the search looks through, here and below, in lower case: SQLite can lower ASCII letters only. */
export interface ContactMessagesTable extends RecordColumns {
  status: string;
  search: string;
  is_suspect: Generated<Flag>;
}

export interface LeadsTable extends RecordColumns {
  status: string;
  search: string;
  is_suspect: Generated<Flag>;
}

/** `tags` has a line break before, between and after them. */
export interface BlogPostsTable extends RecordColumns, BodyColumns {
  slug: string;
  status: string;
  published_at: Time;
  search: string;
  tags: string;
}

export interface PortfolioItemsTable extends RecordColumns, BodyColumns {
  slug: string;
  status: string;
  is_visible: Flag;
  position: number;
  category: string;
  search: string;
  tags: string;
}

export interface ServicePagesTable extends RecordColumns, BodyColumns {
  slug: string;
  is_published: Flag;
  position: number;
}

/** `email` is kept in lower case. */
export interface UsersTable {
  id: string;
  email: string;
  name: string;
  role: string;
  password_hash: string;
  is_active: Flag;
  /** The password is a temporary one, to be replaced at the next login. */
  must_change_password: Flag;
  created_at: Time;
  updated_at: Time;
  last_seen_at: Time | null;
  version: number;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: Time;
  last_used_at: Time;
  expires_at: Time;
  /** What the browser called itself when it logged in; '' where it said nothing. */
  agent: Generated<string>;
  /** When the password was last shown in this session; null for sessions from before that was recorded. */
  confirmed_at: Time | null;
  /** The hash of the cookie without which the token is worth nothing; '' for a token that works alone. */
  cookie_hash: Generated<string>;
}

/** What makes the codes that somebody gives after the password. */
export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted, or in base 32 where there is no key. It leaves the server once, while the factor is set up. */
  secret: string;
  /** Null until a first code has shown that an app knows the secret: until then nobody is asked for one. */
  confirmed_at: Time | null;
  /** The number of the half minute whose code was taken last: neither it nor an older one is taken again. */
  last_step: number;
}

/** Each opens the second step of a login once; a used one is gone. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** Wrong guesses at a login. */
export interface GuessesTable {
  /** The hash of what names an account, a network or both. */
  key: string;
  count: number;
  /** '' where the next one has not to wait. */
  waits_until: Time;
  forgets_at: Time;
}

/** From where an account was logged in to: what holds others up is nothing to who comes from there. */
export interface KnownPlacesTable {
  user_id: string;
  /** The hash of a network address. */
  place: string;
  seen_at: Time;
}

/** Ways to a new password that were sent by mail. */
export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: Time;
}

/** What somebody did, as it was then: accounts and records may be gone since. */
export interface TracesTable {
  id: string;
  at: Time;
  /** Null for somebody without an account. */
  user_id: string | null;
  user_name: string;
  action: string;
  kind: string;
  /** The id of a record or the name of a section; '' for none or many. */
  record: string;
  title: string;
  detail: string;
  /** After the write; null for what has no version. */
  version: number | null;
  /** The network address. */
  address: string;
  /** What the browser called itself; '' where it said nothing. */
  agent: string;
}

/** When somebody was in the panel last, and last before this visit. */
export interface VisitsTable {
  user_id: string;
  last_at: Time;
  left_at: Time | null;
}

/** Counts for rate limits that several processes share. */
export interface LimitsTable {
  /** The hash of what names a form and a network. */
  key: string;
  count: number;
  resets_at: Time;
}

/** Mails about enquiries that one kind asked for in the hour that goes on. */
export interface NotificationCountsTable {
  kind: string;
  count: number;
  ends_at: Time;
}

/** What is at an address that a page once had. */
export interface RedirectsTable {
  id: string;
  version: number;
  created_at: Time;
  updated_at: Time;
  /** As `pathKey` writes it. */
  from_path: string;
  /**
   * '' where the page is gone for good. Its own path says that the page was public there and is kept back: whoever
   * asks finds nothing, but it is known should the page move on or be deleted.
   */
  to_address: string;
  /** The path of `to_address` where it is one of this site, as `pathKey` writes it; else ''. */
  to_path: string;
  origin: string;
}

/** A version of a section or record, as it was saved. The newest one is what the section or record says now. */
export interface HistoryTable {
  kind: string;
  /** The name of a section, the id of a record. */
  record: string;
  version: number;
  at: Time;
  /** Null for a visitor, for the product itself, and where it is not known. */
  user_id: string | null;
  user_name: string;
  /** The version whose words these are once more; null for others. */
  restores: number | null;
  /** JSON: the names of the fields that differ from the version before. */
  fields: string;
  /** JSON: the fields without their stamps, and without the place in an order. */
  value: string;
}

/** A record that was deleted, whole. */
export interface BinTable {
  id: string;
  kind: string;
  title: string;
  /** What it is looked for by, in lower case. */
  search: string;
  deleted_at: Time;
  user_id: string | null;
  user_name: string;
  version: number;
  created_at: Time;
  value: string;
  /** JSON: the redirects that led to its page, by id with the address. */
  leading: string;
}

/** What became of a backup. */
export interface BackupsTable {
  /** Of its file. */
  name: string;
  kind: string;
  started_at: Time;
  /** Null while it is being made. */
  ended_at: Time | null;
  bytes: number;
  /** When it was restored elsewhere and found whole. */
  proven_at: Time | null;
  /** Why there is none, in words; '' where all went well. */
  failure: string;
  /** The host on which its file lies. */
  machine: string;
  /** When the process that makes it last said that it is alive; null before that was written down. */
  heartbeat_at: Time | null;
}

/** What the product knows about its own database: that it was seeded, the version of its content. */
export interface FactsTable {
  name: string;
  value: string;
}

export interface Tables {
  sections: SectionsTable;
  testimonials: TestimonialsTable;
  reviews: ReviewsTable;
  contact_messages: ContactMessagesTable;
  leads: LeadsTable;
  blog_posts: BlogPostsTable;
  portfolio_items: PortfolioItemsTable;
  service_pages: ServicePagesTable;
  users: UsersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  guesses: GuessesTable;
  known_places: KnownPlacesTable;
  password_resets: PasswordResetsTable;
  limits: LimitsTable;
  notification_counts: NotificationCountsTable;
  traces: TracesTable;
  visits: VisitsTable;
  redirects: RedirectsTable;
  history: HistoryTable;
  bin: BinTable;
  facts: FactsTable;
  backups: BackupsTable;
}
