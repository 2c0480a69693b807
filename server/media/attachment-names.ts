import { isId, newId, timeOfId } from '#server/ids.ts';

const PREFIX = 'mail-';

/**
 * The name in the storage of a file that came with a mail. The addresses of uploads serve only the names of pictures, so
 * none leads to it.
 */
export function newAttachmentName(): string {
  return PREFIX + newId();
}

export function isAttachmentName(name: string): boolean {
  return name.startsWith(PREFIX) && isId(name.slice(PREFIX.length));
}

/** When the name was made, in milliseconds since 1970. */
export function timeOfAttachment(name: string): number {
  return timeOfId(name.slice(PREFIX.length));
}
