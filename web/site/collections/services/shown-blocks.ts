import type { Block, KnownBlock } from '#contract/blocks/block.ts';
import type { ServicePage } from '#contract/collections/services.ts';
import { slugify } from '#contract/slug.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { knownBlocks, type KnownPart } from '../../blocks/known-blocks.ts';
import { contentOf, type Place } from '../../blocks/block-view.ts';
import { htmlToText } from '../../html-text.ts';
import type { GetQueryData } from '../../routes.ts';

/** A block as the page shows it. */
export interface ShownBlock extends KnownPart {
  place: Place;
  /** Its name in the quick links; '' if they leave it out. */
  label: string;
}

/** Ids that the layout uses. */
const LAYOUT_IDS = ['content', 'mobile-menu', 'setting-sun'];

type Content = Pick<ServicePage, 'faqs'> & { blocks?: readonly Block[] | undefined };

/** The blocks of a service, and its questions as the last one. */
export function blocksOfService({ blocks = [], faqs }: Content): KnownPart[] {
  return knownBlocks(faqs.length > 0 ? [...blocks, questionsBlock(faqs)] : blocks);
}

/** The blocks with content, with their places on the page. */
export function shownBlocks(service: Content, getData: GetQueryData): ShownBlock[] {
  const taken = new Set(LAYOUT_IDS);
  return blocksOfService(service).flatMap(({ block, view }) => {
    const content = contentOf(block, view, getData);
    if (content && view.isEmpty(content)) return [];
    const headline = content ? view.headline(content, block.look) : '';
    const label = headline || (view.isColumn ? firstHeading(content) || serviceTexts.details : '');
    // Blocks of other kinds have the anchors that they have on pages, so that a button leads to its form.
    const anchor = freeId(view.isColumn ? label : '', block.type, taken);
    return [{ block, view, label, place: { anchor, level: 2 as const, ...(view.isColumn && { label }) } }];
  });
}

function questionsBlock(faqs: Content['faqs']): KnownBlock {
  const content = { heading: '', text: '', questions: faqs.map((each) => ({ ...each, sent: null })) };
  const state = { source: 'own', look: 'standard', hidden: false, from: '', until: '' } as const;
  return { _id: 'faqs', type: 'questions', ...state, content };
}

/** The first heading in the text of a block that explains a service. */
function firstHeading(content: object = {}): string {
  const html = 'text' in content && typeof content.text === 'string' ? content.text : '';
  return htmlToText(/<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>/is.exec(html)?.[1] ?? '');
}

/** Made from the heading, so that the anchor stays when blocks are moved. */
function freeId(label: string, type: string, taken: Set<string>): string {
  const name = slugify(label) || type;
  let id = name;
  for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
  taken.add(id);
  return id;
}
