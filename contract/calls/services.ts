import { z } from 'zod';
import { services } from '../collections/services.ts';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import { pageOf } from '../sections/stamps.ts';
import { listOf, replyOf } from '../sections/section.ts';
import {
  brief,
  deletePublic,
  idParams,
  moveCall,
  paged,
  pagedList,
  reorderCall,
  slugParams,
  type CallTable,
} from './call.ts';
import { slugAvailable } from './collection-calls.ts';

/** The services: bare lists, and writes below `/services/admin`. */
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
  'GET /services/admin/slug/:slug/available': slugAvailable,
  'GET /services/admin/:id': {
    summary: 'One service by its id',
    who: 'staff',
    params: idParams,
    reply: services.record,
  },
  'GET /services/:slug': { summary: 'One service', who: 'anyone', params: slugParams, reply: services.record },
  'POST /services/admin': {
    summary: 'Create a service',
    who: 'staff',
    body: services.create,
    reply: services.record,
    status: 201,
    audit: { action: 'create', kind: 'services' },
    invalidates: 'all',
  },
  'PUT /services/admin/reorder/list': reorderCall('Reorder services', services.record, 'services'),
  'PUT /services/admin/:id': {
    summary: 'Change the given fields of a service',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: services.update,
    reply: replyOf({ data: services.record }),
    audit: { action: 'update', kind: 'services' },
    invalidates: 'all',
  },
  'PUT /services/admin/:id/position': {
    ...moveCall('a service', services.record, 'services'),
    formerly: 'PUT /services/admin/:id/place',
  },
  'DELETE /services/admin/:id': deletePublic('a service', 'services'),
} as const satisfies CallTable;
