import type { IconType } from 'react-icons';
import {
  TbAlignLeft,
  TbCpu,
  TbHelpCircle,
  TbListNumbers,
  TbMoodSad,
  TbPackage,
  TbTag,
  TbTrendingUp,
} from 'react-icons/tb';
import { SERVICE_BLOCKS, type ServiceBlockType } from '#contract/constants.ts';
import type { Sign } from '#web/admin/shell/marked-face.tsx';
import type { ItemKind } from '#web/admin/features/services/items/item-kinds.ts';

export interface SectionType {
  label: string;
  Icon: IconType;
  tone: Sign['tone'];
  /** Singular and plural of its items. */
  one: string;
  many: string;
  /** The kind of a new item. */
  kind: ItemKind;
  /** Its purpose, shown in the menu. */
  hint: string;
}

/** The section types in menu order. */
export const sectionTypes: Record<ServiceBlockType, SectionType> = {
  problems: {
    label: 'Problems',
    Icon: TbMoodSad,
    tone: 'brick',
    one: 'point',
    many: 'points',
    kind: 'titled',
    hint: 'What goes wrong without it',
  },
  outcomes: {
    label: 'Outcomes',
    Icon: TbTrendingUp,
    tone: 'moss',
    one: 'outcome',
    many: 'outcomes',
    kind: 'titled',
    hint: 'What changes. A number at the start is shown large',
  },
  deliverables: {
    label: 'Deliverables',
    Icon: TbPackage,
    tone: 'amber',
    one: 'item',
    many: 'items',
    kind: 'line',
    hint: 'What the client gets',
  },
  process: {
    label: 'Process',
    Icon: TbListNumbers,
    tone: 'dusk',
    one: 'step',
    many: 'steps',
    kind: 'titled',
    hint: 'Numbered steps',
  },
  tech: {
    label: 'Tech',
    Icon: TbCpu,
    tone: 'plum',
    one: 'tool',
    many: 'tools',
    kind: 'tech',
    hint: 'Tools with their logos',
  },
  pricing: {
    label: 'Pricing',
    Icon: TbTag,
    tone: 'amber',
    one: 'plan',
    many: 'plans',
    kind: 'plan',
    hint: 'Plans beside each other',
  },
  faqs: {
    label: 'FAQs',
    Icon: TbHelpCircle,
    tone: 'dusk',
    one: 'question',
    many: 'questions',
    kind: 'question',
    hint: 'Questions that show their answer on a click',
  },
  custom: {
    label: 'Custom',
    Icon: TbAlignLeft,
    tone: 'plain',
    one: 'item',
    many: 'items',
    kind: 'titled',
    hint: 'Formatted text',
  },
};

export const typeNames = Object.keys(sectionTypes) as ServiceBlockType[]; // the keys of the record above

/** An unknown type is edited as custom, which is also how it is shown. */
export function knownType(value: unknown): ServiceBlockType {
  return typeNames.find((type) => type === value) ?? 'custom';
}

/** A heading that was not typed by hand follows the type. */
export function headingFor(heading: string, from: ServiceBlockType, to: ServiceBlockType): string {
  const isDefaultHeading = heading.trim() === '' || heading.trim() === SERVICE_BLOCKS[from];
  return isDefaultHeading ? SERVICE_BLOCKS[to] : heading;
}

/** The second line of a folded section: its type, and the number of its items or words. */
export function sizeLabel(type: ServiceBlockType, items: number, words: number): string {
  const { label, one, many } = sectionTypes[type];
  const counted = items === 0 ? [] : [items === 1 ? `1 ${one}` : `${items} ${many}`];
  if (words > 0 && (type === 'custom' || items === 0)) counted.unshift(words === 1 ? '1 word' : `${words} words`);
  return [label, ...(counted.length > 0 ? counted : ['empty'])].join(', ');
}
