import type { z } from 'zod';
import { anyBlock } from '#contract/blocks/block.ts';
import type { BlockType } from '#contract/blocks/index.ts';
import { startingShapes } from '#contract/blocks/starting-shapes.ts';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { asList, isGroup, type Values } from '#web/admin/editing/form/values.ts';
import { isBlock, newBlock, sectionOf } from './block-values.ts';
import { SERVICE_EXAMPLES } from './service-samples.ts';

interface PlaceWithBlocks {
  blocks: readonly unknown[];
}

/** Examples for the kinds that no starting shape has. */
const EXAMPLES: Partial<Record<BlockType, Values>> = {
  ...SERVICE_EXAMPLES,
  embed: { heading: 'See it move', url: 'https://player.vimeo.com/video/1', title: 'A walk in two minutes' },
  video: { heading: 'A walk through the office', videoUrl: '/files/sample/walk.mp4', caption: 'Filmed in May' },
  legal: {
    title: 'House rules',
    lead: 'What you can expect of us, and what we expect of you.',
    parts: [
      {
        title: 'Prices',
        summary: 'They do not change.',
        text: '<p>A price that we write down is the price you pay.</p>',
      },
    ],
  },
  logos: {
    heading: 'They work with us',
    logos: ['North', 'Lime & Clay', 'Harbour', 'Atlas'].map((name) => ({ name })),
  },
  timeline: {
    heading: 'How we got here',
    moments: [
      { date: '2016', title: 'A desk by the window', text: 'One person, one client, one page.' },
      { date: '2020', title: 'A room of our own', text: 'Five of us, and a plotter for the large maps.' },
      { date: '2025', title: 'A house with a yard', text: 'Twelve people, and still one list of promises.' },
    ],
  },
};
/** How many pictures a list shows in a sample that has none. */
const SAMPLE_PICTURES = 4;

/** A block of a kind with words to look at: the shared ones, those of a page or service, or examples with pictures of the site. */
export function sampleBlock(type: BlockType, places: readonly PlaceWithBlocks[], pictures: readonly string[]): Values {
  if (sectionOf(type)) return newBlock(type);
  const used = places
    .flatMap(({ blocks }) => blocks)
    .filter(isBlock)
    .find((block) => block.type === type && block.source === 'own');
  if (used) return { ...used, hidden: false, from: '', until: '' };
  const shape = startingShapes.flatMap(({ blocks }) => blocks).find((block) => block.type === type);
  const block = newBlock(type, shape?.content ?? EXAMPLES[type]);
  const schema = schemaOf(anyBlock, { type });
  const content = schema && metaOf(schema).shape?.content;
  return content && type !== 'logos'
    ? { ...block, content: withPictures(content, block.content, [...pictures]) }
    : block;
}

/** Content with pictures where it has none. Takes them from the front of `pictures`. */
function withPictures(schema: z.ZodType, value: unknown, pictures: string[]): unknown {
  const { shape, element, widget } = metaOf(schema);
  if (widget === 'image') return value === '' ? (pictures.shift() ?? '') : value;
  if (shape && isGroup(value)) {
    const filled = Object.entries(shape).map(([key, field]) => [key, withPictures(field, value[key], pictures)]);
    return { ...value, ...Object.fromEntries(filled) };
  }
  if (!element || !Object.values(metaOf(element).shape ?? {}).some((field) => metaOf(field).widget === 'image'))
    return value;
  const entries = asList(value);
  const blank = element.safeParse({}).data;
  const needed = Math.min(SAMPLE_PICTURES, pictures.length);
  const sample = entries.length > 0 ? entries : Array.from({ length: needed }, () => blank);
  return sample.map((entry) => withPictures(element, entry, pictures));
}
