import { blockKinds } from '#contract/blocks/index.ts';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { textOfHtml } from '#web/admin/editing/form/format-value.ts';
import { asList, getIn, isGroup } from '#web/admin/editing/form/values.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { placeFields } from '../layout.ts';
import { asText } from '../use-field.ts';
import { anyBlock } from '#contract/blocks/block.ts';
import { isBlockType, type BlockValues } from './block-values.ts';
import * as blocksTexts from '#web/admin/texts/blocks.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface Chip {
  text: string;
  tone: 'dusk' | 'dimmed' | 'brick';
}

/** What distinguishes a block from a plain one: who sees it, and whose words it shows. */
export function blockChips(block: BlockValues, now = new Date()): Chip[] {
  if (!isBlockType(block.type)) return [{ text: blocksTexts.unknownKind, tone: 'brick' }];
  const [from, until] = [asText(block.from), asText(block.until)];
  const chips: Chip[] = [];
  if (block.hidden === true) chips.push({ text: commonTexts.hidden, tone: 'dimmed' });
  if (from && new Date(from) > now) chips.push({ text: blocksTexts.from(formatMoment(from, now)), tone: 'dusk' });
  if (until) {
    const isOver = new Date(until) <= now;
    chips.push({
      text: `${isOver ? blocksTexts.ended : blocksTexts.until} ${formatMoment(until, now)}`,
      tone: isOver ? 'dimmed' : 'dusk',
    });
  }
  if (block.source === 'shared') chips.push({ text: blocksTexts.shared, tone: 'dimmed' });
  return chips;
}

/** The name of its kind. */
export function blockLabel({ type }: Pick<BlockValues, 'type'>): string {
  return isBlockType(type) ? blockKinds[type].label : blocksTexts.unknownBlock;
}

/** The name of its look; '' if its kind has only one. */
export function lookLabel({ type, look }: BlockValues): string {
  if (!isBlockType(type)) return '';
  const looks: Readonly<Record<string, string>> = blockKinds[type].looks;
  return Object.keys(looks).length > 1 ? (looks[asText(look)] ?? '') : '';
}

/** Fields that say most about a block. */
const MAIN = ['heading', 'title', 'titleLine1', 'text'];

/** The first words of a block, read from its content or from that of its section. */
export function firstWords(block: BlockValues, content: unknown): string {
  const schema = schemaOf(anyBlock, block);
  const shape = schema && metaOf(schema).shape?.content;
  if (!shape || !isGroup(content)) return '';
  const fields = placeFields(metaOf(shape).shape ?? {});
  const ranked = [
    ...MAIN.flatMap((name) => fields.filter(({ key }) => key === name)),
    ...fields.filter(({ key, info }) => !MAIN.includes(key) && ['line', 'text', 'html'].includes(info.widget)),
  ];
  const words = ranked.map(({ key, info }) =>
    info.widget === 'html' ? textOfHtml(getIn(content, key)) : asText(getIn(content, key)).trim(),
  );
  const entries = Object.values(content)
    .flatMap(asList)
    .flatMap((entry) => (isGroup(entry) ? Object.values(entry) : []));
  const found =
    words.find(Boolean) ??
    entries.find((word) => typeof word === 'string' && word.trim() !== '' && !word.startsWith('/'));
  return asText(found).slice(0, WORDS_MAX);
}

const WORDS_MAX = 120;
