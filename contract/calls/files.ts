import { z } from 'zod';
import { FILES_PER_PAGE } from '../constants.ts';
import { file, filesPage, fileUpdate, mediaUpload, newMediaUpload } from '../records/file.ts';
import { pictureUses } from '../records/picture.ts';
import { idParams, messageReply, pagedAndSearched, type CallTable } from './call.ts';

const nameParams = z.object({ name: z.string().min(1).max(100) });

/** The PDFs and videos of the library, and the uploads in chunks, which take pictures too. */
export const filesCalls = {
  'GET /files': {
    summary: 'Uploaded PDFs and videos by page, those sent last first. `q` searches their names and licence notes',
    who: 'staff',
    query: z.object({
      ...pagedAndSearched(FILES_PER_PAGE),
      kind: z.enum(['all', 'pdf', 'video'], 'kind must be one of: all, pdf, video').default('all'),
    }),
    reply: filesPage,
  },
  'GET /files/:name': {
    summary: 'One uploaded PDF or video',
    who: 'staff',
    params: nameParams,
    reply: file,
  },
  'PUT /files/:name': {
    summary: 'Change what the library says about a file',
    who: 'staff',
    checksVersion: true,
    params: nameParams,
    body: fileUpdate,
    reply: file,
    audit: { action: 'update', kind: 'files' },
    invalidates: 'none',
  },
  'DELETE /files/:name': {
    summary: 'Delete a file that nothing uses. Its content is deleted a day later',
    who: 'staff',
    params: nameParams,
    reply: messageReply,
    audit: { action: 'delete', kind: 'files' },
    invalidates: 'none',
  },
  'POST /files/:name/restore': {
    summary: 'Take a deleted file back, as long as its content exists',
    who: 'staff',
    params: nameParams,
    reply: file,
    audit: { action: 'restore', kind: 'files' },
    invalidates: 'none',
  },
  'GET /files/:name/uses': {
    summary: 'The sections and records that use a file: now, in staged changes, in the trash, and in old versions',
    who: 'staff',
    params: nameParams,
    reply: pictureUses,
  },
  'POST /media-uploads': {
    summary:
      'Begin an upload in chunks of a picture, PDF or video. If you have begun the same one within a day, the reply says how far it is',
    who: 'staff',
    body: newMediaUpload,
    reply: mediaUpload,
    audit: { skip: 'The last chunk adds an entry.' },
    invalidates: 'none',
  },
  'GET /media-uploads/:id': {
    summary: 'How far an upload in chunks is',
    who: 'staff',
    params: idParams,
    reply: mediaUpload,
  },
  'PUT /media-uploads/:id/:offset': {
    summary: 'Send the next chunk of an upload. After the last one the picture or file is in the library',
    who: 'staff',
    params: idParams.extend({ offset: z.coerce.number('offset must be a number').int().min(0) }),
    reply: mediaUpload,
    media: 'upload',
    audit: { action: 'upload', kind: 'files' },
    invalidates: 'none',
  },
  'DELETE /media-uploads/:id': {
    summary: 'Stop an upload in chunks, and remove what has arrived',
    who: 'staff',
    params: idParams,
    reply: messageReply,
    audit: { skip: 'Nothing was in the library yet.' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
