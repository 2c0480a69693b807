import { timingSafeEqual } from 'node:crypto';
import { isId } from '#server/ids.ts';
import type { SecretBox } from '#server/secret-box.ts';

const LABEL = 'reply tokens';
/** Lower case alone: mail programs may change the case of an address. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** Of the 16 bytes of an id. */
const ID_LENGTH = 26;
/** 80 bits. Each guess is a mail, and there is no answer that says whether it was right. */
const MAC_BYTES = 10;
const MAC_LENGTH = 16;
const TOKEN = new RegExp(`^[${ALPHABET}]{${ID_LENGTH + MAC_LENGTH}}$`);
/** What mail servers accept before the @. */
const NAME_MAX = 64;

export type ReplyTokens = ReturnType<typeof openReplyTokens>;

/** Tokens in the addresses to which visitors answer. Each names an enquiry, and a key outside the database signs it. */
export function openReplyTokens({ sign, signatures }: Pick<SecretBox, 'sign' | 'signatures'>) {
  /** `name+token@domain` for an enquiry; null if there is no key, or the address has no room for a token. */
  function addressFor(mailbox: string, enquiryId: string): string | null {
    const mac = isId(enquiryId) ? sign(LABEL, enquiryId) : null;
    const at = mailbox.lastIndexOf('@');
    if (!mac || at < 1) return null;
    const name = `${mailbox.slice(0, at)}+${encode(idBytes(enquiryId))}${encode(mac.subarray(0, MAC_BYTES))}`;
    return name.length > NAME_MAX ? null : name + mailbox.slice(at);
  }

  /** The enquiry that one of these addresses names with a valid token; null for none. */
  function enquiryOf(mailbox: string, addresses: readonly string[]): string | null {
    for (const address of addresses) {
      const token = tokenIn(mailbox, address.toLowerCase());
      const id = token && verified(token);
      if (id) return id;
    }
    return null;
  }

  function verified(token: string): string | null {
    const id = idOf(decode(token.slice(0, ID_LENGTH)).subarray(0, 16));
    const mac = decode(token.slice(ID_LENGTH));
    const isValid = signatures(LABEL, id).some((signature) => timingSafeEqual(signature.subarray(0, MAC_BYTES), mac));
    return isValid ? id : null;
  }

  return { addressFor, enquiryOf };
}

/** What stands between the mailbox's name with a `+` and its `@`, if it has the form of a token. */
function tokenIn(mailbox: string, address: string): string | null {
  const at = mailbox.lastIndexOf('@');
  const [start, end] = [`${mailbox.slice(0, at)}+`, mailbox.slice(at)];
  if (at < 1 || !address.startsWith(start) || !address.endsWith(end)) return null;
  const token = address.slice(start.length, address.length - end.length);
  return TOKEN.test(token) ? token : null;
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function encode(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

/** Bits at the end that fill no byte are dropped. */
function decode(text: string): Buffer {
  const bits = Array.from(text, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
