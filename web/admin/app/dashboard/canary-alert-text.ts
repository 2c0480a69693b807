import { CANARY_ADVICE, CANARY_LATE_HOURS, CANARY_STEPS } from '#contract/canary-steps.ts';
import type { CanaryStatus } from '#contract/records/canary.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

interface AlertText {
  title: string;
  text: string;
}

/** What is wrong with the contact form, and what to do; null if nothing is. */
export function canaryAlertText({ state, isLate, runs }: CanaryStatus): AlertText | null {
  if (state !== 'on') return null;
  const last = runs.find(({ result }) => result !== 'running');
  if (last?.result === 'failed') {
    const title = dashboardTexts.theDailyCheck;
    const failed = last.steps.find(({ isPassed }) => !isPassed);
    if (!failed) return { title, text: dashboardTexts.theServerStoppedDuring };
    const problem = /[.!?]$/.test(failed.problem) ? failed.problem : `${failed.problem}.`;
    return {
      title,
      text: dashboardTexts.thisStepFailed(CANARY_STEPS[failed.name], problem, CANARY_ADVICE[failed.name]),
    };
  }
  if (!isLate) return null;
  return {
    title: dashboardTexts.theDailyCheckOfTheContact,
    text: dashboardTexts.noCheckHasStarted(CANARY_LATE_HOURS),
  };
}
