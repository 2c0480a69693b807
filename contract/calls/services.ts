import { z } from 'zod';
import { serviceSections } from '../service-sections.ts';
import { services } from '../collections/services.ts';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import { pageOf } from '../sections/stamps.ts';
import { listOf, optional, patchable, replyOf, writable } from '../sections/section.ts';
import { brief, paged, pagedList, type CallTable } from './call.ts';
import { collectionCalls } from './collection-calls.ts';

const { record, inList, fields, createFields } = services;
const sections = optional(serviceSections);
const reply = replyOf({ ...record.shape, sections: serviceSections });
const listed = replyOf({ ...inList.shape, sections });
/** A service with its content as blocks, and the same as sections. */
export type ServiceReply = z.output<typeof reply>;

/** The calls of services have their blocks as sections too, and their lists have no frame. */
export const servicesCalls = {
  'GET /services': {
    summary: 'Published services. Without a login their sections and questions are left out',
    who: 'anyone',
    query: z.object({ ...pagedList(LIST_LIMIT_MAX), brief }),
    reply: listOf(listed),
  },
  'GET /services/admin/all': {
    summary: 'All services',
    who: 'staff',
    query: z.object({ ...pagedList(BARE_LIST_LIMIT_MAX), brief }),
    reply: listOf(listed),
  },
  'GET /services/admin/page': {
    summary: 'All services by page, without their sections and questions',
    who: 'staff',
    query: z.object({ page: paged(LIST_LIMIT_MAX).page, limit: paged(LIST_LIMIT_MAX).limit }),
    reply: replyOf(pageOf(listed)),
  },
  'GET /services/:slug': { ...collectionCalls['GET /services/:slug'], reply },
  'GET /services/admin/:id': { ...collectionCalls['GET /services/admin/:id'], reply },
  'POST /services/admin': {
    ...collectionCalls['POST /services/admin'],
    body: writable({ ...createFields, sections }),
    reply,
  },
  'PUT /services/admin/:id': {
    ...collectionCalls['PUT /services/admin/:id'],
    body: patchable({ ...fields, sections: serviceSections }),
    reply: replyOf({ data: reply }),
  },
} as const satisfies CallTable;
