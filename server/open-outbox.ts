import { openPasswordResets } from '#server/accounts/password-reset.ts';
import { passwordResetRenderer } from '#server/accounts/password-reset-routes.ts';
import { openUserStore } from '#server/accounts/store.ts';
import type { Database } from '#server/db/open.ts';
import { openMailChannel, type MailRenderers } from '#server/mail/mail-channel.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { notificationSubscriber } from '#server/mail/notifications.ts';
import { openOutbox, type Outbox } from '#server/outbox/outbox.ts';
import { reviewInvitationRenderer } from '#server/reviews/invitation-mail.ts';
import { isPostPublic } from '#server/blog/publication.ts';
import type { Subscriber } from '#server/outbox/fan-out.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Settings } from '#server/settings.ts';
import { webhookSubscriber } from '#server/webhooks/deliveries.ts';
import { openWebhookStore } from '#server/webhooks/store.ts';
import { openWebhookChannel } from '#server/webhooks/webhook-channel.ts';

interface Parts {
  settings: Settings;
  database: Database;
  mailSetup: ReadMailSetup;
  secretBox: SecretBox;
}

/** The outbox with all channels, and with what the features send through it. */
export function openProductOutbox({ settings, database, mailSetup, secretBox }: Parts): Outbox {
  const { siteUrl } = settings;
  const renderers: MailRenderers = {
    'password-reset': passwordResetRenderer({
      ...{ users: openUserStore(database), resets: openPasswordResets(database), siteUrl },
    }),
    'review-invitation': reviewInvitationRenderer(database, siteUrl),
  };
  const webhooks = openWebhookChannel(openWebhookStore(database, secretBox), {
    allowsInternal: settings.webhookInternal,
  });
  return openOutbox({
    database,
    channels: [openMailChannel(mailSetup, renderers), webhooks],
    subscribers: [notificationSubscriber(settings, mailSetup), unlessOutdated(webhookSubscriber)],
  });
}

/** A scheduled post may have been withdrawn or moved to another time before its event is due. */
function unlessOutdated(subscriber: Subscriber): Subscriber {
  return async (trx, event) => {
    const isCurrent = event.type !== 'post.published' || (await isPostPublic(trx, event));
    return isCurrent ? subscriber(trx, event) : [];
  };
}
