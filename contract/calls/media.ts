import { z } from 'zod';
import { PICTURES_PER_PAGE } from '../constants.ts';
import { STAGED_KINDS, UPLOAD_KINDS, type UploadKind } from '../kinds.ts';
import {
  PICTURE_LISTS,
  pictureDetails,
  picturesPage,
  pictureSaved,
  pictureUpdate,
  pictureUses,
} from '../records/picture.ts';
import { altDecisionBody, decidedPlace, undescribedPictures } from '../records/undescribed-picture.ts';
import { replyOf } from '../sections/section.ts';
import { idParams, pagedAndSearched, type CallTable } from './call.ts';

const uploaded = replyOf({ imageUrl: z.string(), width: z.number(), height: z.number() });
const upload = (kind: UploadKind) =>
  ({
    summary: `Upload a picture (${kind})`,
    who: 'staff',
    media: 'upload',
    reply: uploaded,
    audit: { action: 'upload', kind: 'pictures', record: { name: kind } },
    invalidates: 'none',
  }) as const;

const uploadCalls = Object.fromEntries(UPLOAD_KINDS.map((kind) => [`POST /upload/${kind}`, upload(kind)])) as {
  [K in `POST /upload/${UploadKind}`]: ReturnType<typeof upload>;
}; // one for each kind

const nameParams = z.object({ name: z.string().min(1).max(100) });

/** The uploads, and the library of what was uploaded. */
export const mediaCalls = {
  ...uploadCalls,
  'GET /pictures': {
    summary:
      'Uploaded pictures by page, those sent last first. `q` searches their file names, descriptions and licence notes',
    who: 'staff',
    query: z.object({
      ...pagedAndSearched(PICTURES_PER_PAGE),
      list: z.enum(PICTURE_LISTS, `list must be one of: ${PICTURE_LISTS.join(', ')}`).default('all'),
    }),
    reply: picturesPage,
  },
  'GET /pictures/:name': {
    summary: 'One uploaded picture, by the last part of its address, with the files that pages load',
    who: 'staff',
    params: nameParams,
    reply: pictureDetails,
  },
  'PUT /pictures/:name': {
    summary: 'Change what the library says about a picture',
    who: 'staff',
    checksVersion: true,
    params: nameParams,
    body: pictureUpdate,
    reply: pictureSaved,
    audit: { action: 'update', kind: 'pictures' },
    invalidates: 'all',
  },
  'GET /pictures/:name/uses': {
    summary: 'The sections and records that use a picture: now, in staged changes, in the trash, and in old versions',
    who: 'staff',
    params: nameParams,
    reply: pictureUses,
  },
  'GET /undescribed-pictures': {
    summary: 'The places of the content whose picture nobody has described or marked as decorative',
    who: 'staff',
    reply: undescribedPictures,
  },
  'PUT /undescribed-pictures/:kind/:id': {
    summary: 'Describe one picture in one place, or mark it as decorative',
    who: 'staff',
    checksVersion: true,
    params: idParams.extend({ kind: z.enum(STAGED_KINDS) }),
    body: altDecisionBody,
    reply: decidedPlace,
    audit: { action: 'update', kind: 'from-params' },
    invalidates: 'all',
  },
} as const satisfies CallTable;
