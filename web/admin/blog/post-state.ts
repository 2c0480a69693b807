import type { POST_STATES } from '#contract/constants.ts';

export type PostState = (typeof POST_STATES)[number];

/** Whether a post is written, waits for its time, or is public; a published one without a time is so at once. */
export function postState(
  { status, publishedAt }: { status: unknown; publishedAt: unknown },
  now = Date.now(),
): PostState {
  if (status !== 'published') return 'draft';
  const time = typeof publishedAt === 'string' ? Date.parse(publishedAt) : NaN;
  return time > now ? 'scheduled' : 'published';
}

/** The fields that bring a post into a state; the time stays where it fits. */
export function fieldsFor(state: PostState, publishedAt: string, now = new Date()) {
  if (state === 'draft') return { status: 'draft', publishedAt };
  const isAhead = Date.parse(publishedAt) > now.getTime();
  if (state === 'scheduled') return { status: 'published', publishedAt: isAhead ? publishedAt : tomorrowMorning(now) };
  return { status: 'published', publishedAt: isAhead ? now.toISOString() : publishedAt };
}

/** What saving does to what is typed, in the words of its button. */
export function saveLabel(typed: PostState, saved: PostState | null): string {
  if (typed === 'draft') return 'Save draft';
  if (typed === saved) return 'Save';
  return typed === 'scheduled' ? 'Schedule' : 'Publish';
}

function tomorrowMorning(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9).toISOString();
}
