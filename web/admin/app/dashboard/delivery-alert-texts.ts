import { DELIVERY_FAILED_DAYS } from '#contract/constants.ts';
import type { DeliveryChannel, WaitingDeliveries } from '#contract/records/delivery.ts';
import type { MailState } from '#contract/records/mail.ts';
import { explainAnswer } from '#web/admin/shell/answer-words.ts';
import { formatClock, formatDay } from '#web/admin/shell/dates/format-date.ts';

interface AlertText {
  title: string;
  children: string;
}

/** Singular, plural, who answers, and what to do. */
const CHANNELS: Record<DeliveryChannel, [one: string, many: string, server: string, advice: string]> = {
  mail: ['mail', 'mails', 'The mail server', 'Check Site settings → Mail, then try again now.'],
  webhook: ['webhook', 'webhooks', 'The receiver', 'Check the address of the webhook, then try again now.'],
  push: ['push notification', 'push notifications', 'The push service', 'It is tried again until it works.'],
};

/** What is wrong with mail, and what to do; null if nothing is. `late` are the mails that wait for too long. */
export function mailAlertText(
  mail: MailState,
  late: WaitingDeliveries | undefined,
  isAdmin: boolean,
  now = new Date(),
): AlertText | null {
  const reason = missingText(mail);
  if (!reason) return late ? lateText(late, now) : null;
  const waiting = late && lateText(late, now).title;
  const advice = isAdmin ? ADVICE[mail.state] : 'Ask an admin to look at the mail settings.';
  return {
    title: 'Nobody is told about new enquiries',
    children: [reason, waiting, advice].filter(Boolean).join(' '),
  };
}

const ADVICE: Partial<Record<MailState['state'], string>> = {
  'not-set-up': 'Enter your mail server.',
  nobody: 'Choose who gets the emails.',
  failing: 'Check the mail settings and send a test: mails that wait leave once it works.',
};

/** Why nobody gets a mail; null if mail works or was not tried yet. */
function missingText({ state, answer }: MailState): string | null {
  if (state === 'not-set-up') return 'Mail is not set up, so the site sends no emails.';
  if (state === 'nobody') return 'The mail server is set, but no person gets the emails.';
  return state === 'failing' ? `The newest email did not leave. ${answerText(answer, 'mail')}` : null;
}

/** What waits for too long: '3 mails have been waiting since 14:05.' */
export function lateText({ channel, count, since, lastAnswer }: WaitingDeliveries, now = new Date()): AlertText {
  const [one, many, , advice] = CHANNELS[channel];
  return {
    title: `${count === 1 ? `1 ${one} has` : `${count} ${many} have`} been waiting since ${sinceText(since, now)}.`,
    children: `${answerText(lastAnswer, channel)} ${advice}`,
  };
}

/** The other server's answer in words. */
function answerText(answer: string, channel: DeliveryChannel): string {
  const [, , server] = CHANNELS[channel];
  const { words, raw } = explainAnswer(answer, channel);
  return words || (raw ? `${server} answers: “${raw}”.` : 'There is no answer yet.');
}

/** What failed for good. */
export function failedText(count: number): AlertText {
  return {
    title: `${count === 1 ? '1 delivery' : `${count} deliveries`} failed in the last ${DELIVERY_FAILED_DAYS} days.`,
    children: 'Nothing is tried again by itself. See why, then try again or tell the person another way.',
  };
}

function sinceText(iso: string, now: Date): string {
  const day = formatDay(iso, now);
  const time = formatClock(iso);
  return day === 'Today' ? time : `${day === 'Yesterday' ? 'yesterday' : day}, ${time}`;
}
