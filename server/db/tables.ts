import type { Generated } from 'kysely';
import type { RecordTables } from './record-tables.ts';

/** 0 = no, 1 = yes. SQLite has no booleans. */
export type Flag = 0 | 1;

/** ISO 8601 in UTC with milliseconds, as `Date.toISOString()` writes it, so that text sorts by time. */
export type Time = string;

/** A section of the site, stored as one JSON value. */
export interface SectionsTable {
  name: string;
  value: string;
  version: number;
  updated_at: Time;
  updated_by: string | null;
  /** The version of the sanitizer that cleaned its HTML; 0 for none. */
  sanitizer_version: Generated<number>;
}

/** A group of settings, stored as one JSON value. */
export interface SiteSettingsTable {
  name: string;
  value: string;
  /** JSON: the encrypted secrets, such as passwords, by field. */
  secrets: string;
  version: number;
  updated_at: Time;
  updated_by: string | null;
}

/** `email` is in lower case. */
export interface UsersTable {
  id: string;
  email: string;
  name: string;
  role: string;
  password_hash: string;
  is_active: Flag;
  /** The password is temporary: the user must replace it at the next login. */
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
  /** The user agent of the login; '' if the browser sent none. */
  user_agent: Generated<string>;
  /** When the user last entered the password in this session; null for sessions older than migration 015. */
  confirmed_at: Time | null;
  /** Hash of the cookie that must come with the token; '' for a token that works without one. */
  cookie_hash: Generated<string>;
}

/** The TOTP secret of an account, for the second step of a login. */
export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted, or in base 32 if there is no key. It leaves the server only during setup. */
  secret: string;
  /** Null until a first code proves that an app has the secret. Until then logins need no code. */
  confirmed_at: Time | null;
  /** The 30-second step of the last accepted code. That code and older ones are not accepted again. */
  last_step: number;
}

/** Each code passes the second step of a login once; a used code is deleted. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** Counters of failed logins and other attempts, with their backoff. */
export interface LoginAttemptsTable {
  /** Hash of an account, a network or both. */
  key: string;
  count: number;
  /** No attempt is accepted before this; '' for none. */
  blocked_until: Time;
  expires_at: Time;
}

/** Networks with an earlier login to an account: attempts from other networks do not block them. */
export interface KnownNetworksTable {
  user_id: string;
  /** Hash of an IP prefix. */
  network_hash: string;
  seen_at: Time;
}

/** Password reset links that were sent by mail. */
export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: Time;
}

/** Who did what. Names are as they were then: accounts and records may no longer exist. */
export interface AuditLogTable {
  id: string;
  created_at: Time;
  /** Null for commands, and if it is not certain who it was, as for a failed login. */
  user_id: string | null;
  user_name: string;
  action: string;
  kind: string;
  /** The id of a record or the name of a section; '' for none or many. */
  record_id: string;
  title: string;
  detail: string;
  /** After the write; null if the record has no version. */
  version: number | null;
  ip_address: string;
  /** '' if the browser sent none. */
  user_agent: string;
}

/** When a user last used the panel, and when the visit before ended. */
export interface VisitsTable {
  user_id: string;
  last_seen_at: Time;
  left_at: Time | null;
}

/** Counters of rate limits, shared by all processes. */
export interface RateLimitsTable {
  /** Hash of a form and a network, or of an upload and an account. */
  key: string;
  count: number;
  resets_at: Time;
}

/** How many notification mails of a kind the current hour asked for. */
export interface NotificationCountsTable {
  kind: string;
  count: number;
  ends_at: Time;
}

/** The redirect, or the note that a page was removed, at an old path. */
export interface RedirectsTable {
  id: string;
  version: number;
  created_at: Time;
  updated_at: Time;
  /** As `pathKey` writes it. */
  from_path: string;
  /**
   * '' if the page was removed. `from_path` itself if the page was public there and is hidden now: visitors get 404,
   * and the row becomes a redirect when the page moves or is deleted.
   */
  to_address: string;
  /** The path of `to_address` if it is on this site, as `pathKey` writes it; else ''. */
  to_path: string;
  origin: string;
}

/** A change of a section or record that is not public yet. Each has at most one. */
export interface StagedChangesTable {
  id: string;
  kind: string;
  /** The name of a section or the id of a record. */
  record_id: string;
  title: string;
  version: number;
  /** The public version that it was made from. */
  base_version: number;
  /** JSON: the content fields that were public then. */
  base_value: string;
  /** JSON: all content fields as staged. */
  value: string;
  created_at: Time;
  updated_at: Time;
  /** Who changed it last. */
  user_id: string | null;
  user_name: string;
  change_set_id: string | null;
  /** When it goes public by itself. */
  publish_at: Time | null;
  /** Why it was not published at its moment; '' if nothing failed. */
  failure: string;
}

/** Staged changes that go public together. */
export interface ChangeSetsTable {
  id: string;
  name: string;
  state: string;
  version: number;
  created_at: Time;
  updated_at: Time;
  user_id: string | null;
  user_name: string;
  publish_at: Time | null;
  published_at: Time | null;
  failure: string;
  /** JSON: the versions of its staged changes that were previewed when it was scheduled, by their id. */
  pinned: string;
  /** JSON: what it published, with the public versions before and after. */
  published: string;
}

/** A link that shows a staged change or a change set without a login. */
export interface PreviewLinksTable {
  id: string;
  token_hash: string;
  staged_change_id: string | null;
  change_set_id: string | null;
  created_at: Time;
  user_id: string | null;
  user_name: string;
  expires_at: Time;
}

/** A saved version of a section or record. The newest is the current content. */
export interface HistoryTable {
  kind: string;
  /** The name of a section or the id of a record. */
  record_id: string;
  version: number;
  saved_at: Time;
  /** Null for a visitor, for the product itself, and if unknown. */
  user_id: string | null;
  user_name: string;
  /** The version that this save restored; null for other saves. */
  restored_version: number | null;
  /** JSON: the names of the fields that differ from the previous version. */
  changed_fields: string;
  /** JSON: the fields without the server's own and without `order`. */
  value: string;
}

/** A deleted record. */
export interface TrashTable {
  id: string;
  kind: string;
  title: string;
  /** Searchable text in lower case. */
  search: string;
  deleted_at: Time;
  user_id: string | null;
  user_name: string;
  version: number;
  created_at: Time;
  value: string;
  /** JSON: the redirects that led to its page, as `IncomingRedirect[]`. */
  redirects: string;
}

/** The result of a backup. */
export interface BackupsTable {
  /** The name of its file. */
  name: string;
  kind: string;
  started_at: Time;
  /** Null while it is being made. */
  ended_at: Time | null;
  bytes: number;
  /** When a restore into a scratch database proved it complete; null before that. */
  verified_at: Time | null;
  /** The reason of a failure, for people; '' for success. */
  failure: string;
  /** The host that stores its file. */
  host: string;
  /** The last sign of life of the process that makes it; null before migration 017. */
  heartbeat_at: Time | null;
}

/** What the product remembers about its own database, such as that it was seeded. */
export interface InstanceMetaTable {
  name: string;
  value: string;
}

/** The uploaded PDFs and videos. */
export interface FilesTable {
  /** Hash and kind: `<32 hex>.pdf`. */
  name: string;
  /** The name of the file that was sent. */
  file_name: string;
  /** File name and licence note in lower case, for the search. */
  search: string;
  bytes: number;
  /** JSON: the files of the storage that contain it, in order, each with its size. */
  parts: string;
  /** When it was last sent. */
  created_at: Time;
  user_id: string | null;
  user_name: string;
  licence: Generated<string>;
  /** The address of a picture; '' for none. */
  poster: Generated<string>;
  version: Generated<number>;
  /** When it was deleted; null if it is in the library. A job deletes its parts later. */
  deleted_at: Generated<Time | null>;
}

/** Uploads in chunks: unfinished ones, and for a day those that have arrived. */
export interface MediaUploadsTable {
  id: string;
  user_id: string;
  kind: string;
  file_name: string;
  bytes: number;
  /** When the file was last changed on the sender's device. */
  modified: number;
  received: number;
  /** JSON: what has arrived, as files of the storage, each with its size and hash. */
  parts: string;
  /** The address of the finished picture or file; '' until then. */
  address: string;
  created_at: Time;
  /** When the last chunk arrived. */
  updated_at: Time;
}

/** What the server knows about an uploaded picture besides its stored name, which contains its size. */
export interface PicturesTable {
  /** The name under which it is stored. */
  name: string;
  /** The name of the file that was sent; '' if it is not known. */
  file_name: string;
  /** The file name in lower case. */
  search: string;
  /** Of the stored file. */
  bytes: number;
  /** When it was last sent; '' for pictures from before migration 019. */
  created_at: Time;
  /** What it shows, in words. Places may take it over. */
  alt: Generated<string>;
  /** Where it comes from and who may use it. */
  licence: Generated<string>;
  /** Both in lower case, for the search. */
  words: Generated<string>;
  /** The point that stays visible, in percent from the left and from the top: '35,20'; '' for none. */
  focus: Generated<string>;
  /** Who last sent it; null and '' for the product itself, and for pictures from before migration 039. */
  user_id: Generated<string | null>;
  user_name: Generated<string>;
  /** A hash of what it looks like, in base64; '' if it is not known. */
  thumbhash: Generated<string>;
  version: Generated<number>;
  /** When it was deleted; null if it is in the library. A job deletes its files later. */
  deleted_at: Generated<Time | null>;
}

/** A field that shows or links to an uploaded file. Each save of a section or record replaces its rows. */
export interface MediaUsesTable {
  kind: string;
  /** The name of a section, the id of a record. */
  record_id: string;
  /** The path of the field, such as `cards.2.imageUrl`. */
  field: string;
  /** The name under which the file is stored. */
  name: string;
}

/** The addresses without a page that visitors asked for. */
export interface MissingAddressesTable {
  path: string;
  visits: number;
  first_at: Time;
  last_at: Time;
  /** A host; '' if unknown. */
  referrer: string;
  is_ignored: Flag;
}

/** What an import brought: the record, and what names it in the export of the other program. */
export interface ImportedRecordsTable {
  /** 'wordpress' or 'ghost'. */
  source: string;
  /** 'blog', 'pages', 'pictures' or 'redirects'. */
  collection: string;
  source_id: string;
  /** The id of the record, or the name of the picture. */
  record_id: string;
  created_at: Time;
}

/** The last check of each link to another site. It is checked at most once a day. */
export interface OutsideLinksTable {
  address: string;
  checked_at: Time;
  /** Days in a row without success. */
  failed_days: number;
  /** The last status or failure; '' after a success. */
  answer: string;
}

/** A run of the daily check of the contact form. */
export interface CanaryRunsTable {
  id: string;
  /** The day and the number of the attempt, or a name of its own for a run by hand: each slot has one run. */
  slot: string;
  started_at: Time;
  ended_at: Time | null;
  /** running, passed or failed */
  result: string;
  /** JSON of its steps that ended. */
  steps: string;
  /** SHA-256 of the mark in its message. */
  mark_hash: string;
  mark_used_at: Time | null;
  /** The message that was stored and taken back; '' before. */
  record_id: string;
}

/** Something that happened and is not yet turned into deliveries. */
export interface EventsTable {
  id: string;
  type: string;
  record_id: string;
  /** JSON of the record as it was then. */
  data: string;
  created_at: Time;
  /** Later than `created_at` for what is scheduled. */
  due_at: Time;
}

/** A mail, request or notification to send. `DELIVERY_STATES` in the contract explains the states. */
export interface DeliveriesTable {
  id: string;
  channel: string;
  /** Deliveries of a lane wait together while its server is away. */
  lane: string;
  purpose: string;
  /** Two deliveries never have the same one. */
  dedupe_key: string;
  recipient: string;
  title: string;
  /** Recipient and title in lower case. */
  search: string;
  /** The record that caused it; '' for none. */
  record_kind: string;
  record_id: string;
  /** JSON; '{}' once it is accepted: only recipient and title are kept. */
  payload: string;
  state: string;
  created_at: Time;
  next_attempt_at: Time;
  expires_at: Time;
  settled_at: Time | null;
  attempts: number;
  /** It waits because the server of its lane was away, and not because of its own answer. */
  is_postponed: Flag;
  /** Staff have seen that it failed. */
  is_seen: Flag;
  /** The attempt that is running. Its claim ends at `claimed_until`, in case its process was killed. */
  claimed_by: string | null;
  claimed_until: Time | null;
  server_id: string;
  last_answer: string;
}

export interface DeliveryAttemptsTable {
  id: string;
  delivery_id: string;
  started_at: Time;
  /** Null while it runs, and if its process was killed. */
  ended_at: Time | null;
  outcome: string;
  answer: string;
}

/** A client who is asked to write a review. Times are null until they happen. */
export interface ReviewInvitationsTable {
  id: string;
  name: string;
  /** '' if staff pass the link on themselves. */
  email: string;
  note: string;
  project_id: string | null;
  enquiry_id: string | null;
  created_at: Time;
  user_id: string | null;
  user_name: string;
  expires_at: Time;
  /** When the last mail with a link was handed to the outbox. */
  mailed_at: Time | null;
  opened_at: Time | null;
  revoked_at: Time | null;
  used_at: Time | null;
  review_id: string | null;
}

/** The links of open invitations. */
export interface ReviewInvitationLinksTable {
  token_hash: string;
  invitation_id: string;
}

/** The work of staff on a message or lead, whose id it has. */
export interface EnquiriesTable {
  id: string;
  version: number;
  /** `messages` or `leads`. */
  kind: string;
  created_at: Time;
  updated_at: Time;
  /** Where it is listed: `open`, `done`, `spam`, `merged` into another one, or `removed` to the trash. */
  state: string;
  /** One of LEAD_STATUSES. For a lead it is the status of the lead. */
  stage: string;
  owner_id: string | null;
  next_step: string;
  /** A day: 2026-11-23. */
  next_step_on: string | null;
  deal_value: number;
  /** With a line break before, between and after the tags. */
  tags: string;
  /** The searchable text of the record, of the tags, the next step and the notes, in lower case. */
  search: string;
  /** Email, phone and company in the form in which those of the same person are equal; '' for none. */
  email_key: string;
  phone_key: string;
  company_key: string;
  is_suspect: Flag;
  done_at: Time | null;
  /** When staff first answered; null before that. */
  first_answer_at: Time | null;
  /** Since when a mail of the visitor waits for an answer; null if none does. */
  waiting_since: Time | null;
  /** When the visitor or staff last did something about it. */
  last_activity_at: Time;
  merged_into: string | null;
  removed_at: Time | null;
  /** JSON of the visit in which it was sent; '' if that is not known. */
  visit: string;
}

/** Something that staff wrote or did, with their name as it was then. */
interface EnquiryTimelineColumns {
  id: string;
  enquiry_id: string;
  user_id: string | null;
  user_name: string;
  created_at: Time;
}

export interface EnquiryNotesTable extends EnquiryTimelineColumns {
  text: string;
}

export interface EnquiryEventsTable extends EnquiryTimelineColumns {
  event: string;
  detail: string;
}

/**
 * The number of enquiries with these values, as the sum of its rows. Triggers keep it. `owner_id` is '' for none.
 */
export interface EnquiryCountsTable {
  state: string;
  stage: string;
  kind: string;
  owner_id: string;
  count: number;
}

/**
 * What was erased, as hashes: a restore erases it again. Backups do not contain this table, so that an older backup cannot
 * bring back an older state of it.
 */
export interface ErasuresTable {
  /** Of a record's id, or keyed, of an e-mail address or the last digits of a phone number. */
  hash: string;
  /** 'record', 'email' or 'phone'. */
  kind: string;
  /** The key of the hash; '' for the hash of a record. */
  key_id: string;
  erased_at: Time;
}

/** An erased enquiry, without anything about its sender: the statistics still count it. */
export interface ErasedEnquiriesTable {
  id: string;
  kind: string;
  /** When it arrived, and when staff first answered. Without seconds. */
  created_at: Time;
  first_answer_at: Time | null;
  stage: string;
}

/** An address that gets a signed request for each chosen event. */
export interface WebhooksTable {
  id: string;
  version: number;
  created_at: Time;
  updated_at: Time;
  address: string;
  description: string;
  /** JSON: the types of its events. */
  events: string;
  is_active: Flag;
  /** Why the product switched it off; '' if it did not. */
  disabled_reason: string;
  /** Encrypted, or in the clear if there is no key. */
  secret: string;
}

/** A browser that gets push notifications of one person. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  /** The session that turned it on or last used it: a logout ends both. It may have expired meanwhile. */
  session_id: string;
  /** Where its push service accepts notifications for it. */
  endpoint: string;
  /** The browser's public key and secret, with which notifications are encrypted. */
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Time;
  last_ok_at: Time | null;
  /** Refused attempts since the last accepted one. */
  failures: number;
}

/** What a person wants to hear of. */
export interface NotificationChoicesTable {
  user_id: string;
  /** JSON: some of NOTIFICATION_KINDS. */
  kinds: string;
  shows_names: Flag;
}

/** The one pair of keys by which push services recognize this instance. */
export interface PushKeysTable {
  id: string;
  public_key: string;
  /** Encrypted, or in the clear if there is no key. */
  private_key: string;
  created_at: Time;
}

/** A mail of an enquiry: a reply of staff, or what came back. */
export interface ThreadMailsTable {
  id: string;
  enquiry_id: string;
  /** As the mail names itself, so that no mail is stored twice. */
  message_id: string;
  /** Of a reply: what the browser called it, so that it is sent once. */
  client_key: string | null;
  delivery_id: string | null;
  user_id: string | null;
  user_name: string;
  direction: string;
  kind: string;
  /** The `message_id` that it answers; '' for none. */
  in_reply_to: string;
  from_name: string;
  from_address: string;
  to_address: string;
  subject: string;
  html: string;
  /** The version of the sanitizer that cleaned `html`. */
  sanitizer_version: number;
  text: string;
  omission: string;
  at: Time;
  /** The last known state of the delivery, for the time after its row is deleted; '' for an incoming mail. */
  delivery_state: string;
  delivery_answer: string;
  blocked_pictures: number;
  dropped_attachments: number;
}

export interface ThreadAttachmentsTable {
  id: string;
  mail_id: string;
  position: number;
  file_name: string;
  media_type: string;
  bytes: number;
  /** Its name in the storage of uploads. No address leads to it. */
  stored_name: string;
}

/** How far a mailbox has been read. A changed server, user or folder is another mailbox. */
export interface MailboxesTable {
  key: string;
  /** If it changes, the server has numbered all mails again. */
  uid_validity: string;
  last_uid: number;
  /** Mails that belong to no enquiry. They stay in the mailbox. */
  unassigned: number;
  checked_at: Time | null;
  /** Why it cannot be read; '' if it can. */
  failure: string;
  /** The process that reads it. Its claim ends at `claimed_until`, in case it was killed. */
  claimed_by: string | null;
  claimed_until: Time | null;
}

/** An address, in lower case, from which mails come back. */
export interface BouncedAddressesTable {
  address: string;
  bounced_at: Time;
  reason: string;
}

export interface Tables extends RecordTables {
  sections: SectionsTable;
  site_settings: SiteSettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_attempts: LoginAttemptsTable;
  known_networks: KnownNetworksTable;
  password_resets: PasswordResetsTable;
  rate_limits: RateLimitsTable;
  notification_counts: NotificationCountsTable;
  audit_log: AuditLogTable;
  visits: VisitsTable;
  redirects: RedirectsTable;
  history: HistoryTable;
  staged_changes: StagedChangesTable;
  change_sets: ChangeSetsTable;
  preview_links: PreviewLinksTable;
  trash: TrashTable;
  instance_meta: InstanceMetaTable;
  backups: BackupsTable;
  pictures: PicturesTable;
  events: EventsTable;
  deliveries: DeliveriesTable;
  delivery_attempts: DeliveryAttemptsTable;
  review_invitations: ReviewInvitationsTable;
  review_invitation_links: ReviewInvitationLinksTable;
  enquiries: EnquiriesTable;
  enquiry_notes: EnquiryNotesTable;
  enquiry_events: EnquiryEventsTable;
  enquiry_counts: EnquiryCountsTable;
  erased_enquiries: ErasedEnquiriesTable;
  erasures: ErasuresTable;
  webhooks: WebhooksTable;
  push_subscriptions: PushSubscriptionsTable;
  notification_choices: NotificationChoicesTable;
  push_keys: PushKeysTable;
  canary_runs: CanaryRunsTable;
  missing_addresses: MissingAddressesTable;
  imported_records: ImportedRecordsTable;
  media_uses: MediaUsesTable;
  files: FilesTable;
  media_uploads: MediaUploadsTable;
  outside_links: OutsideLinksTable;
  thread_mails: ThreadMailsTable;
  thread_attachments: ThreadAttachmentsTable;
  mailboxes: MailboxesTable;
  bounced_addresses: BouncedAddressesTable;
}
