import { z } from 'zod';
import { contrast, LARGE_TEXT_CONTRAST, TEXT_CONTRAST, type ProjectColors } from '../colors.ts';
import { PUBLISH_STATUSES } from '../constants.ts';
import {
  choice,
  day,
  entry,
  gallery,
  group,
  hexColor,
  html,
  image,
  line,
  link,
  list,
  order,
  requiredLine,
  requiredSlug,
  tags,
  text,
  toggle,
} from '../fields.ts';
import { rules } from '../rule-texts.ts';
import { loadFailed } from '../texts.ts';
import { defineCollection, facet } from './define-collection.ts';
import { pictureShapes } from '../picture-places.ts';

/** Colours that the editor leaves empty follow from the cover; see projectColors(). */
function checkColors({ ground, ink, accent }: ProjectColors) {
  const isBelow = (color: string, least: number) => ground !== '' && color !== '' && contrast(color, ground) < least;
  return {
    ...(isBelow(ink, TEXT_CONTRAST) && { ink: rules.inkContrast }),
    ...(isBelow(accent, LARGE_TEXT_CONTRAST) && { accent: rules.accentContrast }),
  };
}

const fields = {
  title: requiredLine('Title', { message: rules.titleAndSlug }),
  slug: requiredSlug('Address', rules.titleAndSlug, { prefix: '/portfolio/' }),
  excerpt: text('Short summary', { max: 600, help: 'Shown in the portfolio list.' }),
  description: html('Description', { max: 200_000, upload: 'portfolio', shownAs: pictureShapes.projectText }),
  result: line('Result', {
    max: 240,
    help: 'What the work achieved, such as “71 of 100 now book direct”. Shown below the cover in lists. One line is best.',
  }),
  results: list('Results', entry({ value: line('Figure', { max: 12 }), label: line('What it counts', { max: 80 }) }), {
    item: 'result',
    max: 3,
    help: 'Up to three short figures, such as “71 %” or “0.9 s”. The project page shows them large.',
  }),
  quote: group('Client’s words', {
    text: text('Words', { max: 600 }),
    by: line('Name', { max: 120 }),
    role: line('Role', { max: 120 }),
    imageUrl: image('Portrait', 'portfolio', { shownAs: pictureShapes.portrait }),
  }),
  colors: group(
    'Page',
    {
      ground: hexColor('Background'),
      ink: hexColor('Text'),
      accent: hexColor('Accent'),
    },
    {
      check: checkColors,
      help: 'The project’s own colours, on its page and wherever it is linked. Empty ones follow from the cover.',
    },
  ),
  category: line('Category', { fallback: 'Uncategorized', max: 80 }),
  tags: tags('Tags'),
  client: line('Client', { max: 160 }),
  projectDate: day('Project date'),
  techUsed: tags('Made with', { help: 'Materials, tools or techniques. The project page lists them.' }),
  makers: tags('Makers', { help: 'The people of the studio who made it. The project page names them.' }),
  liveUrl: link('Link to the result', {
    help: 'The button reads “See the result”. Its words are in “Headings and small texts”.',
  }),
  externalUrl: link('Further reading', {
    help: 'A page with more about the project. The button reads “Read more about it”.',
  }),
  coverImageUrl: image('Cover', 'portfolio', { shownAs: pictureShapes.projectCover, describedAs: 'coverAlt' }),
  images: gallery('Pictures without captions', image('Image', 'portfolio', { shownAs: pictureShapes.projectPicture }), {
    item: 'image',
    max: 60,
    help: 'Shown on the project page after the others.',
  }),
  gallery: gallery(
    'Pictures with captions',
    entry({
      imageUrl: image('Image', 'portfolio', { shownAs: pictureShapes.projectPicture }),
      caption: line('Caption', { max: 300 }),
    }),
    {
      item: 'picture',
      max: 60,
      help: 'Shown on the project page, each with its caption.',
    },
  ),
  isVisible: toggle('Visible', true, { help: 'Off hides a published project from the site. It stays published.' }),
  order: order(),
  status: choice('Status', PUBLISH_STATUSES, 'published'),
};

/** Finished work. */
export const portfolio = defineCollection({
  name: 'portfolio',
  path: '/portfolio',
  formerPath: '/portfolio-details',
  labels: { title: 'Portfolio', one: 'project', many: 'projects' },
  panel: {
    icon: 'briefcase',
    keys: { open: 'p', create: 'w' },
    keywords: 'work projects case studies references items gallery',
  },
  messages: {
    listFailed: loadFailed.records('portfolio'),
    oneFailed: loadFailed.records('portfolio item'),
  },
  fields,
  onPage: { coverAlt: z.string().optional() },
  publicWhen: { status: 'published', isVisible: true },
  search: ['title', 'excerpt', 'tags', 'techUsed', 'makers', 'category', 'client', 'description'],
  long: ['description', 'results', 'quote'],
  listOmits: { brief: ['images', 'gallery'], visitors: ['makers'] },
  facets: { categories: facet('category', { field: 'category' }) },
  structuredData: {
    type: 'CreativeWork',
    organization: 'creator',
    properties: {
      ...{ name: 'title', description: ['excerpt', 'description'], image: 'coverImageUrl' },
      ...{ dateCreated: 'projectDate', genre: 'category', keywords: 'tags' },
    },
  },
});

export type PortfolioItem = z.output<typeof portfolio.record>;
export type ProjectOnPage = z.output<typeof portfolio.onOwnPage>;
export type PortfolioItemInList = z.output<typeof portfolio.inList>;
