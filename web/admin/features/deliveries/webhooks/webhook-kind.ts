import { webhookCreate, type Webhook, type WebhookAnswer } from '#contract/records/webhook.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { ApiError, call, type Body } from '#web/api.ts';
import type { RecordKind, RowView } from '#web/admin/editing/records/record-kind.ts';
import { Signpost } from '#web/admin/shell/scenes.tsx';
import { lastAnswerText } from './last-answer-text.ts';
import { WebhookAside } from './webhook-aside.tsx';
import { WebhookForm } from './webhook-form.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

const MISSING = webhooksTexts.webhookNotFound;

/** The webhooks in the panel. */
export const webhookKind: RecordKind<Webhook, Webhook> = {
  path: 'webhooks',
  key: 'GET /webhooks',
  words: {
    title: commonTexts.webhooks,
    one: 'webhook',
    many: 'webhooks',
    add: webhooksTexts.newWebhook,
    back: webhooksTexts.allWebhooks,
  },
  texts: {
    saved: saved.record,
    saveFailed: saveFailed.record,
    deleted: saved.deleted,
    deleteFailed: saveFailed.delete,
    listFailed: webhooksTexts.failedToLoadTheWebhooks,
    loadFailed: webhooksTexts.failedToLoadThisWebhook,
    missing: MISSING,
    empty: webhooksTexts.noWebhooksYet,
    emptyHint: webhooksTexts.aWebhookTellsAnotherProgram,
    confirm: webhooksTexts.deleteThisWebhook,
    confirmHint: (title) => webhooksTexts.getsNoMoreRequests(title),
  },
  fields: webhookCreate,
  write: webhookCreate,
  blank: () => ({ events: [] }),
  list: async () => {
    const items = await call('GET /webhooks');
    return { items, page: 1, totalPages: 1, total: items.length };
  },
  read: async (id) => {
    const found = (await call('GET /webhooks')).find(({ _id }) => _id === id);
    if (!found) throw new ApiError(404, { message: MISSING, code: 'not-found' });
    return found;
  },
  create: (body) => call('POST /webhooks', { body: body as Body<'POST /webhooks'> }), // validated by `write`
  update: (id, body, version) => call('PUT /webhooks/:id', { params: { id }, body, ifMatch: version }),
  remove: (id) => call('DELETE /webhooks/:id', { params: { id } }),
  row: ({ address, description, events, isActive, lastAnswer }) => ({
    title: description || serverOf(address),
    status: rowStatus(isActive, lastAnswer),
    detail: [
      lastAnswer ? lastAnswerText(lastAnswer) : webhooksTexts.nothingSentYet,
      webhooksTexts.eventsCount(events.length),
      description && serverOf(address),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  saveLabel: () => webhooksTexts.saveWebhook,
  uploadTexts: () => ({ done: saved.image, failed: saveFailed.upload }),
  start: 'note',
  Scene: Signpost,
  Form: WebhookForm,
  Aside: WebhookAside,
};

/** 'hooks.example.com': the rest of an address is long, and may be a secret. */
function serverOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? address;
}

function rowStatus(isActive: boolean, lastAnswer: WebhookAnswer | undefined): RowView['status'] {
  if (!isActive) return { label: webhooksTexts.off, tone: 'dimmed' };
  if (lastAnswer?.isAccepted === false) return { label: webhooksTexts.failing, tone: 'brick' };
  return { label: commonTexts.on, tone: 'moss' };
}
