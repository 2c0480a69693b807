import { openPasswordResets } from '#server/accounts/password-reset.ts';
import { passwordResetRenderer } from '#server/accounts/password-reset-routes.ts';
import { openUserStore } from '#server/accounts/store.ts';
import type { Database } from '#server/db/open.ts';
import { openMailChannel, type MailRenderers } from '#server/mail/mail-channel.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { notificationSubscriber } from '#server/mail/notifications.ts';
import { openOutbox, type Outbox } from '#server/outbox/outbox.ts';
import { reviewInvitationRenderer } from '#server/reviews/invitation-mail.ts';
import type { Settings } from '#server/settings.ts';

interface Parts {
  settings: Settings;
  database: Database;
  mailSetup: ReadMailSetup;
}

/** The outbox with all channels, and with what the features send through it. */
export function openProductOutbox({ settings, database, mailSetup }: Parts): Outbox {
  const { siteUrl } = settings;
  const renderers: MailRenderers = {
    'password-reset': passwordResetRenderer({
      ...{ users: openUserStore(database), resets: openPasswordResets(database), siteUrl },
    }),
    'review-invitation': reviewInvitationRenderer(database, siteUrl),
  };
  return openOutbox({
    database,
    channels: [openMailChannel(mailSetup, renderers)],
    subscribers: [notificationSubscriber(settings, mailSetup)],
  });
}
