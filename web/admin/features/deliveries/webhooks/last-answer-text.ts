import type { WebhookAnswer } from '#contract/records/webhook.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import * as webhooksTexts from '#web/admin/texts/webhooks.ts';

/** The newest answer in short: 'Answered 200, 14:05', 'No answer, 14 Nov'. */
export function lastAnswerText({ text, isAccepted, at }: WebhookAnswer, now = new Date()): string {
  const status = /answered (\d{3})/.exec(text)?.[1];
  const said = status ? webhooksTexts.answered(status) : isAccepted ? webhooksTexts.accepted : webhooksTexts.noAnswer;
  return `${said}, ${formatMoment(at, now).replace(webhooksTexts.today, '')}`;
}
