import { z } from 'zod';
import { exportStart, staticExport } from '../records/static-export.ts';
import { messageReply, type CallTable } from './call.ts';

const audited = { kind: 'static-export', record: { name: 'export', title: '' } } as const;

/** The site as a folder of files that any web server serves. */
export const staticExportCalls = {
  'GET /static-export': { summary: 'The newest export of the site', who: 'admin', reply: staticExport },
  'POST /static-export': {
    summary: 'Export the site as a zip file. It replaces the export before',
    who: 'admin',
    body: exportStart,
    reply: staticExport,
    status: 201,
    audit: { ...audited, action: 'create' },
    invalidates: 'none',
  },
  'DELETE /static-export': {
    summary: 'Stop the export, or delete its file',
    who: 'admin',
    reply: messageReply,
    audit: { ...audited, action: 'delete' },
    invalidates: 'none',
  },
  'GET /static-export/file': {
    summary: 'Download the export',
    who: 'admin',
    reply: z.string(),
    media: 'application/zip',
    audit: { ...audited, action: 'export' },
  },
} as const satisfies CallTable;
