import type { z } from 'zod';
import { PUBLICATION_FIELDS, type HistoryKind } from '#contract/constants.ts';
import { blogPost } from '#contract/records/blog-post.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { portfolioItem } from '#contract/records/portfolio-item.ts';
import { review } from '#contract/records/review.ts';
import { servicePage } from '#contract/records/service-page.ts';
import { testimonial } from '#contract/records/testimonial.ts';
import { sections } from '#contract/sections/index.ts';

/** The section or record a history belongs to. */
export interface HistorySubject {
  kind: HistoryKind;
  /** The name of a section or the id of a record. */
  id: string;
  /** The name shown to users. */
  title: string;
}

const RECORD_SCHEMAS: Record<string, z.ZodType> = {
  testimonials: testimonial,
  reviews: review,
  messages: contactMessage,
  leads: lead,
  blog: blogPost,
  portfolio: portfolioItem,
  services: servicePage,
};

/** The schema of the versions' content. */
export function subjectSchema({ kind, id }: HistorySubject): z.ZodType {
  const section = Object.entries(sections).find(([name]) => name === id)?.[1].record;
  return (kind === 'sections' ? section : RECORD_SCHEMAS[kind]) ?? blogPost;
}

/** Whether a field decides if visitors see the record. A restore leaves such fields unchanged. */
export function isVisibilityField({ kind }: HistorySubject, field: string): boolean {
  return PUBLICATION_FIELDS[kind]?.includes(field) ?? false;
}
