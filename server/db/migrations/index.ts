import type { Migration } from 'kysely/migration';
import * as first from './001-first.ts';
import * as tags from './002-tags.ts';
import * as inboxSearch from './003-inbox-search.ts';
import * as traces from './004-traces.ts';
import * as redirects from './005-redirects.ts';
import * as sessionAgents from './006-session-agents.ts';
import * as tagsIndex from './007-tags-index.ts';
import * as logins from './008-logins.ts';
import * as history from './009-history.ts';
import * as backups from './010-backups.ts';
import * as suspects from './011-suspects.ts';
import * as searchWords from './012-search-words.ts';
import * as sanitizerVersion from './014-sanitizer-version.ts';
import * as confirmedSessions from './015-confirmed-sessions.ts';
import * as notificationCounts from './016-notification-counts.ts';
import * as backupHeartbeat from './017-backup-heartbeat.ts';
import * as standardNames from './018-standard-names.ts';
import * as pictures from './019-pictures.ts';
import * as outbox from './020-outbox.ts';
import * as siteSettings from './021-site-settings.ts';
import * as enquiries from './022-enquiries.ts';
import * as reviewInvitations from './023-review-invitations.ts';
import * as personalData from './024-personal-data.ts';
import * as webhooks from './025-webhooks.ts';
import * as threads from './026-threads.ts';
import * as push from './027-push.ts';
import * as canaryRuns from './028-canary-runs.ts';
import * as enquiryCounts from './029-enquiry-counts.ts';
import * as webhookOrigins from './030-webhook-origins.ts';
import * as collectionRecords from './031-collection-records.ts';
import * as stagedChanges from './032-staged-changes.ts';
import * as pages from './033-pages.ts';
import * as serviceBlocks from './034-service-blocks.ts';
import * as region from './035-region.ts';
import * as site from './036-site.ts';
import * as links from './037-links.ts';
import * as importedRecords from './038-imported-records.ts';
import * as mediaLibrary from './039-media-library.ts';
import * as files from './040-files.ts';

/** All migrations, ordered by name. Never change a released one: add a new one that corrects it. */
export const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-tags': tags,
  '003-inbox-search': inboxSearch,
  '004-traces': traces,
  '005-redirects': redirects,
  '006-session-agents': sessionAgents,
  '007-tags-index': tagsIndex,
  '008-logins': logins,
  '009-history': history,
  '010-backups': backups,
  '011-suspects': suspects,
  '012-search-words': searchWords,
  '014-sanitizer-version': sanitizerVersion,
  '015-confirmed-sessions': confirmedSessions,
  '016-notification-counts': notificationCounts,
  '017-backup-heartbeat': backupHeartbeat,
  '018-standard-names': standardNames,
  '019-pictures': pictures,
  '020-outbox': outbox,
  '021-site-settings': siteSettings,
  '022-enquiries': enquiries,
  '023-review-invitations': reviewInvitations,
  '024-personal-data': personalData,
  '025-webhooks': webhooks,
  '026-threads': threads,
  '027-push': push,
  '028-canary-runs': canaryRuns,
  '029-enquiry-counts': enquiryCounts,
  '030-webhook-origins': webhookOrigins,
  '031-collection-records': collectionRecords,
  '032-staged-changes': stagedChanges,
  '033-pages': pages,
  '034-service-blocks': serviceBlocks,
  '035-region': region,
  '036-site': site,
  '037-links': links,
  '038-imported-records': importedRecords,
  '039-media-library': mediaLibrary,
  '040-files': files,
};
