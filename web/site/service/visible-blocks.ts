import { SERVICE_BLOCKS, type ServiceBlockType } from '#contract/constants.ts';
import type { ServiceBlock, ServicePage } from '#contract/records/service-page.ts';
import { slugify } from '#contract/slug.ts';
import { itemText } from './items.ts';

/** A section as the page draws it. */
export interface VisibleBlock {
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
const LAYOUT_IDS = ['content', 'mobile-menu', 'page-state', 'setting-sun'];

/** The page's sections that hold something, and at the end its questions. */
export function visibleBlocks({ sections, faqs }: Partial<Pick<ServicePage, 'sections' | 'faqs'>>): VisibleBlock[] {
  const blocks = [...(sections ?? []).map(normalizeBlock), normalizeBlock({ type: 'faqs', items: faqs })];
  const taken = new Set(LAYOUT_IDS);
  return blocks.filter(hasContent).map((block) => ({ ...block, id: freeId(block, taken) }));
}

function normalizeBlock({ type = 'custom', title = '', content = '', items }: Partial<ServiceBlock>) {
  const known = Object.hasOwn(SERVICE_BLOCKS, type) ? type : 'custom';
  const heading = title.trim() || SERVICE_BLOCKS[known];
  return {
    type: known,
    title: heading,
    label: heading || firstHeading(content) || UNTITLED,
    content: isBlankHtml(content) ? '' : content,
    items: (items ?? []).filter((item: unknown) => itemText(item).title),
  };
}

function hasContent({ content, items }: Omit<VisibleBlock, 'id'>): boolean {
  return Boolean(content) || items.length > 0;
}

/** Formatted text without a word or a picture in it. */
function isBlankHtml(html: string): boolean {
  return !/<(img|table|hr)\b/i.test(html) && plainText(html) === '';
}

function firstHeading(html: string): string {
  return plainText(/<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>/is.exec(html)?.[1] ?? '');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Made of the words that head the section, so that it stays when sections are moved. */
function freeId({ label, type }: Omit<VisibleBlock, 'id'>, taken: Set<string>): string {
  const name = slugify(label) || type;
  let id = name;
  for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
  taken.add(id);
  return id;
}
