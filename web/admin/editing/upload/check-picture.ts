import { UPLOAD_MAX_BYTES } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { ApiError } from '#web/api.ts';
import { formatBytes } from './picture-info.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

export const NOT_AN_IMAGE = failures['not-an-image'].message;

/** Why the server would refuse a file, in its words; null if the file may be sent. */
export function checkPicture(file: File): string | null {
  if (file.size > UPLOAD_MAX_BYTES) {
    return picturesTexts.atMostCanBeUploaded(failures['too-large'].message, formatBytes(UPLOAD_MAX_BYTES));
  }
  return file.type.startsWith('image/') ? null : NOT_AN_IMAGE;
}

/** Whether a retry can succeed. A picture that the server refused would be refused again. */
export function isWorthRetry(error: unknown): boolean {
  return !(error instanceof ApiError && (error.status === 413 || error.status === 415));
}
