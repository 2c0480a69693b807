import { z } from 'zod';
import { LEAD_STATES, MESSAGE_STATES, MESSAGE_STATUSES } from '../constants.ts';
import * as messages from '../records/contact-message.ts';
import * as leads from '../records/lead.ts';
import { stateCounts } from '../sections/stamps.ts';
import { listOf } from '../sections/section.ts';
import {
  arrivalRange,
  idParams,
  newestFirst,
  deletePrivate,
  messageReply,
  stateFilter,
  searchQuery,
  type CallTable,
} from './call.ts';

/** Messages and leads from visitors. */
export const inboxCalls = {
  'POST /contact/messages': {
    summary: 'Send a message to the agency',
    who: 'anyone',
    body: messages.contactMessageSubmission,
    reply: messageReply,
    status: 201,
    audit: { skip: 'A visitor sends it, or staff use the form as a visitor.' },
    invalidates: 'none',
  },
  'GET /contact/messages': {
    summary: 'Messages, newest first',
    who: 'staff',
    query: z.object({ ...newestFirst, ...searchQuery, status: stateFilter(MESSAGE_STATES) }),
    reply: listOf(messages.contactMessage),
  },
  'GET /contact/messages/summary': {
    summary: 'Number of messages, in total and by status',
    who: 'staff',
    query: z.object(searchQuery),
    reply: stateCounts(MESSAGE_STATES),
  },
  'GET /contact/messages/:id': {
    summary: 'One message',
    who: 'staff',
    params: idParams,
    reply: messages.contactMessage,
  },
  'PUT /contact/messages/:id': {
    summary: 'Set the status of a message, or mark it as spam',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    query: z.object({
      from: z.enum(MESSAGE_STATUSES).optional().describe('Change nothing if the message has another status'),
    }),
    body: messages.contactMessageUpdate,
    reply: messages.contactMessage,
    audit: { action: 'update', kind: 'messages' },
    invalidates: 'none',
  },
  'DELETE /contact/messages/:id': { ...deletePrivate('a message', 'messages'), checksVersion: true },
  'POST /leads': {
    summary: 'Request a proposal',
    who: 'anyone',
    body: leads.leadSubmission,
    reply: leads.lead,
    status: 201,
    audit: { skip: 'A visitor sends it, or staff use the form as a visitor.' },
    invalidates: 'none',
  },
  'GET /leads': {
    summary: 'Leads, newest first',
    who: 'staff',
    query: z.object({ ...newestFirst, ...searchQuery, ...arrivalRange, status: stateFilter(LEAD_STATES) }),
    reply: listOf(leads.lead),
  },
  'GET /leads/summary': {
    summary: 'Number of leads, in total and by status',
    who: 'staff',
    query: z.object({ ...searchQuery, ...arrivalRange }),
    reply: stateCounts(LEAD_STATES),
  },
  'GET /leads.csv': {
    summary:
      'Leads as a CSV file, newest first, times in UTC. An apostrophe stands before text that a spreadsheet would run as a formula',
    who: 'staff',
    query: z.object({ ...searchQuery, ...arrivalRange, status: stateFilter(LEAD_STATES) }),
    reply: z.string(),
    media: 'text/csv',
    audit: { action: 'export', kind: 'leads' },
  },
  'GET /leads/:id': { summary: 'One lead', who: 'staff', params: idParams, reply: leads.lead },
  'PUT /leads/:id': {
    summary: 'Set the status of a lead, or mark it as spam',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: leads.leadUpdate,
    reply: leads.lead,
    audit: { action: 'update', kind: 'leads' },
    invalidates: 'none',
  },
  'DELETE /leads/:id': { ...deletePrivate('a lead', 'leads'), checksVersion: true },
} as const satisfies CallTable;
