import { blogPosts } from './blog/index.ts';
import { portfolioItems } from './portfolio/index.ts';
import { reviews } from './reviews.ts';
import { starterTexts } from './sections.ts';
import { servicePages } from './services/index.ts';
import { testimonials } from './testimonials.ts';

/** The starter content of an empty database: Dune Digital, a small agency in Bikaner. */
export const starter = {
  sections: starterTexts,
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
