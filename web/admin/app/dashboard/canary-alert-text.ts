import { CANARY_ADVICE, CANARY_LATE_HOURS, CANARY_STEPS } from '#contract/canary-steps.ts';
import type { CanaryStatus } from '#contract/records/canary.ts';

interface AlertText {
  title: string;
  text: string;
}

/** What is wrong with the contact form, and what to do; null if nothing is. */
export function canaryAlertText({ state, isLate, runs }: CanaryStatus): AlertText | null {
  if (state !== 'on') return null;
  const last = runs.find(({ result }) => result !== 'running');
  if (last?.result === 'failed') {
    const title = 'The daily check of the contact form failed';
    const failed = last.steps.find(({ isPassed }) => !isPassed);
    if (!failed) return { title, text: 'The server stopped during the check. It is repeated within an hour.' };
    const problem = /[.!?]$/.test(failed.problem) ? failed.problem : `${failed.problem}.`;
    return {
      title,
      text: `This step failed: “${CANARY_STEPS[failed.name]}”. ${problem} ${CANARY_ADVICE[failed.name]}`,
    };
  }
  if (!isLate) return null;
  return {
    title: 'The daily check of the contact form does not run',
    text: `No check has started for ${CANARY_LATE_HOURS} hours, so nobody knows whether enquiries arrive. Restart the server, and look into its log if that does not help.`,
  };
}
