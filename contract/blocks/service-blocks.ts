import { SERVICE_SECTIONS, type ServiceSectionType } from '../constants.ts';
import { html, line, list } from '../fields.ts';
import { defineBlock } from './define-block.ts';
import { planEntry, questionEntry, titledEntry, toolEntry } from './service-items.ts';
import { pictureShapes } from '../picture-places.ts';

const ITEMS_MAX = 100;
const group = 'Details of a service';

/** The heading and the text above the items. Without a heading, the block shows that of its kind. */
function words(type: ServiceSectionType) {
  const placeholder = SERVICE_SECTIONS[type];
  return {
    heading: line('Heading', placeholder ? { placeholder } : {}),
    text: html('Text', { upload: 'services', shownAs: pictureShapes.serviceText }),
  };
}

const titledList = (item: string) => list('Items', titledEntry, { item, max: ITEMS_MAX });

/** The blocks that explain a service. */
export const serviceBlocks = {
  problems: defineBlock({
    name: 'problems',
    label: 'Problems',
    help: 'What goes wrong without it, in two columns.',
    group,
    fields: { ...words('problems'), items: titledList('problem') },
  }),
  outcomes: defineBlock({
    name: 'outcomes',
    label: 'Outcomes',
    help: 'What changes. A number at the start of a title is shown large.',
    group,
    fields: { ...words('outcomes'), items: titledList('outcome') },
  }),
  deliverables: defineBlock({
    name: 'deliverables',
    label: 'Deliverables',
    help: 'What the client gets, as a list with check marks.',
    group,
    fields: { ...words('deliverables'), items: titledList('item') },
  }),
  process: defineBlock({
    name: 'process',
    label: 'Process',
    help: 'Numbered steps along a line.',
    group,
    fields: { ...words('process'), items: titledList('step') },
  }),
  tech: defineBlock({
    name: 'tech',
    label: 'Tech',
    help: 'Tools with their logos.',
    group,
    fields: { ...words('tech'), tools: list('Tools', toolEntry, { item: 'tool', max: ITEMS_MAX }) },
  }),
  'service-plans': defineBlock({
    name: 'service-plans',
    label: 'Service plans',
    help: 'Plans beside each other, each with a price and a button.',
    group,
    fields: { ...words('pricing'), plans: list('Plans', planEntry, { item: 'plan', max: ITEMS_MAX }) },
  }),
  questions: defineBlock({
    name: 'questions',
    label: 'Service questions',
    help: 'Questions that show their answer on a click.',
    group,
    fields: { ...words('faqs'), questions: list('Questions', questionEntry, { item: 'question', max: ITEMS_MAX }) },
  }),
  custom: defineBlock({
    name: 'custom',
    label: 'List',
    help: 'A plain list, with a formatted text above it.',
    group,
    fields: { ...words('custom'), items: titledList('item') },
  }),
};
export type ServiceBlockType = keyof typeof serviceBlocks;
