import type { DeliveryChannel } from '#contract/records/delivery.ts';
import { ownAnswers } from '#contract/texts.ts';
import * as shellTexts from '#web/admin/texts/shell.ts';

/** What an attempt brought: in words, and the other server's own answer; '' for none. */
export interface AnswerWords {
  words: string;
  raw: string;
}

const OWN: readonly string[] = Object.values(ownAnswers);
const SPAM = shellTexts.theMailServerRefuses;
const LATER = shellTexts.theMailServerAsks;
const ADDRESS = shellTexts.thisAddressDoesNotExist;
const FULL = shellTexts.thisMailboxIsFull;
const TOO_LARGE = shellTexts.thisMailIsTooLarge;

/** By subject and detail of an enhanced status code (RFC 3463): the 1.1 of 5.1.1. */
const ENHANCED: Record<string, string> = {
  '1.1': ADDRESS,
  '1.2': shellTexts.theDomainOfThisAddress,
  '1.3': ADDRESS,
  '1.6': shellTexts.thisAddressHasMoved,
  '1.10': shellTexts.theDomainOfThisAddressTakes,
  '2.1': shellTexts.thisMailboxIsSwitchedOff,
  '2.2': FULL,
  '2.3': TOO_LARGE,
  '3.1': shellTexts.theMailServerHasNo,
  '3.4': TOO_LARGE,
  '7.1': SPAM,
  '7.26': shellTexts.theMailServerRefusesTheSender,
};
/** By reply code of SMTP (RFC 5321). */
const REPLIES: Record<string, string> = {
  '421': LATER,
  '450': LATER,
  '451': LATER,
  '452': shellTexts.theMailServerHasNo,
  '530': ownAnswers.mailNoLogin,
  '535': ownAnswers.mailLogin,
  '550': shellTexts.theMailServerTakesNo,
  '551': ADDRESS,
  '552': FULL,
  '553': shellTexts.theMailServer,
  '554': SPAM,
};

/** Separates our own words of an answer from the other server's, and explains those. */
export function explainAnswer(answer: string, channel: DeliveryChannel): AnswerWords {
  if (channel !== 'mail') return { words: answer, raw: '' }; // words already
  const words: string[] = [];
  let raw = answer.trim();
  for (let own = ownStart(raw); own; own = ownStart(raw)) {
    words.push(own);
    raw = raw.slice(own.length).trim();
  }
  const meaning = smtpMeaning(raw);
  if (meaning && !words.includes(meaning)) words.push(meaning);
  return { words: words.join(' '), raw };
}

function ownStart(text: string): string | undefined {
  return OWN.find((own) => text.startsWith(own));
}

function smtpMeaning(raw: string): string {
  const [, code = '', detail = ''] = /\b([245]\d\d)[ -](?:[245]\.(\d{1,3}\.\d{1,3})\b)?/.exec(raw) ?? [];
  if (code.startsWith('2')) return shellTexts.theMailServerTookIt;
  // Greylisting, for example: the server has its reasons, but may change its mind.
  if (code.startsWith('4') && detail.startsWith('7.')) return LATER;
  return ENHANCED[detail] ?? REPLIES[code] ?? '';
}
