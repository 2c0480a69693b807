import { z } from 'zod';
import { PICTURES_PER_PAGE } from '../constants.ts';
import { STAGED_KINDS, UPLOAD_KINDS, type UploadKind } from '../kinds.ts';
import { changeSet } from '../records/change-set.ts';
import {
  picture,
  PICTURE_LISTS,
  pictureDetails,
  pictureReplacement,
  picturesPage,
  pictureSaved,
  pictureUpdate,
  pictureUses,
  pictureShape,
  similarPictures,
  smallPictures,
} from '../records/picture.ts';
import { altDecisionBody, decidedPlace, undescribedPictures } from '../records/undescribed-picture.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { idParams, messageReply, pagedAndSearched, type CallTable } from './call.ts';

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
  'GET /similar-pictures': {
    summary: 'Groups of pictures that look alike, such as one picture in two sizes. The largest comes first in each',
    who: 'staff',
    reply: similarPictures,
  },
  'GET /small-pictures': {
    summary: 'Places that show a picture larger than it is, and the size that each needs',
    who: 'staff',
    reply: smallPictures,
  },
  'GET /pictures/:name/shapes': {
    summary: 'The shapes in which the places that use a picture show it',
    who: 'staff',
    params: nameParams,
    reply: listOf(pictureShape),
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
  'DELETE /pictures/:name': {
    summary: 'Delete a picture that nothing uses. Its files are deleted a day later',
    who: 'staff',
    params: nameParams,
    reply: messageReply,
    audit: { action: 'delete', kind: 'pictures' },
    invalidates: 'none',
  },
  'POST /pictures/:name/restore': {
    summary: 'Take a deleted picture back, as long as its files exist',
    who: 'staff',
    params: nameParams,
    reply: picture,
    audit: { action: 'restore', kind: 'pictures' },
    invalidates: 'none',
  },
  'GET /pictures/:name/uses': {
    summary: 'The sections and records that use a picture: now, in staged changes, in the trash, and in old versions',
    who: 'staff',
    params: nameParams,
    reply: pictureUses,
  },
  'POST /pictures/:name/replace': {
    summary:
      'Show another picture in all places of the content. All of them change at once, as a published change set, which can be undone',
    who: 'staff',
    params: nameParams,
    body: pictureReplacement,
    reply: changeSet,
    audit: { action: 'update', kind: 'pictures' },
    invalidates: 'all',
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
