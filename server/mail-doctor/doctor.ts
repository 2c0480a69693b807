import {
  MAIL_CHECKS,
  MAIL_DOCTOR_MAX_SECONDS,
  MAIL_DOCTOR_MINUTES,
  type MailCheck,
  type MailCheckName,
  type MailDoctor,
} from '#contract/records/mail-doctor.ts';
import type { MailSetup } from '#server/mail/mail-setup.ts';
import { checkDkim } from './check-dkim.ts';
import { checkDmarc } from './check-dmarc.ts';
import { checkMx } from './check-mx.ts';
import { checkSpf } from './check-spf.ts';
import { dnsReason, openDns, type Dns } from './dns.ts';
import { isPublicDomain, senderOf, type Sender } from './sender.ts';

/** Milliseconds between two checks that callers ask for. */
const FRESH_MIN_MS = 5000;
/** What is shown of records: they are text of strangers. */
const SHOWN_RECORDS = 6;
const SHOWN_LENGTH = 800;

const CHECKS: Record<MailCheckName, (dns: Dns, sender: Sender) => Promise<MailCheck>> = {
  spf: checkSpf,
  dkim: checkDkim,
  dmarc: checkDmarc,
  mx: checkMx,
};

interface Parts {
  /** The addresses of the DNS servers; by default those of the machine. */
  dnsServers?: readonly string[] | undefined;
  maxMs?: number;
  now?: () => number;
}

interface Question {
  setup: MailSetup | null;
  /** The DKIM selector from the settings; '' if unknown. */
  selector: string;
  /** Asks again even if there is a recent result. */
  isFresh: boolean;
}

/** Asks DNS about the sender of the site, and keeps the newest result for some minutes. */
export function openMailDoctor(parts: Parts = {}) {
  const { now = Date.now } = parts;
  let kept: { key: string; at: number; result: Promise<MailDoctor> } | undefined;

  return function diagnose({ setup, selector, isFresh }: Question): Promise<MailDoctor> {
    const checkedAt = new Date(now()).toISOString();
    if (!setup)
      return Promise.resolve(without('', checkedAt, 'Mail is not set up yet, so there is no sender to check.'));
    const sender = senderOf(setup, selector);
    const key = JSON.stringify(sender);
    const age = kept?.key === key ? now() - kept.at : Infinity;
    const isRecent = age < (isFresh ? FRESH_MIN_MS : MAIL_DOCTOR_MINUTES * 60_000);
    if (!kept || !isRecent) kept = { key, at: now(), result: examine(sender, checkedAt, parts) };
    return kept.result;
  };
}

async function examine(sender: Sender, checkedAt: string, { dnsServers, maxMs }: Parts): Promise<MailDoctor> {
  const { domain } = sender;
  if (!isPublicDomain(domain)) {
    return without(
      domain,
      checkedAt,
      `“${domain}” is no domain that others can look up. Choose a sender of your own domain.`,
    );
  }
  const dns = openDns(AbortSignal.timeout(maxMs ?? MAIL_DOCTOR_MAX_SECONDS * 1000), dnsServers);
  try {
    await dns.mailServers(domain); // the resolver's memory makes the check itself free of a second wait
  } catch (error) {
    const problem = `The records of ${domain} could not be looked up: ${dnsReason(error)}. This says nothing about your mails. Check again in a few minutes.`;
    return without(domain, checkedAt, problem);
  }
  const checks = await Promise.all(
    MAIL_CHECKS.map((name) => CHECKS[name](dns, sender).catch((error: unknown) => unknown(name, error))),
  );
  return { domain, checkedAt, isReached: true, problem: '', checks: checks.map(shortened) };
}

function without(domain: string, checkedAt: string, problem: string): MailDoctor {
  return { domain, checkedAt, isReached: false, problem, checks: [] };
}

function unknown(name: MailCheckName, error: unknown): MailCheck {
  return {
    ...{ name, state: 'unknown', title: 'Could not be checked', effect: '', found: [], records: [] },
    explanation: `The answer is missing: ${dnsReason(error)}.`,
    advice: 'Check again in a few minutes.',
  };
}

function shortened(check: MailCheck): MailCheck {
  const found = check.found.slice(0, SHOWN_RECORDS).map((text) => printable(text).slice(0, SHOWN_LENGTH));
  const records = check.records.map((record) => ({ ...record, value: printable(record.value) }));
  return { ...check, found, records };
}

/** The text without control characters and marks that change the direction of writing. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
