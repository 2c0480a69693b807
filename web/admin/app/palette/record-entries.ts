import { TbCornerUpRight, TbMail, TbQuote, TbStack2, TbStar, TbTargetArrow, TbUser } from 'react-icons/tb';
import { SERVICE_PUBLIC_WHEN } from '#contract/constants.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import type { Lead } from '#contract/records/lead.ts';
import type { Redirect } from '#contract/records/redirect.ts';
import type { Review } from '#contract/collections/reviews.ts';
import type { ServicePageInList } from '#contract/collections/services.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import type { User } from '#contract/records/user.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { statusLabel } from '#web/admin/editing/inbox/status.tsx';
import { scheduleState } from '#web/admin/editing/publishing/schedule-state.ts';
import { collectionIcon, type PanelCollection } from '#web/admin/shell/collections.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { excerptOf, type PaletteEntry } from './find-entries.ts';
import { hasAllWords } from '#web/admin/shell/search-words.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as paletteTexts from '#web/admin/texts/palette.ts';

type SearchWords = readonly string[];

/** A record of any collection with the calls that follow from its description. */
export function recordEntry(collection: PanelCollection, words: SearchWords, record: object): PaletteEntry {
  const values: Record<string, unknown> = { ...record };
  const title = textOf(values[collection.title]);
  const texts = collection.search.filter((name) => name !== collection.title).map((name) => textOf(values[name]));
  const hit = excerptOf(words, title, texts.filter(Boolean).join(' · '));
  return {
    to: `/${collection.panel.path}/${textOf(values._id)}`,
    title,
    detail: joinDetails(stateLabel(collection, values), hit || textOf(values.category)),
    Icon: collectionIcon(collection),
  };
}

/** The words of a field, without markup. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join(' · ');
  return typeof value === 'string' ? stripTags(value) : '';
}

/** 'Draft, edited 2 h ago', 'Published Mon 3 Mar', or only the state for a collection without moments. */
function stateLabel({ publicWhen }: PanelCollection, record: Record<string, unknown>): string {
  if (!('publishedAt' in publicWhen)) return upperFirst(stateOf(publicWhen, record));
  const state = scheduleState({ status: record.status, publishedAt: record.publishedAt });
  if (state === 'draft') return paletteTexts.draftEdited(formatAgo(textOf(record.updatedAt)));
  return `${state === 'scheduled' ? paletteTexts.scheduledFor : commonTexts.published} ${formatMoment(textOf(record.publishedAt))}`;
}

export function serviceEntry(words: SearchWords, service: ServicePageInList) {
  const { _id, title, slug, subtitle, excerpt } = service;
  const isPublic = stateOf(SERVICE_PUBLIC_WHEN, service) === 'published';
  return {
    to: `/service/${_id}`,
    title,
    detail: joinDetails(
      `/services/${slug}${isPublic ? '' : ' (unpublished)'}`,
      excerptOf(words, `${title} ${slug}`, `${subtitle} ${excerpt}`),
    ),
    Icon: TbStack2,
  };
}

const MESSAGE_STATES = { new: paletteTexts.unread, read: paletteTexts.read, archived: paletteTexts.archived };

export function messageEntry(
  words: SearchWords,
  { _id, subject, message, firstName, email, status, createdAt }: ContactMessage,
) {
  const title = subject || message.slice(0, 120);
  const from = firstName || email;
  return {
    to: `/enquiries?enquiry=${encodeURIComponent(_id)}`,
    title,
    detail: joinDetails(
      MESSAGE_STATES[status],
      from,
      formatAgo(createdAt),
      excerptOf(words, `${title} ${from}`, `${message} ${email}`),
    ),
    Icon: TbMail,
  };
}

export function leadEntry(words: SearchWords, lead: Lead): PaletteEntry {
  const { _id, name, company, plan, status, message, email, phone, website, createdAt } = lead;
  const title = [name, company].filter(Boolean).join(', ');
  const shown = `${title} ${plan.title}`;
  return {
    to: `/enquiries?enquiry=${encodeURIComponent(_id)}`,
    title,
    detail: joinDetails(
      upperFirst(statusLabel(status)),
      plan.title,
      formatAgo(createdAt),
      excerptOf(words, shown, `${message} ${email} ${phone} ${website}`),
    ),
    Icon: TbTargetArrow,
  };
}

export function reviewEntry(words: SearchWords, { _id, name, role, review, stars, isApproved, isVisible }: Review) {
  const state = !isApproved ? commonTexts.pending : isVisible ? paletteTexts.approved : commonTexts.hidden;
  return {
    to: `/reviews/${_id}`,
    title: name,
    detail: joinDetails(state, paletteTexts.ofFiveStars(stars), excerptOf(words, name, `${review} ${role}`) || role),
    Icon: TbStar,
  };
}

export function testimonialEntry(words: SearchWords, { _id, name, role, feedback, isVisible }: Testimonial) {
  return {
    to: `/testimonials/${_id}`,
    title: name,
    detail: joinDetails(
      isVisible ? commonTexts.visible : commonTexts.hidden,
      excerptOf(words, name, `${feedback} ${role}`) || role,
    ),
    Icon: TbQuote,
  };
}

export function redirectEntry(words: SearchWords, { _id, from, to }: Redirect): PaletteEntry {
  const detail = to ? joinDetails(paletteTexts.moved, excerptOf(words, from, to) || to) : paletteTexts.gone;
  return { to: `/redirects/${_id}`, title: from, detail, Icon: TbCornerUpRight };
}

export function userEntry({ _id, name, email, role, isActive }: User): PaletteEntry {
  return {
    to: `/users?user=${encodeURIComponent(_id)}`,
    title: name,
    detail: joinDetails(upperFirst(role), email, isActive ? '' : paletteTexts.deactivated),
    Icon: TbUser,
  };
}

/** Whether a record contains all words, for kinds whose list is loaded completely. */
export const hasWords = {
  service: (words: SearchWords, { title, slug, subtitle, excerpt }: ServicePageInList) =>
    hasAllWords(words, `${title} ${slug} ${subtitle} ${excerpt}`),
  review: (words: SearchWords, { name, role, review }: Review) => hasAllWords(words, `${name} ${role} ${review}`),
  testimonial: (words: SearchWords, { name, role, feedback }: Testimonial) =>
    hasAllWords(words, `${name} ${role} ${feedback}`),
  user: (words: SearchWords, { name, email, role }: User) => hasAllWords(words, `${name} ${email} ${role}`),
};

function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
}

function joinDetails(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
