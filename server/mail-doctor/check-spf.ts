import { isIP } from 'node:net';
import type { MailCheck } from '#contract/records/mail-doctor.ts';
import type { Dns } from './dns.ts';
import { namesAbove, type Sender } from './sender.ts';

type Verdict = Omit<MailCheck, 'name' | 'effect' | 'found'>;

const EFFECT =
  'Without it, receivers cannot tell your mail server from any other: many sort the mails into spam or refuse them.';
const VERSION = /^v=spf1(?: |$)/i;
/** The limits of RFC 7208, section 4.6.4. */
const LOOKUPS_MAX = 10;
const VOID_LOOKUPS_MAX = 2;
/** An address for documentation (RFC 5737), which no server has: the whole record is read for it. */
const NO_SERVER = '192.0.2.1';
/** Addresses of the mail server that are compared with the record. */
const ADDRESSES_MAX = 4;
const ALL = /^[+?~-]?all$/i;

/** Whether the domain of the sender allows its mail server to send. */
export async function checkSpf(dns: Dns, sender: Sender): Promise<MailCheck> {
  const { domain } = sender;
  const found = (await dns.texts(domain)).map((text) => text.trim()).filter((text) => VERSION.test(text));
  const check = { name: 'spf', effect: EFFECT, found } as const;
  const mechanism = await mechanismOf(dns, sender);
  const record = (terms: readonly string[]) => ({
    host: domain,
    type: 'TXT' as const,
    value: spfRecord(terms, mechanism),
  });
  const [current = ''] = found;
  const terms = found.flatMap(termsOf);
  if (found.length === 0) {
    return {
      ...check,
      ...{ state: 'missing', title: 'No SPF record', records: [record([])] },
      explanation: `${domain} has no TXT record that starts with v=spf1.`,
      advice: `Add this record. If your mail provider names another “include”, put it in place of ${mechanism}.`,
    };
  }
  if (found.length > 1) {
    return {
      ...check,
      ...{ state: 'broken', title: 'More than one SPF record', records: [record(terms)] },
      explanation: `${domain} has ${found.length} SPF records. Receivers then ignore all of them.`,
      advice: 'Replace all of them by this one.',
    };
  }
  const result = await evaluate(dns, domain, NO_SERVER);
  if (result.status === 'permerror') return { ...check, ...unusable(result) };
  const isNamed = termsOf(current).some((term) => term.replace(/^\+/, '').toLowerCase() === mechanism);
  const isAllowed = isNamed || (await allows(dns, sender));
  return { ...check, ...verdict(result.status, isAllowed, { sender, mechanism, better: record(terms) }) };
}

interface Facts {
  sender: Sender;
  /** What names the mail server in the record. */
  mechanism: string;
  better: MailCheck['records'][number];
}

function verdict(forOthers: string, isAllowed: boolean, { sender, mechanism, better }: Facts): Verdict {
  const { host, domain } = sender;
  if (forOthers === 'pass') {
    return {
      ...{ state: 'broken', title: 'SPF allows everybody', records: [better] },
      explanation: `The record of ${domain} lets every server in the world send in its name, so receivers give nothing on it.`,
      advice: 'Replace it by this record.',
    };
  }
  if (!isAllowed) {
    return {
      ...{ state: 'improve', title: 'SPF does not name your mail server', records: [better] },
      explanation: `The record is valid, but the addresses of ${host} are not in it. That is enough only if your provider sends from other servers, which the record names.`,
      advice: `If mails arrive in spam, replace it by this record. If your mail provider names another “include”, put it in place of ${mechanism}.`,
    };
  }
  if (forOthers === 'neutral') {
    return {
      ...{ state: 'improve', title: 'SPF does not say what others may do', records: [better] },
      explanation: `Your mail server ${host} is allowed. The record does not end with ~all or -all, so all other servers are too.`,
      advice: 'Replace it by this record.',
    };
  }
  return {
    ...{ state: 'good', title: 'SPF allows your mail server', advice: '', records: [] },
    explanation: `${domain} names ${host} as a server that may send for it.`,
  };
}

function unusable({ comment, lookups }: Evaluation): Verdict {
  const shared: Pick<Verdict, 'state' | 'records'> = { state: 'broken', records: [] };
  if (/void/i.test(comment)) {
    return {
      ...{ ...shared, title: 'SPF names domains that do not exist' },
      explanation: `More than ${VOID_LOOKUPS_MAX} names in the record have no answer. Receivers then ignore the record.`,
      advice: 'Remove names that your mail no longer uses.',
    };
  }
  if (lookups > LOOKUPS_MAX || /too many/i.test(comment)) {
    return {
      ...{ ...shared, title: 'SPF asks for too many names' },
      explanation: `Receivers look up at most ${LOOKUPS_MAX} names; this record needs more, or includes itself. They then ignore it.`,
      advice: 'Remove each “include”, “a” and “mx” that your mail no longer uses.',
    };
  }
  return {
    ...{ ...shared, title: 'Receivers cannot read the SPF record' },
    explanation:
      'The record has a mistake in it, so receivers ignore it. A name that it includes may have no SPF record.',
    advice: 'Compare it letter by letter with the instructions of your mail provider.',
  };
}

/** Whether the record allows an address of the mail server. Unknown addresses are not allowed. */
async function allows(dns: Dns, { host, domain }: Sender): Promise<boolean> {
  const addresses = isIP(host) ? [host] : await dns.addresses(host).catch(() => []);
  for (const address of addresses.slice(0, ADDRESSES_MAX))
    if ((await evaluate(dns, domain, address)).status === 'pass') return true;
  return false;
}

/**
 * What names the mail server in an SPF record: the record that its own domain publishes for its customers, else its
 * address.
 */
async function mechanismOf(dns: Dns, { host, domain }: Sender): Promise<string> {
  if (isIP(host)) return isIP(host) === 4 ? `ip4:${host}` : `ip6:${host}`;
  const above = namesAbove(host);
  if (above.includes(domain)) return `a:${host}`;
  for (const name of above) {
    const texts = await dns.texts(name).catch(() => []);
    if (texts.some((text) => VERSION.test(text.trim()))) return `include:${name}`;
  }
  return host ? `a:${host}` : 'mx';
}

/** The terms of a record, without its version, its `all` and empty ones. */
function termsOf(record: string): string[] {
  return record
    .split(/\s+/)
    .slice(1)
    .filter((term) => term !== '' && !ALL.test(term));
}

/** A record with these terms and the mail server. A redirect to another record becomes an `include`, which may precede `all`. */
function spfRecord(terms: readonly string[], mechanism: string): string {
  const kept = terms.map((term) => term.replace(/^redirect=/i, 'include:'));
  return ['v=spf1', ...new Set([...kept, mechanism]), '~all'].join(' ');
}

interface Evaluation {
  status: string;
  comment: string;
  lookups: number;
}

/** What receivers conclude about a server with this address. Rejects if DNS could not be asked. */
async function evaluate(dns: Dns, domain: string, ip: string): Promise<Evaluation> {
  const { spf } = await import('mailauth/lib/spf/index.js');
  const limits = { maxResolveCount: LOOKUPS_MAX, maxVoidCount: VOID_LOOKUPS_MAX };
  const { status, lookups } = await spf({
    ...{ sender: `x@${domain}`, ip, helo: domain, mta: 'localhost', strict: true, ...limits },
    resolver: dns.resolve,
  });
  const comment = status.comment || '';
  if (status.result === 'temperror') throw new Error(comment);
  return { status: status.result, comment, lookups: lookups?.count ?? 0 };
}
