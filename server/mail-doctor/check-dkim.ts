import { createPublicKey } from 'node:crypto';
import type { MailCheck } from '#contract/records/mail-doctor.ts';
import type { Dns } from './dns.ts';
import type { Sender } from './sender.ts';

const EFFECT =
  'Without it, receivers cannot see that a mail was not changed on its way, and a forwarded mail looks forged.';
/** The names under which most mail providers publish their key. */
const COMMON_SELECTORS = [
  ...['default', 'dkim', 'mail', 'email', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2', 'k3', 'key1', 'key2'],
  ...['google', 'fm1', 'fm2', 'fm3', 'mx', 'smtp', 'dkim1', 'dkim2', 'sig1', 'mta', 'pm'],
];
const RSA_MIN_BITS = 1024;
const RSA_GOOD_BITS = 2048;

interface Key {
  selector: string;
  record: string;
}

/** Whether the key is published with which the mail server signs mails. DNS has no list of selectors, so names are tried. */
export async function checkDkim(dns: Dns, { domain, selector }: Sender): Promise<MailCheck> {
  const selectors = selector ? [selector] : COMMON_SELECTORS;
  const keys = (await Promise.all(selectors.map((name) => keyRecords(dns, name, domain)))).flat();
  const check = { name: 'dkim', effect: EFFECT, found: keys.map(shown) } as const;
  const working = keys.filter(({ record }) => keyProblem(record) === '');
  if (keys.length === 0) return { ...check, ...noKey(domain, selector) };
  const [best] = working;
  if (!best) {
    return {
      ...check,
      ...{ state: 'broken', title: 'The DKIM key cannot be used', records: [] },
      explanation: keyProblem(keys[0]?.record ?? ''),
      advice: `Ask your mail provider for a new key, and replace the record at ${hostOfKey(keys[0]?.selector ?? '', domain)}.`,
    };
  }
  return { ...check, ...keyVerdict(best, working.length, domain) };
}

function keyVerdict(
  { selector, record }: Key,
  count: number,
  domain: string,
): Omit<MailCheck, 'name' | 'effect' | 'found'> {
  const names = count > 1 ? `${count} keys are published, one of them` : 'The key is published';
  const where = `${names} at ${hostOfKey(selector, domain)}.`;
  if (tagsOf(record).t?.split(':').includes('y')) {
    return {
      ...{ state: 'improve', title: 'DKIM is being tested', records: [] },
      explanation: `${where} Its mark t=y tells receivers to treat signed mails like unsigned ones.`,
      advice: 'Remove t=y from the record once mails are signed.',
    };
  }
  const bits = rsaBits(record);
  if (bits > 0 && bits < RSA_GOOD_BITS) {
    return {
      ...{ state: 'improve', title: 'The DKIM key is short', records: [] },
      explanation: `${where} It has ${bits} bits, which receivers still accept.`,
      advice: `Ask your mail provider for a key with ${RSA_GOOD_BITS} bits.`,
    };
  }
  return {
    ...{ state: 'good', title: 'The DKIM key is published', advice: '', records: [] },
    explanation: `${where} It is enough if your mail server signs with it.`,
  };
}

function noKey(domain: string, selector: string): Omit<MailCheck, 'name' | 'effect' | 'found'> {
  const record = {
    host: hostOfKey(selector || 'SELECTOR', domain),
    type: 'TXT',
    value: 'v=DKIM1; k=rsa; p=KEY',
  } as const;
  const shared =
    'Your mail provider or mail server makes the key and names the selector: put both in place of the capitals.';
  if (selector) {
    return {
      ...{ state: 'missing', title: 'No DKIM key', records: [record] },
      explanation: `${record.host} has no key.`,
      advice: `Add this record. ${shared}`,
    };
  }
  return {
    ...{ state: 'unknown', title: 'No DKIM key found', records: [record] },
    explanation: `A key has a name, the selector, which DNS does not tell. None of the ${COMMON_SELECTORS.length} usual names has one for ${domain}.`,
    advice: `If your mails are signed, enter the selector in the settings above. If not, add this record. ${shared}`,
  };
}

async function keyRecords(dns: Dns, selector: string, domain: string): Promise<Key[]> {
  const texts = await dns.texts(hostOfKey(selector, domain));
  // A wildcard record answers for every name, also with texts that are no keys.
  return texts.filter((text) => tagsOf(text).p !== undefined).map((record) => ({ selector, record }));
}

function hostOfKey(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`;
}

function shown({ selector, record }: Key): string {
  return `${selector}: ${record}`;
}

/** Why receivers cannot use a key; '' if they can. */
function keyProblem(record: string): string {
  const { v = 'DKIM1', k = 'rsa', p = '' } = tagsOf(record);
  if (v !== 'DKIM1') return 'Its version is not DKIM1.';
  if (p === '') return 'The key was revoked: its p= is empty.';
  if (k === 'ed25519') return Buffer.from(p, 'base64').length === 32 ? '' : 'The key is damaged.';
  if (k !== 'rsa') return 'Its kind of key is unknown.';
  const bits = rsaBits(record);
  if (bits === 0) return 'The key is damaged. Long records are often cut when they are pasted.';
  return bits < RSA_MIN_BITS ? `The key has ${bits} bits. Receivers ignore keys below ${RSA_MIN_BITS}.` : '';
}

/** The length of an RSA key; 0 if it is none. */
function rsaBits(record: string): number {
  const { k = 'rsa', p = '' } = tagsOf(record);
  if (k !== 'rsa') return 0;
  try {
    const key = createPublicKey({ key: Buffer.from(p, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    return 0;
  }
}

/** The tags of a record: 'k=rsa; p=…'. Spaces mean nothing in them. */
function tagsOf(record: string): Record<string, string | undefined> {
  const tags = record.split(';').flatMap((tag): [string, string][] => {
    const at = tag.indexOf('=');
    return at < 0 ? [] : [[tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s+/g, '')]];
  });
  return Object.fromEntries(tags);
}
