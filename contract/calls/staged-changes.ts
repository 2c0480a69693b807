import { z } from 'zod';
import { PAST_CHANGE_SETS, PREVIEW_DAYS_MAX } from '../constants.ts';
import { STAGED_KINDS } from '../kinds.ts';
import * as sets from '../records/change-set.ts';
import * as links from '../records/preview-link.ts';
import * as staged from '../records/staged-change.ts';
import { idParams, messageReply, type CallTable } from './call.ts';

const stagedParams = idParams.extend({ kind: z.enum(STAGED_KINDS) });
const own = 'staged-changes';
const set = 'change-sets';

/** Changes of sections (by name) and records (by id) that are not public yet, change sets, and preview links. */
export const stagedChangesCalls = {
  'GET /staged': {
    summary: 'All staged changes, changed last first',
    who: 'staff',
    reply: staged.stagedChangeList,
  },
  'GET /staged/:kind/:id': {
    summary: 'The staged change of a section or record, with its values',
    who: 'staff',
    params: stagedParams,
    reply: staged.stagedChange,
  },
  'PUT /staged/:kind/:id': {
    summary: 'Stage a change. `base` must be the current public version, or the one of the staged change',
    who: 'staff',
    checksVersion: true,
    params: stagedParams,
    body: staged.stagedChangeBody,
    reply: staged.stagedChange,
    audit: { action: 'stage', kind: own },
    invalidates: 'none',
  },
  'DELETE /staged/:kind/:id': {
    summary: 'Discard a staged change',
    who: 'staff',
    checksVersion: true,
    params: stagedParams,
    reply: messageReply,
    audit: { action: 'delete', kind: own },
    invalidates: 'none',
  },
  'POST /staged/:kind/:id/publish': {
    summary: 'Publish a staged change. Fails as `stale` if the public content has changed since it was made',
    who: 'staff',
    checksVersion: true,
    params: stagedParams,
    reply: staged.publishedRecord,
    audit: { action: 'publish', kind: 'from-params' },
    invalidates: 'all',
  },
  'PUT /staged/:kind/:id/schedule': {
    summary: 'Publish a staged change at a moment, or take the moment back',
    who: 'staff',
    checksVersion: true,
    params: stagedParams,
    body: staged.publishAtBody,
    reply: staged.stagedChange,
    audit: { action: 'schedule', kind: own },
    invalidates: 'none',
  },
  'GET /change-sets': {
    summary: `The open and scheduled change sets, and the last ${PAST_CHANGE_SETS} others, newest first`,
    who: 'staff',
    reply: sets.changeSetList,
  },
  'POST /change-sets': {
    summary: 'Create a change set',
    who: 'staff',
    body: sets.changeSetCreate,
    reply: sets.changeSet,
    status: 201,
    audit: { action: 'create', kind: set },
    invalidates: 'none',
  },
  'PUT /change-sets/:id': {
    summary: 'Rename an open change set, or choose its staged changes',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: sets.changeSetUpdate,
    reply: sets.changeSet,
    audit: { action: 'update', kind: set },
    invalidates: 'none',
  },
  'DELETE /change-sets/:id': {
    summary: 'Delete a change set. Its staged changes stay, and what it published stays public',
    who: 'staff',
    params: idParams,
    reply: messageReply,
    audit: { action: 'delete', kind: set },
    invalidates: 'none',
  },
  'POST /change-sets/:id/publish': {
    summary: 'Publish all staged changes of a change set, in the versions that were previewed, or none of them',
    who: 'staff',
    params: idParams,
    body: sets.changeSetPublish,
    reply: sets.changeSet,
    audit: { action: 'publish', kind: set },
    invalidates: 'all',
  },
  'PUT /change-sets/:id/schedule': {
    summary: 'Publish a change set at a moment, in the versions that were previewed, or take the moment back',
    who: 'staff',
    params: idParams,
    body: sets.changeSetSchedule,
    reply: sets.changeSet,
    audit: { action: 'schedule', kind: set },
    invalidates: 'none',
  },
  'POST /change-sets/:id/undo': {
    summary: 'Restore what was public before a change set. Fails if one of its records was changed since',
    who: 'staff',
    params: idParams,
    reply: sets.changeSet,
    audit: { action: 'undo', kind: set },
    invalidates: 'all',
  },
  'GET /preview-links': {
    summary: 'The preview links that work, newest first',
    who: 'staff',
    reply: links.previewLinkList,
  },
  'POST /preview-links': {
    summary: `Create a link that shows a staged change or a change set without a login, for at most ${PREVIEW_DAYS_MAX} days. The reply has it only this once`,
    who: 'staff',
    body: links.previewLinkCreate,
    reply: links.previewLinkWithAddress,
    status: 201,
    // Its title may be the name of a visitor, which an erasure would not find there.
    audit: { action: 'create', kind: 'preview-links', record: { name: '', title: '' } },
    invalidates: 'none',
  },
  'DELETE /preview-links/:id': {
    summary: 'Revoke a preview link',
    who: 'staff',
    params: idParams,
    reply: messageReply,
    audit: { action: 'delete', kind: 'preview-links' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
