import { UPLOAD_FORMATS, UPLOAD_MAX_BYTES } from './constants.ts';
import { failures } from './failures.ts';
import { FILE_KINDS, type ChunkedKind } from './files.ts';

const MB = 1024 * 1024;

/** What the server and the panel say about uploads in chunks. */
export const fileTexts = {
  notUploadable: `Only these can be uploaded: pictures (${UPLOAD_FORMATS}), PDF files, and videos as MP4 or WebM.`,
  empty: 'This file is empty.',
  notOfItsKind: {
    picture: failures['not-an-image'].message,
    pdf: 'This file is not a PDF, although it is called one. Open it in the program that made it, and export it as a PDF.',
    mp4: 'This file is not an MP4 video, although it is called one. Export it from a video program as MP4 (H.264).',
    webm: 'This file is not a WebM video, although it is called one. Export it from a video program as WebM, or as MP4.',
  } satisfies Record<ChunkedKind, string>,
  tooLarge: (kind: ChunkedKind) =>
    `This is too large. ${LIMITED[kind]} can have at most ${Math.floor(maxBytesOf(kind) / MB)} MB.`,
  tooManyUnfinished: (max: number) =>
    `Your unfinished uploads need more than ${max / MB} MB together. Finish or stop some of them, then try again.`,
  noRoom: 'There is no room for more unfinished uploads at the moment. Try again when others have finished.',
  /** The panel does not show it: it asks how far the upload is, and goes on from there. */
  wrongOffset: 'This chunk does not follow what has arrived. Ask how far the upload is, and go on from there.',
  wrongLength: 'This chunk has the wrong size.',
  stopped: 'Stopped.',
  inUse: 'A place uses this file. Change the place first.',
  gone: 'The content of this file was deleted. Upload it again.',
};

const LIMITED: Record<ChunkedKind, string> = {
  picture: 'A picture',
  pdf: 'A PDF',
  mp4: 'A video',
  webm: 'A video',
};

/** The largest file of a kind. */
export function maxBytesOf(kind: ChunkedKind): number {
  return kind === 'picture' ? UPLOAD_MAX_BYTES : FILE_KINDS[kind].maxBytes;
}
