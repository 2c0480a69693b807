import type { z } from 'zod';
import { about } from './about.ts';
import { appearance } from './appearance.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { footer } from './footer.ts';
import { hero } from './hero.ts';
import { menus } from './menus.ts';
import { pageTexts } from './page-texts.ts';
import { pricing } from './pricing.ts';
import { serviceSection } from './service-section.ts';
import { site } from './site.ts';
import { work } from './work.ts';
import { workflow } from './workflow.ts';

/** The single records of the site by the name under which they are stored. */
export const sections = {
  site,
  appearance,
  menus,
  hero,
  work,
  about,
  'service-section': serviceSection,
  workflow,
  faq,
  contact,
  footer,
  pricing,
  'page-texts': pageTexts,
};

export type SectionName = keyof typeof sections;
/** The fields of a section, without those that the server sets. */
export type SectionFields<N extends SectionName> = z.output<(typeof sections)[N]['fields']>;
/** A section in the replies of its calls. */
export type SectionRecord<N extends SectionName> = z.output<(typeof sections)[N]['record']>;

export type Appearance = SectionRecord<'appearance'>;
export type Menus = SectionRecord<'menus'>;
export type Hero = SectionRecord<'hero'>;
export type Work = SectionRecord<'work'>;
export type About = SectionRecord<'about'>;
export type ServiceSection = SectionRecord<'service-section'>;
export type Workflow = SectionRecord<'workflow'>;
export type Faq = SectionRecord<'faq'>;
export type Contact = SectionRecord<'contact'>;
export type Footer = SectionRecord<'footer'>;
export type PageTexts = SectionRecord<'page-texts'>;
export type Pricing = SectionRecord<'pricing'>;

export function isSection(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}
