import { about } from './about.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { footer } from './footer.ts';
import { hero } from './hero.ts';
import { pricing } from './pricing.ts';
import { serviceSection } from './service-section.ts';
import { site } from './site.ts';
import { work } from './work.ts';

/** The sections of the starter site. */
export const starterTexts = {
  ...{ site, hero, work, about, 'service-section': serviceSection, faq, contact, footer, pricing },
};
