import type { POST_STATES } from '#contract/constants.ts';
import { same } from '#web/admin/editing/form/values.ts';

export type PostState = (typeof POST_STATES)[number];

/** The two fields that decide whether a post is public. */
export interface Publication {
  status: unknown;
  publishedAt: unknown;
}

export const TIME_IS_PAST = 'This time is in the past. Choose a later time, or publish now.';

/** Whether a post is written, waits for its time, or is public; a published one without a time is so at once. */
export function postState({ status, publishedAt }: Publication, now = Date.now()): PostState {
  if (status !== 'published') return 'draft';
  return timeOf(publishedAt) > now ? 'scheduled' : 'published';
}

/**
 * The state that the form shows. It differs from `postState` in one case: a post that was to be scheduled stays
 * scheduled when its time is in the past, and cannot be saved like that. `intent` is the state a person chose here.
 */
export function typedState(typed: Publication, saved: Publication, intent: string | null, now = Date.now()): PostState {
  const state = postState(typed, now);
  const isChanged = typed.status !== saved.status || !same(typed.publishedAt, saved.publishedAt);
  if (state !== 'published' || !isChanged) return state;
  return (intent ?? guessIntent(typed, saved, now)) === 'scheduled' ? 'scheduled' : 'published';
}

export function isLate(typed: Publication, saved: Publication, intent: string | null, now = Date.now()): boolean {
  return typedState(typed, saved, intent, now) === 'scheduled' && postState(typed, now) !== 'scheduled';
}

/** For unsaved work of an earlier visit, of which nobody knows what was chosen: what cannot publish by accident. */
function guessIntent(typed: Publication, saved: Publication, now: number): PostState {
  const hasOwnTime = !Number.isNaN(timeOf(typed.publishedAt)) && typed.publishedAt !== saved.publishedAt;
  const wasAhead = timeOf(saved.publishedAt) > now;
  return hasOwnTime && (wasAhead || saved.status !== 'published') ? 'scheduled' : 'published';
}

/** The fields that bring a post into a state; the time stays where it fits. */
export function fieldsFor(state: PostState, publishedAt: string, now = new Date()) {
  if (state === 'draft') return { status: 'draft', publishedAt };
  const isAhead = Date.parse(publishedAt) > now.getTime();
  if (state === 'scheduled') return { status: 'published', publishedAt: isAhead ? publishedAt : tomorrowMorning(now) };
  return { status: 'published', publishedAt: isAhead ? now.toISOString() : publishedAt };
}

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN;
}

function tomorrowMorning(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9).toISOString();
}
