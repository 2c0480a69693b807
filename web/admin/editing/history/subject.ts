import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import { publicationFields, type HistoryKind } from '#contract/kinds.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { sections } from '#contract/sections/index.ts';

/** The section or record a history belongs to. */
export interface HistorySubject {
  kind: HistoryKind;
  /** The name of a section or the id of a record. */
  id: string;
  /** The name shown to users. */
  title: string;
}

const RECORD_SCHEMAS: Record<string, z.ZodType | undefined> = {
  messages: contactMessage,
  leads: lead,
  ...Object.fromEntries(Object.values(collections).map(({ name, record }) => [name, record])),
};

/** The schema of the versions' content. */
export function subjectSchema({ kind, id }: HistorySubject): z.ZodType {
  const section = Object.entries(sections).find(([name]) => name === id)?.[1].record;
  return (kind === 'sections' ? section : RECORD_SCHEMAS[kind]) ?? lead;
}

/** Whether a field decides if visitors see the record. A restore leaves such fields unchanged. */
export function isVisibilityField({ kind }: HistorySubject, field: string): boolean {
  return publicationFields(kind).includes(field);
}
