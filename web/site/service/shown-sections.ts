import { SERVICE_BLOCKS, type ServiceBlockType } from '#contract/constants.ts';
import type { ServiceBlock, ServicePage } from '#contract/records/service-page.ts';
import { slugify } from '#contract/slug.ts';
import { wordsOf } from './items.ts';

/** A section as the page draws it. */
export interface ShownSection {
  /** The anchor by which it is linked to; no two on a page are alike. */
  id: string;
  /** One that this site does not know is drawn as custom. */
  type: ServiceBlockType;
  /** Its heading; '' where it has none. */
  title: string;
  /** What the quick links call it. */
  label: string;
  content: string;
  /** Those that say something. */
  items: readonly unknown[];
}

const UNTITLED = 'Details';
/** Names that the layout around every page has given away. */
const OF_THE_LAYOUT = ['content', 'mobile-menu', 'page-state', 'setting-sun'];

/** The page's sections that hold something, and at the end its questions. */
export function shownSections({ sections, faqs }: Partial<Pick<ServicePage, 'sections' | 'faqs'>>): ShownSection[] {
  const blocks = [...(sections ?? []).map(tidied), tidied({ type: 'faqs', items: faqs })];
  const taken = new Set(OF_THE_LAYOUT);
  return blocks.filter(holdsSomething).map((block) => ({ ...block, id: freeId(block, taken) }));
}

function tidied({ type = 'custom', title = '', content = '', items }: Partial<ServiceBlock>) {
  const known = Object.hasOwn(SERVICE_BLOCKS, type) ? type : 'custom';
  const heading = title.trim() || SERVICE_BLOCKS[known];
  return {
    type: known,
    title: heading,
    label: heading || headingIn(content) || UNTITLED,
    content: isBlank(content) ? '' : content,
    items: (items ?? []).filter((item: unknown) => wordsOf(item).title),
  };
}

function holdsSomething({ content, items }: Omit<ShownSection, 'id'>): boolean {
  return Boolean(content) || items.length > 0;
}

/** Formatted text without a word or a picture in it. */
function isBlank(html: string): boolean {
  return !/<(img|table|hr)\b/i.test(html) && plain(html) === '';
}

function headingIn(html: string): string {
  return plain(/<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>/is.exec(html)?.[1] ?? '');
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Made of the words that head the section, so that it stays when sections are moved. */
function freeId({ label, type }: Omit<ShownSection, 'id'>, taken: Set<string>): string {
  const name = slugify(label) || type;
  let id = name;
  for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
  taken.add(id);
  return id;
}
