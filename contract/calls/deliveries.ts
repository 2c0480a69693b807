import { z } from 'zod';
import {
  delivery,
  DELIVERY_CHANNELS,
  DELIVERY_STATES,
  deliverySummary,
  deliveryWithAttempts,
} from '../records/delivery.ts';
import { listOf } from '../sections/section.ts';
import { idParams, messageReply, newestFirst, searchQuery, stateFilter, type CallTable } from './call.ts';

const filters = {
  ...searchQuery,
  channel: z.enum(['all', ...DELIVERY_CHANNELS]).default('all'),
  webhook: z.string().max(60).default('').describe('The id of a webhook. Its deliveries stay when its address changes'),
};

/** What the product sends: mails, webhooks and notifications, with their attempts. */
export const deliveriesCalls = {
  'GET /deliveries': {
    summary: 'Deliveries, newest first',
    who: 'staff',
    query: z.object({ ...newestFirst, ...filters, state: stateFilter(DELIVERY_STATES) }),
    reply: listOf(delivery),
  },
  'GET /deliveries/summary': {
    summary:
      'Number of deliveries by state. Also, without the filters: what waits since when, and how many failures nobody has seen',
    who: 'staff',
    query: z.object(filters),
    reply: deliverySummary,
  },
  'GET /deliveries/:id': {
    summary: 'One delivery with its attempts',
    who: 'staff',
    params: idParams,
    reply: deliveryWithAttempts,
  },
  'POST /deliveries/seen': {
    summary: 'Mark all failed deliveries as seen, so that the dashboard shows them no longer',
    who: 'staff',
    reply: messageReply,
    status: 201,
    audit: {
      ...{ action: 'update', kind: 'deliveries', detail: 'seen' },
      record: { name: '', title: 'failed deliveries' },
    },
    invalidates: 'none',
  },
  'POST /deliveries/:id/retry': {
    summary: 'Attempt a queued or failed delivery at once',
    who: 'staff',
    params: idParams,
    reply: delivery,
    status: 201,
    audit: { action: 'update', kind: 'deliveries', detail: 'retry' },
    invalidates: 'none',
  },
  'POST /deliveries/:id/cancel': {
    summary: 'Stop a queued delivery',
    who: 'staff',
    params: idParams,
    reply: delivery,
    status: 201,
    audit: { action: 'update', kind: 'deliveries', detail: 'cancel' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
