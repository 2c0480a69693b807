import { slugify } from '#contract/slug.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { Publishing, ConfirmQuestion } from '#web/admin/editing/form/publishing.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { fieldsForState, isLate, postState, TIME_IS_PAST, typedState, type PostState } from './post-state.ts';

/** The effect of saving the typed post over the saved one. */
export function postPublishing(typed: Values, saved: Values, intent: string | null, now = new Date()): Publishing {
  const post = publicationFrom(typed);
  const before = postState(publicationFrom(saved), now.getTime());
  const state = typedState(post, publicationFrom(saved), intent, now.getTime());
  const label = postSaveLabel(state, before);
  const issues = isLate(post, publicationFrom(saved), intent, now.getTime())
    ? [{ path: 'publishedAt', message: TIME_IS_PAST }]
    : [];
  if (state === 'draft' && before !== 'published') return { label, issues, publish: publishAction(typed, now) };
  return state === before ? { label, issues } : { label, issues, question: publishQuestion(state, typed, before) };
}

/** The save button names its effect. */
export function postSaveLabel(typed: PostState, saved: PostState): string {
  if (typed === 'draft') return saved === 'published' ? 'Unpublish' : 'Save draft';
  if (typed === saved) return 'Save';
  return typed === 'scheduled' ? 'Schedule' : 'Publish';
}

/** Publishes a draft: now, or at its time if that lies ahead. */
function publishAction(typed: Values, now: Date): Publishing['publish'] {
  const { publishedAt } = publicationFrom(typed);
  const state = postState({ status: 'published', publishedAt }, now.getTime());
  const question = publishQuestion(state, typed, 'draft');
  const fields = fieldsForState(state, typeof publishedAt === 'string' ? publishedAt : '', now);
  return { label: `${question.confirm}…`, question, fields, intent: state };
}

function publishQuestion(state: PostState, { title, slug, publishedAt }: Values, before: PostState): ConfirmQuestion {
  const name = `“${String(title)}”`;
  const path = `/blog/${slugify(String(slug))}`;
  if (state === 'draft') {
    const text = `${name} becomes a draft. Visitors can no longer open ${path}.`;
    return { title: 'Take this post off the site?', text, confirm: 'Unpublish' };
  }
  if (state === 'published') {
    const text = `Everyone can then read ${name} at ${path} and find it in the blog and its feeds.`;
    return { title: 'Publish this post?', text, confirm: 'Publish' };
  }
  const leaves = before === 'published' ? ' Until then it is not on the site.' : '';
  const text = `${name} is published automatically at ${path} on ${formatFull(String(publishedAt))}, your time.${leaves}`;
  return { title: 'Schedule this post?', text, confirm: 'Schedule' };
}

function publicationFrom({ status, publishedAt }: Values) {
  return { status, publishedAt };
}
