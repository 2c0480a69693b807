import type { IconType } from 'react-icons';
import {
  TbArticle,
  TbBriefcase,
  TbCalendarEvent,
  TbFiles,
  TbLayoutList,
  TbQuote,
  TbStack2,
  TbStar,
} from 'react-icons/tb';
import { collections } from 'virtual:collections';
import type { CollectionIcon } from '#contract/collections/define-collection.ts';
import type { CollectionSummary } from '#contract/collection-summary.ts';
import type { CollectionName } from '#contract/kinds.ts';

export type PanelCollection = CollectionSummary;

/** Every collection, without its fields. */
export const panelCollections = collections;

export function findCollection(name: string): PanelCollection | undefined {
  return collections.find((one) => one.name === name);
}

/** A collection that exists. */
export function collectionNamed(name: CollectionName): PanelCollection {
  const found = findCollection(name);
  if (!found) throw new Error(`There is no collection ${name}`);
  return found;
}

const ICONS: Record<CollectionIcon, IconType> = {
  article: TbArticle,
  briefcase: TbBriefcase,
  calendar: TbCalendarEvent,
  files: TbFiles,
  layout: TbLayoutList,
  quote: TbQuote,
  stack: TbStack2,
  star: TbStar,
};

export function collectionIcon({ panel }: PanelCollection): IconType {
  return ICONS[panel.icon];
}
