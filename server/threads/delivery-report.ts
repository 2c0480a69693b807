import type { Attachment } from 'postal-mime';

const PART_MAX = 64 * 1024;
const REASON_MAX = 300;

/** What a mail server reports about a mail of ours (RFC 3464). */
export interface DeliveryReport {
  /** The Message-ID of our mail; '' if the report does not contain it. */
  messageId: string;
  /** The address that it could not reach, in lower case. */
  recipient: string;
  /** Given up for good. A delay is not. */
  isFailure: boolean;
  reason: string;
}

/** Reads the parts of a report: the status, and the mail that came back or its headers. */
export function readDeliveryReport(parts: readonly Attachment[]): DeliveryReport | null {
  const status = partText(parts, ['message/delivery-status', 'message/global-delivery-status']);
  if (status === '') return null;
  const returned = partText(parts, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ]);
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(status)?.[1]?.trim() ?? '';
  const code = field('Diagnostic-Code').replace(/^[^;]*;\s*/, '');
  return {
    messageId: /^message-id:\s*(<[^<>\s\p{Cc}]{1,300}>)/imu.exec(returned)?.[1] ?? '',
    recipient: (field('Final-Recipient') || field('Original-Recipient')).replace(/^[^;]*;\s*/, '').toLowerCase(),
    isFailure: field('Action').toLowerCase() === 'failed',
    reason: (code || field('Status')).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, REASON_MAX),
  };
}

/** The first part with one of these types, with folded lines joined. */
function partText(parts: readonly Attachment[], types: readonly string[]): string {
  const found = parts.find(({ mimeType }) => types.includes(mimeType));
  if (!found) return '';
  const { content } = found;
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
  return bytes.subarray(0, PART_MAX).toString('utf8').replace(/\r?\n[ \t]+/g, ' '); // prettier-ignore
}
