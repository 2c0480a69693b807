import { z } from 'zod';
import { metaOf, withMeta } from '#contract/field-meta.ts';
import type { Block, KnownBlock } from './blocks/block.ts';
import type { ServiceBlockType } from './blocks/service-blocks.ts';
import {
  hasOnlyKeys,
  hasSameJson,
  planItem,
  planOf,
  questionItem,
  questionOf,
  serviceItem,
  techItem,
  titledOf,
  toolOf,
  type ServiceItem,
} from './blocks/service-items.ts';
import { SERVICE_SECTIONS, type ServiceSectionType } from './constants.ts';
import { choice, entry, html, line, list } from './fields.ts';
import { pictureShapes } from './picture-places.ts';

/**
 * The sections of a service in its calls. They are another form of its blocks that explain a service: `sectionsOf` makes
 * them, `withSections` changes the blocks by them.
 */

const ITEMS_MAX = 100;
const items = z
  .array(serviceItem, 'Must be a list')
  .max(ITEMS_MAX, `At most ${ITEMS_MAX} entries`)
  .overwrite((found) => found.filter(isFilled));

const plainSection = entry({
  type: choice('Type', Object.keys(SERVICE_SECTIONS) as [ServiceSectionType, ...ServiceSectionType[]], 'custom'),
  title: line('Title'),
  content: html('Content', { upload: 'services', shownAs: pictureShapes.serviceText }),
  items: withMeta(items.default([]), {
    label: 'Items',
    widget: 'list',
    item: 'item',
    max: ITEMS_MAX,
    element: serviceItem,
    bare: items,
  }),
});
type SectionInput = z.input<typeof plainSection>;
export type ServiceSection = z.output<typeof plainSection>;

const serviceSection = withMeta(
  z.preprocess(fillItemDefaults, plainSection) as z.ZodType<ServiceSection, SectionInput>, // accepts only what the section accepts
  metaOf(plainSection),
);
export const serviceSections = list('Sections', serviceSection, { item: 'section', max: 40 });

type ServiceBlock = Extract<KnownBlock, { type: ServiceBlockType }>;
type Entry = { sent: ServiceItem | null } & Record<string, unknown>;

interface Conversion {
  /** The kind of the blocks. */
  kind: ServiceBlockType;
  /** The list with their items. */
  list: 'items' | 'tools' | 'plans' | 'questions';
  toEntry: (item: ServiceItem) => object;
  /** The item of an entry in the shape that its type has by default. */
  toItem: (entry: Record<string, unknown>) => ServiceItem;
}

const withTitles = (kind: ServiceBlockType): Conversion => ({
  kind,
  list: 'items',
  toEntry: titledOf,
  toItem: ({ title, description }) => (description ? { title, description } : title) as ServiceItem, // both are texts
});

const CONVERSIONS: Readonly<Record<ServiceSectionType, Conversion>> = {
  problems: withTitles('problems'),
  outcomes: withTitles('outcomes'),
  deliverables: withTitles('deliverables'),
  process: withTitles('process'),
  custom: withTitles('custom'),
  tech: { kind: 'tech', list: 'tools', toEntry: toolOf, toItem: (found) => found as ServiceItem },
  pricing: { kind: 'service-plans', list: 'plans', toEntry: planOf, toItem: (found) => found as ServiceItem },
  faqs: { kind: 'questions', list: 'questions', toEntry: questionOf, toItem: (found) => found as ServiceItem },
};
const TYPE_OF_KIND = Object.fromEntries(
  Object.entries(CONVERSIONS).map(([type, { kind }]) => [kind, type]),
) as Readonly<Record<ServiceBlockType, ServiceSectionType>>; // each kind belongs to one type

/** The blocks that explain a service, as sections. */
export function sectionsOf(blocks: readonly Block[]): ServiceSection[] {
  return blocks.filter(isServiceBlock).map(toSection);
}

/**
 * The blocks after a call wrote these sections. The first section replaces the first block that explains the service, and
 * so on, and leaves it its state. Blocks of other kinds stay in their places.
 */
export function withSections(blocks: readonly Block[], sections: readonly ServiceSection[]): Block[] {
  let at = 0;
  const kept = blocks.flatMap((block) => {
    if (!isServiceBlock(block)) return [block];
    const section = sections[at++];
    if (!section) return [];
    const { _id, hidden, from, until } = block;
    return [{ ...toBlock(section), _id, hidden, from, until }];
  });
  return [...kept, ...sections.slice(at).map((section) => toBlock(section))];
}

/** The path in the sections of the field at a path in the blocks: `blocks.2.content.text` may be `sections.1.content`. */
export function sectionPath(path: string, blocks: readonly Block[]): string {
  const [, at, ...field] = /^blocks\.(\d+)\.content\.(\w+)(.*)$/.exec(path) ?? [];
  const index = Number(at);
  const block = blocks[index];
  if (!block || !isServiceBlock(block)) return path;
  const [name = '', rest = ''] = field;
  const before = blocks.slice(0, index).filter(isServiceBlock).length;
  return `sections.${before}.${FIELD_OF_SECTION[name] ?? 'items'}${rest}`;
}

const FIELD_OF_SECTION: Readonly<Record<string, string>> = { heading: 'title', text: 'content' };

function isServiceBlock(block: Block): block is ServiceBlock {
  return Object.hasOwn(TYPE_OF_KIND, block.type);
}

function toSection({ type: kind, content }: ServiceBlock): ServiceSection {
  const type = TYPE_OF_KIND[kind];
  const { list: name, toItem } = CONVERSIONS[type];
  const words = (content ?? {}) as { heading?: string; text?: string } & Partial<Record<string, Entry[]>>; // as the kind describes
  const found = (words[name] ?? []).map(({ sent, ...own }) => sent ?? toItem(own));
  return { type, title: words.heading ?? '', content: words.text ?? '', items: found };
}

function toBlock({ type, title, content, items: given }: ServiceSection): Block {
  const { kind, list: name, toEntry, toItem } = CONVERSIONS[type];
  const entries = given.map((item) => {
    const words = toEntry(item) as Record<string, unknown>;
    return { ...words, sent: hasSameJson(toItem(words), item) ? null : item };
  });
  const block = {
    ...{ _id: crypto.randomUUID(), type: kind, source: 'own', look: 'standard', hidden: false, from: '', until: '' },
    content: { heading: title, text: content, [name]: entries },
  };
  return block;
}

/** The shape of the items in sections of some types. */
const ITEM_OF_TYPE: Partial<Record<ServiceSectionType, z.ZodType>> = {
  tech: techItem,
  pricing: planItem,
  faqs: questionItem,
};

/** A tool and a plan both have a name. If an item has little more, the type of its section decides. */
function fillItemDefaults(raw: unknown): unknown {
  if (!isObject(raw) || !Array.isArray(raw.items)) return raw;
  const shapeOfType = Object.entries(ITEM_OF_TYPE).find(([type]) => type === raw.type)?.[1];
  if (!shapeOfType) return raw;
  const shape = metaOf(shapeOfType).shape ?? {};
  const blank = shapeOfType.parse({});
  const complete = (item: unknown) =>
    isObject(item) && isObject(blank) && hasOnlyKeys(item, shape) ? { ...blank, ...item } : item;
  return { ...raw, items: raw.items.map(complete) };
}

function isFilled(item: unknown): boolean {
  if (typeof item === 'string') return item !== '';
  return (
    isObject(item) &&
    Object.values(item).some((part) => part === true || (Array.isArray(part) ? part.some(Boolean) : part))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
