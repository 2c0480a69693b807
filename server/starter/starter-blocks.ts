import { anyBlock, isKnownBlock, type Block, type BlockContent } from '#contract/blocks/block.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { firstPages } from '#server/db/migrations/033-pages.ts';
import type { FieldValues } from '#server/history/content-fields.ts';
import { neutralLegal } from './empty-legal.ts';
import { saysTheSame } from './starter-sections.ts';

/** The blocks with words of their own on the first pages. */
type WordsBlock = 'testimonials' | 'reviews' | 'idea' | 'legal';

/** What these blocks say in an empty site, made from what they say at first. */
const EMPTY: { [T in WordsBlock]: (first: BlockContent<T>) => Partial<BlockContent<T>> } = {
  testimonials: () => ({ eyebrow: '', heading: 'What people say', showsWhenEmpty: false }),
  reviews: () => ({ showsWhenEmpty: false }),
  idea: () => ({
    heading: 'How can we help?',
    lead: 'A few words are enough. A person reads them and answers.',
    label: 'What is it about?',
    placeholder: 'A question, a wish, a date',
    button: 'Write to us',
  }),
  legal: (first) => ({ ...neutralLegal(first), updated: '' }),
};

/** The words of a block in the starter site and in an empty one. */
interface BlockWords {
  starter: FieldValues;
  empty: FieldValues;
}

/** Null for a block that its page does not begin with. */
export function starterBlock(slug: string, block: Block): BlockWords | null {
  const wanted = firstBlocks(slug).find(({ type }) => type === block.type);
  if (!wanted?.content || !isKnownBlock(block) || block.source !== 'own') return null;
  const starter: FieldValues = { ...wanted.content };
  const toEmpty = EMPTY[wanted.type as WordsBlock] as (first: object) => object; // the content is of this kind
  return { starter, empty: { ...starter, ...toEmpty(starter) } };
}

/** Whether staff have not changed a legal text, also one in a site that an earlier version has emptied. */
export function isFirstLegal(slug: string, block: Block): boolean {
  if (!isKnownBlock(block) || block.type !== 'legal' || !block.content) return false;
  return saysTheSame(neutralLegal(block.content).parts, starterBlock(slug, block)?.empty.parts);
}

function firstBlocks(slug: string) {
  const blocks = firstPages.find((page) => page.slug === slug)?.blocks ?? [];
  return blocks
    .map((block) => parseLenient(anyBlock, block))
    .filter(isKnownBlock)
    .filter(({ type }) => Object.hasOwn(EMPTY, type));
}
