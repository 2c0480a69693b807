import type { FastifyBaseLogger } from 'fastify';
import { openPasswordResets } from '#server/accounts/password-reset.ts';
import { passwordResetRenderer } from '#server/accounts/password-reset-routes.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { countReplies, countTodoKind } from '#server/dashboard/todo.ts';
import type { Database } from '#server/db/open.ts';
import { reminderRenderer } from '#server/enquiries/reminders.ts';
import { openMailChannel, type MailRenderers } from '#server/mail/mail-channel.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { notificationSubscriber } from '#server/mail/notifications.ts';
import { openOutbox, type Outbox } from '#server/outbox/outbox.ts';
import { pushSubscriber } from '#server/push/deliveries.ts';
import { openPushChannel } from '#server/push/push-channel.ts';
import { openVapidKeys } from '#server/push/vapid-keys.ts';
import { reviewInvitationRenderer } from '#server/reviews/invitation-mail.ts';
import { isPostPublic } from '#server/blog/hooks.ts';
import type { Subscriber } from '#server/outbox/fan-out.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Settings } from '#server/settings.ts';
import { webhookSubscriber } from '#server/webhooks/deliveries.ts';
import { openWebhookStore } from '#server/webhooks/store.ts';
import { openWebhookChannel } from '#server/webhooks/webhook-channel.ts';
import { replySubscriber } from '#server/threads/reply-notification.ts';

interface Parts {
  settings: Settings;
  database: Database;
  mailSetup: ReadMailSetup;
  secretBox: SecretBox;
  /** Tests have a push service on this machine. */
  allowsInternalPush: boolean;
  log: FastifyBaseLogger;
}

/** The outbox with all channels, and with what the features send through it. */
export function openProductOutbox(parts: Parts): Outbox {
  const { settings, database, mailSetup, secretBox, allowsInternalPush, log } = parts;
  const { siteUrl } = settings;
  const renderers: MailRenderers = {
    'password-reset': passwordResetRenderer({
      ...{ users: openUserStore(database), resets: openPasswordResets(database), siteUrl },
    }),
    'review-invitation': reviewInvitationRenderer(database, siteUrl),
    reminder: reminderRenderer(database, settings),
  };
  const webhooks = openWebhookChannel(openWebhookStore(database, secretBox), {
    allowsInternal: settings.webhookInternal,
  });
  const push = openPushChannel({
    ...{ database, siteUrl, keys: openVapidKeys(database, secretBox), options: { allowsInternal: allowsInternalPush } },
    countOpen: async (kind) =>
      (await (kind === 'reply' ? countReplies(database) : countTodoKind(database, `${kind}s`))).count,
  });
  return openOutbox({
    database,
    log,
    channels: [openMailChannel(mailSetup, renderers), webhooks, push],
    subscribers: [
      notificationSubscriber(settings, mailSetup),
      replySubscriber(settings, mailSetup),
      unlessOutdated(webhookSubscriber),
      pushSubscriber,
    ],
  });
}

/** A scheduled post may have been withdrawn or moved to another time before its event is due. */
function unlessOutdated(subscriber: Subscriber): Subscriber {
  return async (trx, event) => {
    const isCurrent = event.type !== 'post.published' || (await isPostPublic(trx, event));
    return isCurrent ? subscriber(trx, event) : [];
  };
}
