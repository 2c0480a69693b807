import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { CollectionName } from '#contract/kinds.ts';
import type { SettingsName } from '#contract/settings/index.ts';
import { accountCalls } from '#server/accounts/routes.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { AuditLog } from '#server/audit-log/audit-log.ts';
import type { BackupService } from '#server/backups/backup-service.ts';
import { backupCalls } from '#server/backups/routes.ts';
import type { Canary } from '#server/canary/canary.ts';
import { canaryCalls } from '#server/canary/routes.ts';
import { hooksOf, openCollections } from '#server/collection-hooks.ts';
import { collectionCalls } from '#server/collections/routes.ts';
import { contactCalls } from '#server/contact/routes.ts';
import { menuTargets } from '#server/menus/menu-targets.ts';
import { openMessageStore } from '#server/contact/store.ts';
import { firstStepsCalls } from '#server/starter/first-steps.ts';
import { dashboardCalls } from '#server/dashboard/routes.ts';
import type { Database } from '#server/db/open.ts';
import type { UpdateRecords } from '#server/enquiries/writes.ts';
import { responseSentence } from '#server/enquiries/response-time.ts';
import { enquiryCalls } from '#server/enquiries/routes.ts';
import { decisionFields } from '#server/forms/public-forms.ts';
import type { Tables } from '#server/db/tables.ts';
import { historyCalls, type VersionedKinds } from '#server/history/routes.ts';
import type { VersionedRecords } from '#server/history/versioned.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openRateLimits } from '#server/http/rate-limits.ts';
import type { Imports } from '#server/import/open-imports.ts';
import { importCalls } from '#server/import/routes.ts';
import { leadCalls } from '#server/leads/routes.ts';
import { openLeadStore } from '#server/leads/store.ts';
import { linkCalls } from '#server/links/routes.ts';
import { mailDoctorCalls } from '#server/mail-doctor/routes.ts';
import { mailCalls } from '#server/mail/routes.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { avatarCalls } from '#server/media/avatars.ts';
import { fileCalls } from '#server/media/file-routes.ts';
import { uploadCalls } from '#server/media/routes.ts';
import type { Storage } from '#server/media/storage.ts';
import type { UploadQueue } from '#server/media/upload-queue.ts';
import type { Variants } from '#server/media/variants.ts';
import { attemptAgain } from '#server/outbox/attempt-again.ts';
import { deliveryCalls } from '#server/outbox/routes.ts';
import { personalDataCalls } from '#server/personal-data/routes.ts';
import type { MissingAddressLog } from '#server/missing-addresses/log.ts';
import { missingAddressCalls } from '#server/missing-addresses/routes.ts';
import { notificationCalls } from '#server/push/routes.ts';
import { pageCalls } from '#server/page-records/routes.ts';
import { redirectCalls } from '#server/redirects/routes.ts';
import { reviewInvitationCalls } from '#server/reviews/invitation-routes.ts';
import { reviewCalls } from '#server/reviews/routes.ts';
import { retentionCalls } from '#server/retention/routes.ts';
import type { SanitizableStore } from '#server/sanitize/resanitize.ts';
import { sectionCalls } from '#server/sections/routes.ts';
import { openSectionStore } from '#server/sections/store.ts';
import { serviceCalls } from '#server/services/routes.ts';
import type { Settings } from '#server/settings.ts';
import { stagedChangeCalls } from '#server/staged-changes/routes.ts';
import type { ExportService } from '#server/static-export/export-service.ts';
import { staticExportCalls } from '#server/static-export/routes.ts';
import { settingsCalls } from '#server/site-settings/routes.ts';
import { openSiteSettings } from '#server/site-settings/store.ts';
import type { ProductThreads } from '#server/open-threads.ts';
import { templateCalls } from '#server/templates/routes.ts';
import { testimonialCalls } from '#server/testimonials/routes.ts';
import { webhookCalls } from '#server/webhooks/routes.ts';

export interface Services {
  settings: Settings;
  database: Database;
  storage: Storage;
  log: FastifyBaseLogger;
  auditLog: AuditLog;
  backups: BackupService;
  variants: Variants;
  uploads: UploadQueue;
  secretBox: SecretBox;
  mailSetup: ReadMailSetup;
  allowsInternalPush: boolean;
  canary: Canary;
  exports: ExportService;
  dnsServers?: readonly string[] | undefined;
  threads: ProductThreads;
  missingAddresses: MissingAddressLog;
  imports: Imports;
  /** Encrypts secrets that a restored backup brought in clear text. */
  onRestored: () => Promise<void>;
}

/** The handlers of all features. */
export function featureCalls(services: Services): Handlers {
  const { settings, database, storage, log, auditLog, backups, variants, uploads, onRestored } = services;
  const { secretBox, mailSetup, allowsInternalPush, dnsServers, canary } = services;
  const limits = openRateLimits(database);
  const siteSettings = openSiteSettings(database, { settings, secretBox, onSaved: onSettingsSaved });
  const forms = { database, limits };
  return {
    ...sectionCalls({
      store: openSectionStore(database),
      responseSentence: () => responseSentence(database, siteSettings),
      menuTargets: (menus) => menuTargets(database.db, menus),
    }),
    ...collectionCalls(database, hooksOf),
    ...pageCalls(database, settings),
    ...testimonialCalls(database),
    ...templateCalls(database),
    ...reviewCalls({ ...forms, siteSettings }),
    ...reviewInvitationCalls({ ...forms, mailSetup, siteUrl: settings.siteUrl }),
    ...contactCalls({ ...forms, canary }),
    ...leadCalls(forms),
    ...enquiryCalls({ database, siteSettings, updateRecords: updateRecords(database) }),
    ...services.threads.calls,
    ...serviceCalls(database),
    ...redirectCalls(database, settings),
    ...linkCalls(database, settings),
    ...missingAddressCalls(services.missingAddresses),
    ...importCalls(services.imports),
    ...uploadCalls({ database, storage, variants, queue: uploads, limits, openContent: versionedKinds }),
    ...fileCalls({ database, storage, variants, queue: uploads, limits }),
    ...avatarCalls(settings.avatarServiceUrl),
    ...accountCalls(database, settings, { box: secretBox, mailSetup, log }),
    ...notificationCalls({ database, limits, secretBox, allowsInternal: allowsInternalPush }),
    ...historyCalls(database, versionedKinds(database)),
    ...stagedChangeCalls({ database, openStores: versionedKinds, siteUrl: settings.siteUrl, log }),
    ...settingsCalls(siteSettings),
    ...mailCalls({ database, mailSetup, limits, siteUrl: settings.siteUrl }),
    ...dashboardCalls(database, auditLog, settings),
    ...firstStepsCalls({ database, mailSetup, backups }),
    ...canaryCalls(canary),
    ...mailDoctorCalls({ mailSetup, siteSettings, dnsServers }),
    ...deliveryCalls(database),
    ...personalDataCalls({ database, storage, settings }),
    ...retentionCalls(database, siteSettings),
    ...webhookCalls(database, settings, secretBox),
    ...staticExportCalls(services.exports),
    ...backupCalls({ settings, database, storage, backups, onRestored }),
  };
}

/** How a decision about an enquiry changes its message or lead. */
export function updateRecords(database: Database): UpdateRecords {
  const messages = openMessageStore(database);
  const leads = openLeadStore(database);
  return {
    messages: (id, { isDone, isSuspect }, also) => {
      const status = isDone === undefined ? undefined : isDone ? 'archived' : 'read';
      return messages.update(id, decisionFields({ status, isSuspect }), null, null, also);
    },
    leads: (id, { stage, isSuspect }, also) =>
      leads.update(id, decisionFields({ status: stage, isSuspect }), null, null, also),
  };
}

/** Mails that wait are due once the mail settings have changed: they may work now. */
async function onSettingsSaved(name: SettingsName, trx: Kysely<Tables>): Promise<void> {
  if (name === 'mail') await attemptAgain(trx, 'mail');
}

/** The stores whose sections and records have a history. */
export function versionedKinds(database: Database): VersionedKinds {
  const stores = openCollections(database).map(({ name, store }) => [name, store.versioned]);
  return {
    ...(Object.fromEntries(stores) as Record<CollectionName, VersionedRecords>), // one for each collection
    sections: openSectionStore(database).versioned,
    messages: openMessageStore(database).versioned,
    leads: openLeadStore(database).versioned,
  };
}

/** The stores whose rows contain HTML. */
export function sanitizableStores(database: Database): SanitizableStore[] {
  const stores = [openSectionStore(database), ...openCollections(database).map(({ store }) => store)];
  return stores.flatMap(({ sanitizing }) => sanitizing ?? []);
}
