// Written by scripts/bootstrap/list-collections.mjs from the files of this folder, at every start, build and test.
import { blog } from './blog.ts';
import { pages } from './pages.ts';
import { portfolio } from './portfolio.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { templates } from './templates.ts';
import { testimonials } from './testimonials.ts';

/** Every collection, by its name. */
export const collections = { blog, pages, portfolio, reviews, services, templates, testimonials };
