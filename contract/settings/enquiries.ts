import { LEAD_STATUSES, type EnquiryStage } from '#contract/constants.ts';
import type { FieldIssue } from '#contract/failures.ts';
import { group, line, toggle, wholeNumber } from '#contract/fields.ts';
import { settingsGroup } from './settings-group.ts';

/** The names of the stages until staff choose others. */
export const STAGE_NAMES: Record<EnquiryStage, string> = {
  new: 'New',
  contacted: 'In contact',
  qualified: 'Proposal sent',
  won: 'Won',
  lost: 'Lost',
};

/** From Sunday on, as dates count them. */
export const WEEK_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type WeekDay = (typeof WEEK_DAYS)[number];

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The computed response time is not shown before so many answers. */
export const ANSWERS_MIN = 10;

const stageNames = Object.fromEntries(
  LEAD_STATUSES.map((stage) => [stage, line(STAGE_NAMES[stage], { fallback: STAGE_NAMES[stage], max: 30 })]),
) as Record<EnquiryStage, ReturnType<typeof line>>; // one for each stage
const workDays = Object.fromEntries(
  WEEK_DAYS.map((day) => [
    day,
    toggle(`${day.charAt(0).toUpperCase()}${day.slice(1)}`, day !== 'sunday' && day !== 'saturday'),
  ]),
) as Record<WeekDay, ReturnType<typeof toggle>>; // one for each day

/** How the agency works on enquiries. */
export const enquiries = settingsGroup(
  'enquiries',
  'Enquiries',
  'How you work on what visitors send.',
  {
    stageNames: group('Names of the stages', stageNames),
    workDays: group('Working days', workDays),
    workFrom: line('Work begins at', { fallback: '09:00', max: 5, heading: 'Working hours' }),
    workUntil: line('Work ends at', { fallback: '18:00', max: 5 }),
    reminderDays: wholeNumber('Remind after working days', {
      min: 0,
      max: 60,
      fallback: 2,
      heading: 'Reminders',
      help: 'Without an answer or any other work for so long, the owner of an open enquiry gets an email. 0 for none.',
    }),
    showsResponseTime: toggle('Show how fast you answer', false, {
      heading: 'Response time',
      help: `Beside the contact form, the median of the last 90 days in working hours replaces the text of the section. It is not shown before ${ANSWERS_MIN} answers.`,
    }),
    responseLimitHours: wholeNumber('Hide it above working hours', { min: 1, max: 400, fallback: 24 }),
  },
  { check: workIssues },
);

export interface WorkingHours {
  workDays: Record<WeekDay, boolean>;
  workFrom: string;
  workUntil: string;
}

function workIssues({ workDays: days, workFrom, workUntil }: WorkingHours): FieldIssue[] {
  const clocks = { workFrom, workUntil };
  const wrong = Object.entries(clocks).filter(([, clock]) => !CLOCK.test(clock));
  const isBackward = wrong.length === 0 && workFrom >= workUntil;
  return [
    ...wrong.map(([path]) => ({ path, message: 'Enter a time, for example 09:00' })),
    ...(isBackward ? [{ path: 'workUntil', message: 'Work must end after it begins' }] : []),
    ...(Object.values(days).some(Boolean) ? [] : [{ path: 'workDays', message: 'Choose at least one working day' }]),
  ];
}
