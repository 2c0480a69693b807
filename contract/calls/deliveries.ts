import { z } from 'zod';
import {
  delivery,
  DELIVERY_CHANNELS,
  DELIVERY_STATES,
  deliveryCounts,
  deliveryWithAttempts,
} from '../records/delivery.ts';
import { listOf } from '../sections/section.ts';
import { idParams, newestFirst, searchQuery, stateFilter, type CallTable } from './call.ts';

/** What the product sends: mails, webhooks and notifications, with their attempts. */
export const deliveriesCalls = {
  'GET /deliveries': {
    summary: 'Deliveries, newest first',
    who: 'staff',
    query: z.object({
      ...newestFirst,
      ...searchQuery,
      state: stateFilter(DELIVERY_STATES),
      channel: z.enum(['all', ...DELIVERY_CHANNELS]).default('all'),
    }),
    reply: listOf(delivery),
  },
  'GET /deliveries/summary': {
    summary: 'Number of deliveries by state, and since when the oldest one waits',
    who: 'staff',
    reply: deliveryCounts,
  },
  'GET /deliveries/:id': {
    summary: 'One delivery with its attempts',
    who: 'staff',
    params: idParams,
    reply: deliveryWithAttempts,
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
