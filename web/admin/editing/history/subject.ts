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

/** What a history is of. */
export interface Subject {
  kind: HistoryKind;
  /** The name of a section, the id of a record. */
  id: string;
  /** What a person calls it. */
  title: string;
}

const RECORDS: Record<string, z.ZodType> = {
  testimonials: testimonial,
  reviews: review,
  messages: contactMessage,
  leads: lead,
  blog: blogPost,
  portfolio: portfolioItem,
  services: servicePage,
};

/** The description of what versions say. */
export function schemaOf({ kind, id }: Subject): z.ZodType {
  const section = Object.entries(sections).find(([name]) => name === id)?.[1].record;
  return (kind === 'sections' ? section : RECORDS[kind]) ?? blogPost;
}

/** Whether a field says if visitors see the record: restoring leaves it as it is. */
export function isStateOf({ kind }: Subject, field: string): boolean {
  return PUBLICATION_FIELDS[kind]?.includes(field) ?? false;
}
