import * as persons from '../records/personal-data.ts';
import type { CallTable } from './call.ts';

const audited = { kind: 'personal-data', record: { name: 'person', title: '' } } as const;

/**
 * What is stored about a visitor. The identifiers are in the body, never in an address, which logs would keep. The audit
 * log says that an admin did it, not about whom.
 */
export const personalDataCalls = {
  'POST /personal-data/search': {
    summary: 'Find everything that a person left, by e-mail address, phone number or name',
    who: 'admin',
    needsConfirmation: true,
    body: persons.personSearch,
    reply: persons.personFound,
    audit: { ...audited, action: 'search' },
    invalidates: 'none',
  },
  'POST /personal-data/export': {
    summary: 'Everything that is stored about a person, as a page to read and as JSON',
    who: 'admin',
    needsConfirmation: true,
    body: persons.personExport,
    reply: persons.personFiles,
    audit: { ...audited, action: 'export' },
    invalidates: 'none',
  },
  'POST /personal-data/erase': {
    summary: 'Erase everything that is stored about a person, for good. Confirm with one of the identifiers',
    who: 'admin',
    needsConfirmation: true,
    body: persons.personErasure,
    reply: persons.personErased,
    audit: { ...audited, action: 'erase' },
    invalidates: 'all',
  },
} as const satisfies CallTable;
