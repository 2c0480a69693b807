import { about } from './about.ts';
import { blogPosts } from './blog/index.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { footer } from './footer.ts';
import { hero } from './hero.ts';
import { portfolioItems } from './portfolio/index.ts';
import { pricing } from './pricing.ts';
import { reviews } from './reviews.ts';
import { serviceSection } from './service-section.ts';
import { servicePages } from './services/index.ts';
import { site } from './site.ts';
import { testimonials } from './testimonials.ts';
import { work } from './work.ts';

/** The starter content of an empty database: Dune Digital, a small agency in Bikaner. */
export const starter = {
  sections: { site, hero, work, about, 'service-section': serviceSection, faq, contact, footer, pricing },
  /** The records of each collection, in the order in which the seed creates them. */
  records: {
    testimonials,
    reviews,
    services: servicePages,
    portfolio: portfolioItems,
    // Oldest first: ids increase with time, as on a real site.
    blog: blogPosts.toReversed(),
  },
};
