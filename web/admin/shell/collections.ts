import type { IconType } from 'react-icons';
import { TbArticle, TbBriefcase, TbCalendarEvent, TbFiles, TbQuote, TbStack2, TbStar } from 'react-icons/tb';
import { collections } from 'virtual:panel-collections';
import type { Collection, CollectionIcon } from '#contract/collections/define-collection.ts';

/** What the panel knows of a collection before its screen is open. */
export type PanelCollection = Pick<
  Collection,
  | 'name'
  | 'path'
  | 'labels'
  | 'panel'
  | 'messages'
  | 'title'
  | 'order'
  | 'hasPages'
  | 'hasOwnCalls'
  | 'publicWhen'
  | 'states'
  | 'search'
>;

/** Every collection, without its fields. */
export const panelCollections = collections;

export function findCollection(name: string): PanelCollection | undefined {
  return collections.find((one) => one.name === name);
}

const ICONS: Record<CollectionIcon, IconType> = {
  article: TbArticle,
  briefcase: TbBriefcase,
  calendar: TbCalendarEvent,
  files: TbFiles,
  quote: TbQuote,
  stack: TbStack2,
  star: TbStar,
};

export function collectionIcon({ panel }: PanelCollection): IconType {
  return ICONS[panel.icon];
}
