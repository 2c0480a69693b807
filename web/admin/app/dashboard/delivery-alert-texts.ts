import { DELIVERY_FAILED_DAYS } from '#contract/constants.ts';
import type { DeliveryChannel, WaitingDeliveries } from '#contract/records/delivery.ts';
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

/** What waits for too long: '3 mails have been waiting since 14:05.' */
export function lateText({ channel, count, since, lastAnswer }: WaitingDeliveries, now = new Date()): AlertText {
  const [one, many, server, advice] = CHANNELS[channel];
  const { words, raw } = explainAnswer(lastAnswer, channel);
  const answer = words || (raw ? `${server} answers: “${raw}”.` : 'There is no answer yet.');
  return {
    title: `${count === 1 ? `1 ${one} has` : `${count} ${many} have`} been waiting since ${sinceText(since, now)}.`,
    children: `${answer} ${advice}`,
  };
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
