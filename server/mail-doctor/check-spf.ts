import { isIP } from 'node:net';
import type { MailCheck } from '#contract/records/mail-doctor.ts';
import type { Dns } from './dns.ts';
import { isInternalAddress, isPublicDomain, namesAbove, type Sender } from './sender.ts';

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
const EVERY_ADDRESS = /^\+?ip[46]:\S+\/0$/i;
const FROM_OUTSIDE =
  'It must name the server that delivers your mails to others: ask your provider for its “include”, or name the public address of your own mail server.';

/** Whether the domain of the sender allows its mail server to send. */
export async function checkSpf(dns: Dns, sender: Sender): Promise<MailCheck> {
  const { domain } = sender;
  const found = (await dns.texts(domain)).map((text) => text.trim()).filter((text) => VERSION.test(text));
  const check = { name: 'spf', effect: EFFECT, found } as const;
  const mechanism = await mechanismOf(dns, sender);
  if (found.length === 0) return { ...check, ...noRecord(domain, mechanism) };
  const better = betterRecords(domain, found, mechanism);
  if (found.length > 1) {
    return {
      ...check,
      ...{ state: 'broken', title: 'More than one SPF record', records: better },
      explanation: `${domain} has ${found.length} SPF records. Receivers then ignore all of them.`,
      advice: better.length > 0 ? 'Replace all of them by this one, then check again.' : 'Keep only one of them.',
    };
  }
  const result = await evaluate(dns, domain, NO_SERVER);
  if (result.status === 'permerror') return { ...check, ...unusable(result) };
  const isNamed = found.flatMap(termsOf).some((term) => term.replace(/^\+/, '').toLowerCase() === mechanism);
  const isAllowed = isNamed || (await allows(dns, sender));
  const hasRoom = isNamed || result.lookups + (await lookupsOf(dns, mechanism)) <= LOOKUPS_MAX;
  return { ...check, ...verdict(result, isAllowed, { sender, mechanism, better, hasRoom }) };
}

function noRecord(domain: string, mechanism: string): Verdict {
  return {
    ...{ state: 'missing', title: 'No SPF record', records: betterRecords(domain, [], mechanism) },
    explanation: `${domain} has no TXT record that starts with v=spf1.`,
    advice: mechanism
      ? `Add this record. If your mail provider names another “include”, put it in place of ${mechanism}.`
      : `Add the record that your mail provider names. ${FROM_OUTSIDE}`,
  };
}

/** The record to have instead of those that were found; none if it would name no server. */
function betterRecords(host: string, found: readonly string[], mechanism: string): MailCheck['records'] {
  const terms = found.flatMap(termsOf);
  if (terms.length === 0 && !mechanism) return [];
  return [{ host, type: 'TXT', value: spfRecord(terms, mechanism, isStrict(found)) }];
}

interface Facts {
  sender: Sender;
  /** What names the mail server in the record; '' if that is not known. */
  mechanism: string;
  better: MailCheck['records'];
  /** Whether the record may ask for one more name. */
  hasRoom: boolean;
}

function verdict({ status, lookups }: Evaluation, isAllowed: boolean, facts: Facts): Verdict {
  const { sender, mechanism, better, hasRoom } = facts;
  const { host, domain } = sender;
  const replace = better.length > 0 ? 'Replace it by this record.' : `Name your mail server in it. ${FROM_OUTSIDE}`;
  if (status === 'pass') {
    return {
      ...{ state: 'broken', title: 'SPF allows everybody', records: better },
      explanation: `The record of ${domain} lets every server in the world send in its name, so receivers give nothing on it.`,
      advice: replace,
    };
  }
  if (!isAllowed && !mechanism) {
    return {
      ...{ state: 'unknown', title: 'Your mail server cannot be compared', records: [] },
      explanation: `The record is valid. Whether it names your mail server cannot be seen: only your own network knows ${host || 'its address'}.`,
      advice: FROM_OUTSIDE,
    };
  }
  if (!isAllowed) {
    const another = `If your mail provider names another “include”, put it in place of ${mechanism}.`;
    return {
      ...{ state: 'improve', title: 'SPF does not name your mail server', records: hasRoom ? better : [] },
      explanation: `The record is valid, but the addresses of ${host} are not in it. That is enough only if your provider sends from other servers, which the record names.`,
      advice: hasRoom
        ? `If mails arrive in spam, replace it by this record. ${another}`
        : `Receivers look up at most ${LOOKUPS_MAX} names, and this record needs ${lookups}. If mails arrive in spam, first remove what your mail no longer uses, then add ${mechanism}.`,
    };
  }
  if (status === 'neutral') {
    return {
      ...{ state: 'improve', title: 'SPF says nothing about other servers', records: better },
      explanation: `Your mail server ${host} is allowed. The record does not end with ~all or -all, so it does not stop others who send in your name.`,
      advice: replace,
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

/** Whether the record allows an address of the mail server. Unknown and internal addresses are not allowed. */
async function allows(dns: Dns, { host, domain }: Sender): Promise<boolean> {
  for (const address of await publicAddresses(dns, host))
    if ((await evaluate(dns, domain, address)).status === 'pass') return true;
  return false;
}

/** The addresses of a host that receivers of a mail can see. */
async function publicAddresses(dns: Dns, host: string): Promise<string[]> {
  const addresses = isIP(host) ? [host] : isPublicDomain(host) ? await dns.addresses(host).catch(() => []) : [];
  return addresses.filter((address) => !isInternalAddress(address)).slice(0, ADDRESSES_MAX);
}

/**
 * What names the mail server in an SPF record: the record that its own domain publishes for its customers, else its
 * name, else its address; '' if only our own network knows it.
 */
async function mechanismOf(dns: Dns, { host, domain }: Sender): Promise<string> {
  if (isIP(host)) return isInternalAddress(host) ? '' : `ip${isIP(host)}:${host}`;
  if (!isPublicDomain(host)) return '';
  const above = namesAbove(host);
  for (const name of above.includes(domain) ? [] : above) {
    const texts = await dns.texts(name).catch(() => []);
    // A record without terms says that the domain sends no mails.
    if (texts.some((text) => VERSION.test(text.trim()) && termsOf(text.trim()).length > 0)) return `include:${name}`;
  }
  const addresses: string[] = await dns.addresses(host).catch(() => []);
  const isInternal = addresses.length > 0 && addresses.every(isInternalAddress);
  return isInternal ? '' : `a:${host}`;
}

/** How many names receivers look up for one more term of a record. */
async function lookupsOf(dns: Dns, mechanism: string): Promise<number> {
  const [kind, name = ''] = mechanism.split(':');
  if (kind === 'a') return 1;
  return kind === 'include' ? 1 + (await evaluate(dns, name, NO_SERVER)).lookups : 0;
}

/** The terms of a record, without its version, its `all`, empty ones, and those that allow every address. */
function termsOf(record: string): string[] {
  return record
    .split(/\s+/)
    .slice(1)
    .filter((term) => term !== '' && !ALL.test(term) && !EVERY_ADDRESS.test(term));
}

/** Whether the present records refuse all other servers. */
function isStrict(records: readonly string[]): boolean {
  return records.length > 0 && records.every((record) => /\s-all\b/i.test(record));
}

/** A record with these terms and the mail server. A redirect to another record becomes an `include`, which may precede `all`. */
function spfRecord(terms: readonly string[], mechanism: string, isStrictOne: boolean): string {
  const kept = terms.map((term) => term.replace(/^redirect=/i, 'include:'));
  const all = [...kept, mechanism].filter((term) => term !== '');
  return ['v=spf1', ...new Set(all), isStrictOne ? '-all' : '~all'].join(' ');
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
