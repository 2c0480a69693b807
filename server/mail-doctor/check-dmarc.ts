import type { DnsRecord, MailCheck } from '#contract/records/mail-doctor.ts';
import type { Dns } from './dns.ts';
import type { Sender } from './sender.ts';

const EFFECT =
  'Without it, anybody can send mails in your name, and large mail providers trust mails from the domain less.';
const PERCENT = /;\s*pct\s*=\s*(\d+)/i;
const VERSION = /^v\s*=\s*DMARC1\s*(?:;|$)/i;

/** What the domain tells receivers to do with mails that only claim to come from it. */
export async function checkDmarc(dns: Dns, { domain, address }: Sender): Promise<MailCheck> {
  const host = `_dmarc.${domain}`;
  const found = (await dns.texts(host)).filter((text) => VERSION.test(text.trim()));
  const check = { name: 'dmarc', effect: EFFECT, found } as const;
  const first: DnsRecord = { host, type: 'TXT', value: `v=DMARC1; p=none; rua=mailto:${address}` };
  if (found.length > 1) {
    return {
      ...check,
      ...{ state: 'broken', title: 'More than one DMARC record', records: [{ ...first, value: found[0] ?? '' }] },
      explanation: `${host} has ${found.length} DMARC records. Receivers then ignore all of them.`,
      advice: 'Delete all of them but this one.',
    };
  }
  const policy = await findPolicy(dns, domain);
  if (!policy) {
    const isUnreadable = found.length > 0;
    return {
      ...check,
      ...{ state: isUnreadable ? 'broken' : 'missing', records: [first] },
      title: isUnreadable ? 'Receivers cannot read the DMARC record' : 'No DMARC record',
      explanation: isUnreadable
        ? 'It has no valid policy (p=none, p=quarantine or p=reject).'
        : `${host} has no TXT record with v=DMARC1.`,
      advice: `${isUnreadable ? 'Replace it by' : 'Add'} this record. It changes nothing for your mails yet; reports about them come to ${address}.`,
    };
  }
  const inherited = found.length === 0 ? ` The record of ${policy.domain} applies to it.` : '';
  const records = found.length > 0 ? found : [policy.rr];
  return { ...check, found: records, ...verdict(policy.policy, { host, rr: policy.rr, inherited }) };
}

interface Found {
  host: string;
  rr: string;
  inherited: string;
}

function verdict(policy: string, { host, rr, inherited }: Found): Omit<MailCheck, 'name' | 'effect' | 'found'> {
  const instead = inherited ? 'add this record' : 'replace it by this record';
  if (policy === 'none') {
    const value = /\bp\s*=\s*none/i.test(rr) ? rr.replace(/\bp\s*=\s*none/i, 'p=quarantine') : 'v=DMARC1; p=quarantine';
    return {
      ...{ state: 'improve', title: 'DMARC only watches' },
      explanation: `The policy “none” is enough to be accepted, but mails that others send in your name arrive too.${inherited}`,
      advice: `Once SPF and DKIM are in order and the reports show only your own mails, ${instead}.`,
      records: [{ host, type: 'TXT', value }],
    };
  }
  const action = policy === 'reject' ? 'refuse' : 'sort into spam';
  const share = Number(PERCENT.exec(rr)?.[1] ?? 100);
  if (share < 100) {
    return {
      ...{ state: 'improve', title: 'DMARC protects a part of the mails' },
      explanation: `Receivers ${action} ${share} % of the mails that only claim to come from your domain.${inherited}`,
      advice: `Once the reports show only your own mails, ${instead}.`,
      records: [{ host, type: 'TXT', value: rr.replace(PERCENT, '') }],
    };
  }
  return {
    ...{ state: 'good', title: 'DMARC protects the domain', advice: '', records: [] },
    explanation: `Receivers ${action} mails that only claim to come from your domain.${inherited}`,
  };
}

/** The policy that applies to a domain, its own or that of a domain above it; null if there is none. */
async function findPolicy(dns: Dns, domain: string) {
  const { dmarc } = await import('mailauth/lib/dmarc/index.js');
  const result = await dmarc({ headerFrom: `x@${domain}`, spfDomains: [], dkimDomains: [], resolver: dns.resolve });
  if (!result || !result.rr) {
    if (result && result.status.result === 'temperror') throw new Error(result.status.comment || 'DNS failed');
    return null;
  }
  return { policy: result.policy, rr: result.rr, domain: result.policyDomain ?? domain };
}
