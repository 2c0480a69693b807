import { accountsCalls } from './calls/accounts.ts';
import { backupsCalls } from './calls/backups.ts';
import { collectionCalls } from './calls/collection-calls.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { deliveriesCalls } from './calls/deliveries.ts';
import { enquiryCalls } from './calls/enquiries.ts';
import { filesCalls } from './calls/files.ts';
import { firstStepsCalls } from './calls/first-steps.ts';
import { historyCalls } from './calls/history.ts';
import { importCalls } from './calls/import.ts';
import { inboxCalls } from './calls/inbox.ts';
import { linksCalls } from './calls/links.ts';
import { mediaCalls } from './calls/media.ts';
import { mailChecksCalls } from './calls/mail-checks.ts';
import { notificationsCalls } from './calls/notifications.ts';
import { peopleCalls } from './calls/people.ts';
import { reviewInvitationsCalls } from './calls/review-invitations.ts';
import { personalDataCalls } from './calls/personal-data.ts';
import { retentionCalls } from './calls/retention.ts';
import { servicesCalls } from './calls/services.ts';
import { stagedChangesCalls } from './calls/staged-changes.ts';
import { staticExportCalls } from './calls/static-export.ts';
import { sectionsCalls } from './calls/sections.ts';
import { settingsCalls } from './calls/settings.ts';
import { siteCalls } from './calls/site.ts';
import { webhooksCalls } from './calls/webhooks.ts';
import { threadCalls } from './calls/threads.ts';

export type { Access, AuditEffect, Call } from './calls/call.ts';

/** Every call the product answers, by method and path, below `/api`. */
export const calls = {
  ...sectionsCalls,
  ...mediaCalls,
  ...filesCalls,
  ...collectionCalls,
  ...peopleCalls,
  ...reviewInvitationsCalls,
  ...servicesCalls,
  ...inboxCalls,
  ...enquiryCalls,
  ...threadCalls,
  ...accountsCalls,
  ...notificationsCalls,
  ...settingsCalls,
  ...mailChecksCalls,
  ...siteCalls,
  ...linksCalls,
  ...importCalls,
  ...dashboardCalls,
  ...firstStepsCalls,
  ...backupsCalls,
  ...historyCalls,
  ...stagedChangesCalls,
  ...deliveriesCalls,
  ...personalDataCalls,
  ...retentionCalls,
  ...webhooksCalls,
  ...staticExportCalls,
} as const;
export type Calls = typeof calls;
export type CallKey = keyof Calls;
