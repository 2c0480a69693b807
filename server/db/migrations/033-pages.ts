import type { Kysely } from 'kysely';
import { newId } from '#server/ids.ts';
import { privacy, terms } from './033-legal-texts.ts';

const TABLE = 'collection_records';

interface FirstPage {
  slug: string;
  title: string;
  description?: string;
  blocks: object[];
}

const shared = (type: string, look: string) => ({ ...blockOf(type, 'shared', look), content: null });
const own = (type: string, look: string, content: object) => ({ ...blockOf(type, 'own', look), content });

/** The pages of earlier versions, whose parts were fixed. */
export const firstPages: FirstPage[] = [
  {
    slug: '/',
    title: 'Home',
    blocks: [
      shared('hero', 'standard'),
      shared('work', 'standard'),
      shared('about', 'summary'),
      shared('services', 'cards'),
      shared('workflow', 'walk'),
      own('testimonials', 'standard', { eyebrow: 'Testimonials', heading: 'What people say a year later' }),
      own('reviews', 'standard', { heading: 'Client reviews' }),
      shared('faq', 'scene'),
      shared('contact', 'section'),
    ],
  },
  {
    slug: '/about',
    title: 'About',
    blocks: [
      shared('about', 'story'),
      own('reviews', 'standard', { heading: 'Client reviews' }),
      shared('about', 'closing'),
    ],
  },
  {
    slug: '/services',
    title: 'Services',
    blocks: [
      shared('services', 'rows'),
      shared('workflow', 'strip'),
      shared('faq', 'quiet'),
      own('idea', 'standard', {
        heading: 'Tell us what you are building',
        lead: 'A few words are enough. We answer with questions, a first idea and an honest price range.',
        label: 'What is it?',
        placeholder: 'A site for our school',
        button: 'Start a project',
      }),
    ],
  },
  { slug: '/contact', title: 'Contact', blocks: [shared('contact', 'page')] },
  {
    slug: '/privacy',
    title: 'Privacy Policy',
    description: 'Which personal data this site collects, what it is used for, how long it is kept, and your rights.',
    blocks: [own('legal', 'standard', privacy)],
  },
  {
    slug: '/terms',
    title: 'Terms of Service',
    description: 'The terms for using this site: services, prices, ownership, acceptable use and governing law.',
    blocks: [own('legal', 'standard', terms)],
  },
];

/** Makes records of the pages whose parts were fixed, so that staff can change them. */
export async function up(db: Kysely<{ [TABLE]: Record<string, unknown> }>): Promise<void> {
  const now = new Date().toISOString();
  for (const { slug, title, description = '', blocks } of firstPages) {
    const row = {
      id: newId(),
      collection: 'pages',
      version: 1,
      created_at: now,
      updated_at: now,
      value: JSON.stringify({ title, seo: { title: '', description, ogImage: '' } }),
      body: JSON.stringify({ blocks }),
      slug,
      status: 'published',
      published_at: now,
      search: `${title} ${slug}`.toLowerCase(),
    };
    await db.insertInto(TABLE).values(row).execute();
  }
}

function blockOf(type: string, source: 'shared' | 'own', look: string) {
  return { _id: crypto.randomUUID(), type, source, look, hidden: false, from: '', until: '' };
}
