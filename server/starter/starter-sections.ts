import { parseLenient } from '#contract/field-meta.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { contentFields, type FieldValues } from '#server/history/content-fields.ts';
import { cleanFields } from '#server/sanitize/sanitize.ts';
import { starterTexts } from './content/sections.ts';
import names from './pictures/names.json' with { type: 'json' };

const REFERENCE = /starter:([\w.-]+)/g;

/** The starter texts of each section as they are stored, with the addresses of their pictures. */
export function starterSections(): [SectionName, FieldValues][] {
  const text = JSON.stringify(starterTexts).replace(
    REFERENCE,
    (reference, file: string) => uploadAddress(file) ?? reference,
  );
  const content = { ...(JSON.parse(text) as Record<SectionName, object>), ...BY_DEFAULT }; // the same structure
  return Object.entries(content).map(([name, fields]) => [name as SectionName, storedAs(name as SectionName, fields)]);
}

/** The sections whose defaults are already the words of the starter agency. Nobody has stored them. */
const BY_DEFAULT: Partial<Record<SectionName, object>> = {
  workflow: {},
  menus: {},
  'page-texts': {},
};

/** A fact of the site, which the footer contains too. Its default would be that of an agency. */
const TAGLINE = 'Write to us: a person answers.';

/**
 * What an empty site says all the same: a page needs a headline, and nobody should claim figures by default. The
 * promotion is hidden, and its words are examples for the day when somebody turns it on.
 */
const EMPTY: Partial<Record<SectionName, object>> = {
  site: { tagline: TAGLINE },
  footer: { brandAbout: TAGLINE },
  hero: { titleLine1: 'A new site', titleLine2: 'is growing here.' },
  about: { stats: [] },
  menus: { button: { label: 'Write to us' }, quickButtons: [] },
  'page-texts': {
    aboutLead: 'Who we are, and how we work.',
    projectsHeading: 'Our work',
    projectsLead: 'What we have made, and for whom.',
    projectsBox: { placeholder: 'A few words are enough', button: 'Write to us' },
    postBox: {
      heading: 'A question?',
      lead: 'Send us a sentence. A person reads it and answers.',
      label: 'Your question',
      placeholder: 'A few words are enough',
      button: 'Write to us',
    },
    pricingServices: { heading: 'What we do' },
  },
  workflow: { eyebrow: '', heading: 'How we work', lead: '', steps: [] },
  pricing: {
    promo: {
      isVisible: false,
      heading: 'Your offer',
      text: 'Say here what you offer, for whom, and until when.',
      buttonLabel: 'Ask us about it',
      claim: 'A figure that you can prove',
      note: 'Say here what the figure counts.',
    },
  },
};

/** The fields of a section in an empty site. */
export function emptySection(name: SectionName): FieldValues {
  return storedAs(name, EMPTY[name] ?? {});
}

/** Whether somebody has written other texts into these fields than the starter site and an empty site have. */
export function hasOwnTexts(name: SectionName, fields: readonly string[], values: FieldValues): boolean {
  const others = [emptySection(name), new Map(starterSections()).get(name) ?? {}];
  return fields.some((field) => others.every((other) => !saysTheSame(values[field], other[field])));
}

/** Whether two values say the same. Entries of lists have ids that are new each time. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, withoutIds) === JSON.stringify(other, withoutIds);
}

/** Changes the fields that say the same as in `from` to those of `to`. */
export function replacing(fields: readonly string[], { from, to }: Record<'from' | 'to', FieldValues>) {
  return (values: FieldValues): FieldValues => {
    const same = fields.filter((field) => saysTheSame(values[field], from[field]));
    return { ...values, ...Object.fromEntries(same.map((field) => [field, to[field]])) };
  };
}

function withoutIds(key: string, value: unknown): unknown {
  return key === 'id' || key === '_id' ? undefined : value;
}

function storedAs(name: SectionName, fields: object): FieldValues {
  const { record, write } = sections[name];
  const parsed = { ...(write.parse(fields) as object), version: 0, updatedAt: '' };
  return contentFields(cleanFields(record, parseLenient(record, parsed)));
}

function uploadAddress(file: string): string | undefined {
  const name = Object.entries(names).find(([one]) => one === file)?.[1];
  return name && `/uploads/${name}`;
}
