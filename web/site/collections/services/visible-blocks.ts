import { SERVICE_BLOCKS, type ServiceBlockType } from '#contract/constants.ts';
import type { ServiceBlock, ServicePage } from '#contract/collections/services.ts';
import { slugify } from '#contract/slug.ts';
import { htmlToText } from '../../html-text.ts';
import { itemText } from './items.ts';

/** A block as the page shows it. */
export interface VisibleBlock {
  /** The anchor, unique on the page. */
  id: string;
  /** An unknown type becomes `custom`. */
  type: ServiceBlockType;
  /** The heading; '' if there is none. */
  title: string;
  /** The label in the quick links. */
  label: string;
  content: string;
  /** The items with a text. */
  items: readonly unknown[];
}

const UNTITLED = 'Details';
/** Ids that the layout uses. */
const LAYOUT_IDS = ['content', 'mobile-menu', 'setting-sun'];

/** The page's blocks with content, and its questions at the end. */
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

/** Whether HTML has no text, picture, table or rule. */
function isBlankHtml(html: string): boolean {
  return !/<(img|table|hr)\b/i.test(html) && htmlToText(html) === '';
}

function firstHeading(html: string): string {
  return htmlToText(/<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>/is.exec(html)?.[1] ?? '');
}

/** Made from the heading, so that the anchor stays when blocks are moved. */
function freeId({ label, type }: Omit<VisibleBlock, 'id'>, taken: Set<string>): string {
  const name = slugify(label) || type;
  let id = name;
  for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
  taken.add(id);
  return id;
}
