import {
  TbArticle,
  TbBriefcase,
  TbCornerUpRight,
  TbMail,
  TbQuote,
  TbStack2,
  TbStar,
  TbTargetArrow,
  TbUser,
} from 'react-icons/tb';
import type { BlogPostInList } from '#contract/collections/blog.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import type { Lead } from '#contract/records/lead.ts';
import type { PortfolioItemInList } from '#contract/collections/portfolio.ts';
import type { Redirect } from '#contract/records/redirect.ts';
import type { Review } from '#contract/collections/reviews.ts';
import type { ServicePageInList } from '#contract/collections/services.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import type { User } from '#contract/records/user.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { statusLabel } from '#web/admin/editing/inbox/status.tsx';
import { postState } from '#web/admin/features/blog/post-state.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { excerptOf, type PaletteEntry } from './find-entries.ts';
import { hasAllWords } from '#web/admin/shell/search-words.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';

type SearchWords = readonly string[];

export function postEntry(words: SearchWords, post: BlogPostInList): PaletteEntry {
  const { _id, title, author, excerpt, tags, content = '' } = post;
  const hit = excerptOf(words, title, [excerpt, author, ...tags, stripTags(content)].filter(Boolean).join(' · '));
  return { to: `/blog/${_id}`, title, detail: joinDetails(postStateLabel(post), hit), Icon: TbArticle };
}

export function itemEntry(words: SearchWords, item: PortfolioItemInList): PaletteEntry {
  const {
    _id,
    title,
    client,
    category,
    excerpt,
    description = '',
    tags,
    techUsed,
    makers = [],
    status,
    isVisible,
  } = item;
  const state = status !== 'published' ? 'Draft' : isVisible ? 'Published' : 'Hidden';
  const texts = [excerpt, client, category, ...tags, ...techUsed, ...makers, stripTags(description)].filter(Boolean);
  return {
    to: `/portfolio/${_id}`,
    title,
    detail: joinDetails(state, excerptOf(words, title, texts.join(' · ')) || category),
    Icon: TbBriefcase,
  };
}

export function serviceEntry(
  words: SearchWords,
  { _id, title, slug, subtitle, excerpt, isPublished }: ServicePageInList,
) {
  return {
    to: `/service/${_id}`,
    title,
    detail: joinDetails(
      `/services/${slug}${isPublished ? '' : ' (unpublished)'}`,
      excerptOf(words, `${title} ${slug}`, `${subtitle} ${excerpt}`),
    ),
    Icon: TbStack2,
  };
}

const MESSAGE_STATES = { new: 'Unread', read: 'Read', archived: 'Archived' };

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
  const state = !isApproved ? 'Pending' : isVisible ? 'Approved' : 'Hidden';
  return {
    to: `/reviews/${_id}`,
    title: name,
    detail: joinDetails(state, `${stars} of 5 stars`, excerptOf(words, name, `${review} ${role}`) || role),
    Icon: TbStar,
  };
}

export function testimonialEntry(words: SearchWords, { _id, name, role, feedback, isVisible }: Testimonial) {
  return {
    to: `/testimonials/${_id}`,
    title: name,
    detail: joinDetails(isVisible ? 'Visible' : 'Hidden', excerptOf(words, name, `${feedback} ${role}`) || role),
    Icon: TbQuote,
  };
}

export function redirectEntry(words: SearchWords, { _id, from, to }: Redirect): PaletteEntry {
  const detail = to ? joinDetails('Moved', excerptOf(words, from, to) || to) : 'Gone';
  return { to: `/redirects/${_id}`, title: from, detail, Icon: TbCornerUpRight };
}

export function userEntry({ _id, name, email, role, isActive }: User): PaletteEntry {
  return {
    to: `/users?user=${encodeURIComponent(_id)}`,
    title: name,
    detail: joinDetails(upperFirst(role), email, isActive ? '' : 'Deactivated'),
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

function postStateLabel({ status, publishedAt, updatedAt }: BlogPostInList): string {
  const state = postState({ status, publishedAt });
  if (state === 'draft') return `Draft, edited ${formatAgo(updatedAt)}`;
  return `${state === 'scheduled' ? 'Scheduled for' : 'Published'} ${formatMoment(publishedAt)}`;
}

function stripTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
}

function joinDetails(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
