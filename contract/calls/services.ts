import { z } from 'zod';
import { metaOf, type Shape } from '#contract/field-meta.ts';
import { serviceSections, type ServiceSection } from '../service-sections.ts';
import { services, type ServicePage, type ServicePageInList } from '../collections/services.ts';
import { BARE_LIST_LIMIT_MAX, LIST_LIMIT_MAX } from '../constants.ts';
import { pageOf } from '../sections/stamps.ts';
import { listOf, optional, patchable, replyOf, writable } from '../sections/section.ts';
import { brief, paged, pagedList, type CallTable } from './call.ts';
import { collectionCalls } from './collection-calls.ts';

type Sectioned<T> = Omit<T, 'blocks'> & { sections?: ServiceSection[] };
/** A service with its content as blocks, and the same as sections. */
export type ServiceReply = ServicePage & { sections: ServiceSection[] };
export type ServiceInList = Sectioned<ServicePageInList> & Partial<Pick<ServicePage, 'blocks'>>;
type Write<S extends z.ZodType> = z.ZodType<
  z.output<S> & { sections?: ServiceSection[] },
  z.input<S> & { sections?: z.input<typeof serviceSections> }
>;

const { record, inList, create, update } = services;
const fieldsIn = (schema: z.ZodType): Shape => metaOf(schema).shape ?? {};
const sections = optional(serviceSections);
const reply = replyOf({ ...fieldsIn(record), sections: serviceSections }) as unknown as z.ZodType<ServiceReply>;
const listed = replyOf({ ...fieldsIn(inList), sections }) as unknown as z.ZodType<ServiceInList>;
// A body with both is a reply of another call, in which one of them may be changed.
const createBody = writable({ ...fieldsIn(create), sections }) as unknown as Write<typeof create>;
const updateBody = patchable({ ...fieldsIn(update), sections }) as unknown as Write<typeof update>;

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
  'POST /services/admin': { ...collectionCalls['POST /services/admin'], body: createBody, reply },
  'PUT /services/admin/:id': {
    ...collectionCalls['PUT /services/admin/:id'],
    body: updateBody,
    reply: replyOf({ data: reply }),
  },
} as const satisfies CallTable;
