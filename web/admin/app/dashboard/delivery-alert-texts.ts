import { DELIVERY_FAILED_DAYS } from '#contract/constants.ts';
import type { DeliveryChannel, WaitingDeliveries } from '#contract/records/delivery.ts';
import type { MailState } from '#contract/records/mail.ts';
import { explainAnswer } from '#web/admin/shell/answer-words.ts';
import { formatClock, formatDay } from '#web/admin/shell/dates/format-date.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';
import * as datesTexts from '#web/admin/texts/dates.ts';
import { insideSentence } from '#web/admin/shell/dates/ago.ts';

interface AlertText {
  title: string;
  children: string;
}

/** Singular, plural, who answers, and what to do. */
const CHANNELS: Record<DeliveryChannel, [one: string, many: string, server: string, advice: string]> = {
  mail: [dashboardTexts.mail, dashboardTexts.mails, dashboardTexts.theMailServer, dashboardTexts.checkSiteSettingsMail],
  webhook: [
    dashboardTexts.webhook,
    dashboardTexts.webhooks,
    dashboardTexts.theReceiver,
    dashboardTexts.checkTheAddress,
  ],
  push: [
    dashboardTexts.pushNotification,
    dashboardTexts.pushNotifications,
    dashboardTexts.thePushService,
    dashboardTexts.itIsTriedAgainUntil,
  ],
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
  const advice = isAdmin ? ADVICE[mail.state] : dashboardTexts.askAnAdminToLook;
  return {
    title: dashboardTexts.nobodyIsToldAboutNew,
    children: [reason, waiting, advice].filter(Boolean).join(' '),
  };
}

const ADVICE: Partial<Record<MailState['state'], string>> = {
  'not-set-up': dashboardTexts.enterYourMailServer,
  nobody: dashboardTexts.chooseWhoGetsTheEmails,
  failing: dashboardTexts.checkTheMailSettings,
};

/** Why nobody gets a mail; null if mail works or was not tried yet. */
function missingText({ state, answer }: MailState): string | null {
  if (state === 'not-set-up') return dashboardTexts.mailIsNotSetUp;
  if (state === 'nobody') return dashboardTexts.theMailServerIsSet;
  return state === 'failing' ? dashboardTexts.theNewestEmailDid(answerText(answer, 'mail')) : null;
}

/** What waits for too long: '3 mails have been waiting since 14:05.' */
export function lateText({ channel, count, since, lastAnswer }: WaitingDeliveries, now = new Date()): AlertText {
  const [one, many, , advice] = CHANNELS[channel];
  return {
    title: dashboardTexts.waitsSince(count, one, many, sinceText(since, now)),
    children: `${answerText(lastAnswer, channel)} ${advice}`,
  };
}

/** The other server's answer in words. */
function answerText(answer: string, channel: DeliveryChannel): string {
  const [, , server] = CHANNELS[channel];
  const { words, raw } = explainAnswer(answer, channel);
  return words || (raw ? dashboardTexts.answers(server, raw) : dashboardTexts.thereIsNoAnswerYet);
}

/** What failed for good. */
export function failedText(count: number): AlertText {
  return {
    title: dashboardTexts.failedLately(count, DELIVERY_FAILED_DAYS),
    children: dashboardTexts.nothingIsTriedAgain,
  };
}

function sinceText(iso: string, now: Date): string {
  const day = formatDay(iso, now);
  const time = formatClock(iso);
  return day === datesTexts.todayLabel ? time : `${insideSentence(day)}, ${time}`;
}
