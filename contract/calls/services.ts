import { z } from 'zod';
import { services } from '../collections/services.ts';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import { pageOf } from '../sections/stamps.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { brief, paged, pagedList, type CallTable } from './call.ts';
import { collectionCalls } from './collection-calls.ts';

/** The lists of services, without a frame around them, and a change whose reply has one. */
export const servicesCalls = {
  'GET /services': {
    summary: 'Published services. Without a login their sections and questions are left out',
    who: 'anyone',
    query: z.object({ ...pagedList(LIST_LIMIT_MAX), brief }),
    reply: listOf(services.inList),
  },
  'GET /services/admin/all': {
    summary: 'All services',
    who: 'staff',
    query: z.object({ ...pagedList(BARE_LIST_LIMIT_MAX), brief }),
    reply: listOf(services.inList),
  },
  'GET /services/admin/page': {
    summary: 'All services by page, without their sections and questions',
    who: 'staff',
    query: z.object({ page: paged(LIST_LIMIT_MAX).page, limit: paged(LIST_LIMIT_MAX).limit }),
    reply: replyOf(pageOf(services.inList)),
  },
  'PUT /services/admin/:id': {
    ...collectionCalls['PUT /services/admin/:id'],
    reply: replyOf({ data: services.record }),
  },
} as const satisfies CallTable;
