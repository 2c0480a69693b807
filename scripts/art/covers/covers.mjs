// Every mock-up: its page in this folder, the file it becomes, the size it is laid out in and the width that is kept.
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
const posts = ['blog-type', 'blog-weight', 'blog-form', 'blog-maps'];

export const covers = [
  { name: 'hero-right', folder: 'pictures', file: 'hero-right.webp', size: [960, 1240], keep: 960 },
  ...portfolio.map((name) => ({
    name,
    folder: 'pictures',
    file: `cover-${name}.webp`,
    size: [1440, 1080],
    keep: 1280,
  })),
  ...services.map((name) => ({
    name,
    folder: 'pictures',
    file: `service-${name}.webp`,
    size: [1600, 1000],
    keep: 1400,
  })),
  ...posts.map((name) => ({ name, folder: 'pictures', file: `${name}.webp`, size: [1400, 900], keep: 1280 })),
  { name: 'share', folder: 'decoration', file: 'share.png', size: [1200, 630], keep: 1200 },
];
