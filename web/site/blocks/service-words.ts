import { SERVICE_SECTIONS } from '#contract/constants.ts';
import { htmlExcerpt, isBlankHtml } from '../html-text.ts';

interface Words {
  heading: string;
  text: string;
}

/** What the views of all blocks that explain a service have in common. */
export function inServiceColumn(type: keyof typeof SERVICE_SECTIONS) {
  return {
    section: null,
    reads: {},
    headline: ({ heading }: Words) => heading || SERVICE_SECTIONS[type],
    lead: ({ text }: Words) => htmlExcerpt(text),
    isEmpty: ({ heading: _, text, ...lists }: Words) =>
      isBlankHtml(text) && Object.values(lists).every((entries) => !showsWords(entries)),
    isColumn: true as const,
  };
}

/** Fields that alone show nothing. */
const SILENT = ['sent', 'logoUrl', 'ctaText', 'ctaLink'];

function showsWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => !SILENT.includes(name) && showsWords(part));
}
