import { delivery } from '../records/delivery.ts';
import { webhook, webhookCreate, webhookSecret, webhookUpdate } from '../records/webhook.ts';
import { listOf } from '../sections/section.ts';
import { deletePrivate, idParams, type CallTable } from './call.ts';

/** Requests to other programs about what happens here, signed as Standard Webhooks describe. */
export const webhooksCalls = {
  'GET /webhooks': { summary: 'Webhooks, oldest first', who: 'admin', reply: listOf(webhook) },
  'POST /webhooks': {
    summary: 'Create a webhook. The reply has its secret',
    who: 'admin',
    needsConfirmation: true,
    body: webhookCreate,
    reply: webhook,
    status: 201,
    audit: { action: 'create', kind: 'webhooks' },
    invalidates: 'none',
  },
  'PUT /webhooks/:id': {
    summary: 'Change the given fields of a webhook',
    who: 'admin',
    needsConfirmation: true,
    checksVersion: true,
    params: idParams,
    body: webhookUpdate,
    reply: webhook,
    audit: { action: 'update', kind: 'webhooks' },
    invalidates: 'none',
  },
  'DELETE /webhooks/:id': { ...deletePrivate('a webhook and what waits for it', 'webhooks'), who: 'admin' },
  'GET /webhooks/:id/secret': {
    summary: 'The secret with which the requests are signed',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    reply: webhookSecret,
  },
  'POST /webhooks/:id/secret': {
    summary: 'Replace the secret of a webhook',
    who: 'admin',
    needsConfirmation: true,
    params: idParams,
    reply: webhook,
    status: 201,
    audit: { action: 'update', kind: 'webhooks', detail: 'secret' },
    invalidates: 'none',
  },
  'POST /webhooks/:id/test': {
    summary: 'Queue a test request. The delivery tells how it went',
    who: 'admin',
    params: idParams,
    reply: delivery,
    status: 201,
    audit: { action: 'update', kind: 'webhooks', detail: 'test' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
