// Every mock-up: its page in this folder, its output file, its layout size and the width of the output.
import { galleries } from '../gallery/gallery.mjs';

const portfolio = [
  'camp-khuri',
  'mitti',
  'ujala',
  'tana-bana',
  'neem-clinic',
  'mishri',
  'kikar-school',
  'metre-gauge',
  'ninth-hour',
  'baori',
  'parda',
  'bahi',
  'rann-salt',
  'khejri-law',
  'gali-walks',
];
const services = [
  'web-design',
  'web-development',
  'online-shops',
  'brand-identity',
  'search-and-content',
  'care-plans',
];
const artefacts = [
  'design-words',
  'design-colours',
  'design-strangers',
  'development-budget',
  'shop-messages',
  'brand-sizes',
  'brand-sentences',
  'search-questions',
  'care-jobs',
  'care-list',
];
const posts = [
  'weight',
  'type',
  'form',
  'cost',
  'maps',
  'phone',
  'contrast',
  'words',
  'hour',
  'care',
  'counter',
  'photo',
  'keyboard',
  'moving',
];
/** The posts whose figure is a drawing. The figures of the others are tables that the site draws as charts. */
const figures = posts.filter((name) => !['weight', 'form', 'cost', 'photo'].includes(name));

export const covers = [
  { name: 'hero-right', folder: 'pictures', file: 'hero-right.webp', size: [960, 1240], keep: 960 },
  ...portfolio.map((name) => ({
    name,
    folder: 'pictures',
    file: `cover-${name}.webp`,
    size: [1440, 1080],
    scale: 5 / 3,
    keep: 2400,
    limit: 150,
  })),
  ...services.map((name) => ({
    name,
    folder: 'pictures',
    file: `service-${name}.webp`,
    size: [1600, 1000],
    keep: 1400,
  })),
  // The two pictures between which a visitor drags the handle.
  ...['before', 'after'].map((state) => ({
    name: `web-design-${state}`,
    page: 'web-design.html',
    state,
    folder: 'pictures',
    file: `service-web-design-${state}.webp`,
    size: [1600, 1000],
    keep: 1600,
  })),
  // What each service leaves behind, in the order of its page.
  ...artefacts.map((name, index) => ({
    name,
    page: 'service-notes.html',
    part: index + 1,
    folder: 'pictures',
    file: `${name}.webp`,
    size: [1000, 625],
    scale: 1.36,
    keep: 1360,
    limit: 40,
  })),
  ...posts.map((name) => ({
    name: `blog-${name}`,
    folder: 'pictures',
    file: `blog-${name}.webp`,
    size: [1400, 900],
    scale: 48 / 35,
    keep: 1920,
    limit: 90,
  })),
  ...figures.map((name) => ({
    name: `figure-${name}`,
    page: `../figures/${name}.html`,
    folder: 'pictures',
    file: `figure-${name}.webp`,
    size: [1360, 850],
    scale: 24 / 17,
    keep: 1920,
    limit: 90,
  })),
  ...galleries.flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => ({
      name: `work-${name}-${index + 1}`,
      page: `../gallery/${name}.html`,
      part: index + 1,
      folder: 'pictures',
      file: `work-${name}-${index + 1}.webp`,
      size: [1200, 800],
      keep: 1200,
      limit: 48,
    })),
  ),
];
