import { z } from 'zod';
import { templates } from '../collections/templates.ts';
import { AVATARS, LIST_LIMIT_MAX, REDIRECT_STATES } from '../constants.ts';
import { blockWeights } from '../records/block-weights.ts';
import * as redirects from '../records/redirect.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { idParams, pagedAndSearched, deletePrivate, stateFilter, type CallTable } from './call.ts';

/** Calls for the site as a whole. */
export const siteCalls = {
  'GET /redirects': {
    summary: 'Redirects by page, newest first',
    who: 'staff',
    query: z.object({ ...pagedAndSearched(LIST_LIMIT_MAX), status: stateFilter(REDIRECT_STATES) }),
    reply: redirects.redirectsPage,
  },
  'GET /redirects/at': {
    summary: 'The target of an old address. An empty `to` means that the page was removed',
    who: 'anyone',
    query: z.object({ path: z.string('path must be text').min(1, 'path is required').max(1000) }),
    reply: replyOf({ to: z.string() }),
  },
  'GET /redirects/:id': { summary: 'One redirect', who: 'staff', params: idParams, reply: redirects.redirect },
  'POST /redirects': {
    summary: 'Create a redirect. Without `to` the old address answers that the page was removed',
    who: 'staff',
    body: redirects.redirectCreate,
    reply: redirects.redirect,
    status: 201,
    audit: { action: 'create', kind: 'redirects' },
    invalidates: 'all',
  },
  'PUT /redirects/:id': {
    summary: 'Change a redirect',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: redirects.redirectUpdate,
    reply: redirects.redirect,
    audit: { action: 'update', kind: 'redirects' },
    invalidates: 'all',
  },
  'DELETE /redirects/:id': { ...deletePrivate('a redirect', 'redirects'), invalidates: 'all' },
  'GET /templates/at': {
    summary: 'The blocks around the main part of a page, as a list with at most one template',
    who: 'anyone',
    query: z.object({ place: z.string('place must be text').min(1, 'place is required').max(200) }),
    reply: listOf(templates.record.pick({ _id: true, above: true, below: true })),
  },
  'GET /block-weights': {
    summary: 'The compressed sizes of what pages of blocks load',
    who: 'staff',
    reply: blockWeights,
  },
  'GET /avatars/:style': {
    summary: 'A portrait drawn from a name',
    who: 'anyone',
    params: z.object({ style: z.enum(AVATARS) }),
    query: z.object({ seed: z.string().max(200).default('') }),
    reply: z.string(),
    media: 'image/svg+xml',
  },
  'GET /openapi.json': { summary: 'This description', who: 'anyone', reply: z.record(z.string(), z.unknown()) },
} as const satisfies CallTable;
