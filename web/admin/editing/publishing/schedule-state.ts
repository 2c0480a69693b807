import { isEqual } from '#web/admin/editing/form/values.ts';
import * as publishingTexts from '#web/admin/texts/publishing.ts';

/** The states of a record that is published at a moment. */
export const SCHEDULE_STATES = ['draft', 'scheduled', 'published'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** The two fields that decide whether a record is public. */
export interface Publication {
  status: unknown;
  publishedAt: unknown;
}

export const TIME_IS_PAST = publishingTexts.thisTime;

/** Whether a record is a draft, scheduled or published. Published without a time means at once. */
export function scheduleState({ status, publishedAt }: Publication, now = Date.now()): ScheduleState {
  if (status !== 'published') return 'draft';
  return publicationTime(publishedAt) > now ? 'scheduled' : 'published';
}

/**
 * The state the form shows. It differs from `scheduleState` in one case: a scheduled record whose time is in the past stays
 * scheduled and cannot be saved. `intent` is the state the user chose here.
 */
export function typedState(
  typed: Publication,
  saved: Publication,
  intent: string | null,
  now = Date.now(),
): ScheduleState {
  const state = scheduleState(typed, now);
  const isChanged = typed.status !== saved.status || !isEqual(typed.publishedAt, saved.publishedAt);
  if (state !== 'published' || !isChanged) return state;
  return (intent ?? guessIntent(typed, saved, now)) === 'scheduled' ? 'scheduled' : 'published';
}

export function isLate(typed: Publication, saved: Publication, intent: string | null, now = Date.now()): boolean {
  return typedState(typed, saved, intent, now) === 'scheduled' && scheduleState(typed, now) !== 'scheduled';
}

/** For unsaved work of an earlier visit, whose chosen state is unknown: a guess that cannot publish by accident. */
function guessIntent(typed: Publication, saved: Publication, now: number): ScheduleState {
  const hasOwnTime = !Number.isNaN(publicationTime(typed.publishedAt)) && typed.publishedAt !== saved.publishedAt;
  const wasFuture = publicationTime(saved.publishedAt) > now;
  return hasOwnTime && (wasFuture || saved.status !== 'published') ? 'scheduled' : 'published';
}

/** The field values for a state. Keeps the time if it fits. */
export function fieldsForState(state: ScheduleState, publishedAt: string, now = new Date()) {
  if (state === 'draft') return { status: 'draft', publishedAt };
  const isFuture = Date.parse(publishedAt) > now.getTime();
  if (state === 'scheduled') return { status: 'published', publishedAt: isFuture ? publishedAt : tomorrowMorning(now) };
  return { status: 'published', publishedAt: isFuture ? now.toISOString() : publishedAt };
}

function publicationTime(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN;
}

function tomorrowMorning(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9).toISOString();
}
