import type { WebhookAnswer } from '#contract/records/webhook.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';

/** The newest answer in short: 'Answered 200, 14:05', 'No answer, 14 Nov'. */
export function lastAnswerText({ text, isAccepted, at }: WebhookAnswer, now = new Date()): string {
  const status = /answered (\d{3})/.exec(text)?.[1];
  const said = status ? `Answered ${status}` : isAccepted ? 'Accepted' : 'No answer';
  return `${said}, ${formatMoment(at, now).replace('Today, ', '')}`;
}
