import type { QueryClient } from '@tanstack/react-query';
import type { CallKey } from '#contract/calls.ts';
import type { Reply } from '#web/api.ts';
import { socialAddress } from './layout/whatsapp.ts';
import { firstWords, plainWords } from './plain-words.ts';

type Data = Record<string, unknown>;

interface Page {
  /** The page's path, and the site's address without a slash at the end. */
  path: string;
  siteUrl: string;
}

/**
 * What the page says, in schema.org's words, for search engines: from the same answers that the page shows. Our own
 * clients' stars are left out, because search engines ignore or punish what one says of oneself.
 */
export function structuredData(queries: QueryClient, page: Page): Data {
  const read = <K extends CallKey>(key: K) => answerOf(queries, key);
  const at = (path: string) => new URL(path, page.siteUrl).href;
  const graph = [
    organization(read('GET /footer'), read('GET /contact/section'), at),
    page.path === '/' ? website(read('GET /footer'), at) : null,
    posting(read('GET /blog/:slug'), at),
    service(read('GET /services/:slug'), at),
    work(read('GET /portfolio/:slug'), at),
    questions(read('GET /faq')?.faqs, read('GET /services/:slug')?.faqs),
    breadcrumb(page, titleOf(read), at),
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter((part) => part !== null) };
}

/** What the page was given to a call, whatever its parameters were. */
function answerOf<K extends CallKey>(queries: QueryClient, key: K): Reply<K> | undefined {
  const [asked] = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === key });
  return asked?.state.data as Reply<K> | undefined; // the key says which call it was
}

type At = (path: string) => string;

function organization(
  footer: Reply<'GET /footer'> | undefined,
  contact: Reply<'GET /contact/section'> | undefined,
  at: At,
) {
  if (!footer) return null;
  const address = plainWords(footer.addressHtml);
  return filled({
    // Somebody with an address is a business one can go to.
    '@type': address ? 'LocalBusiness' : 'Organization',
    '@id': at('/#organization'),
    name: footer.brandName,
    description: footer.brandAbout,
    url: at('/'),
    logo: at('/icon-512.png'),
    image: at('/share.jpg'),
    email: footer.email,
    telephone: footer.phone,
    address,
    sameAs: footer.social.map(socialAddress).filter((href) => href.startsWith('http')),
    ...(contact && { geo: { '@type': 'GeoCoordinates', latitude: contact.mapLat, longitude: contact.mapLng } }),
  });
}

function website(footer: Reply<'GET /footer'> | undefined, at: At) {
  const publisher = { '@id': at('/#organization') };
  return filled({ '@type': 'WebSite', '@id': at('/#website'), name: footer?.brandName, url: at('/'), publisher });
}

function posting(post: Reply<'GET /blog/:slug'> | undefined, at: At) {
  if (!post) return null;
  return filled({
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seo.description || post.excerpt || firstWords(post.content),
    image: post.coverImageUrl && at(post.coverImageUrl),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': at('/#organization') },
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.readingMinutes}M`,
    mainEntityOfPage: at(`/blog/${encodeURIComponent(post.slug)}`),
  });
}

function service(page: Reply<'GET /services/:slug'> | undefined, at: At) {
  if (!page) return null;
  return filled({
    '@type': 'Service',
    name: page.title,
    description: page.seo.description || page.excerpt || page.subtitle,
    image: page.coverImageUrl && at(page.coverImageUrl),
    url: at(`/services/${encodeURIComponent(page.slug)}`),
    provider: { '@id': at('/#organization') },
  });
}

function work(item: Reply<'GET /portfolio/:slug'> | undefined, at: At) {
  if (!item) return null;
  return filled({
    '@type': 'CreativeWork',
    name: item.title,
    description: item.excerpt || firstWords(item.description),
    image: item.coverImageUrl && at(item.coverImageUrl),
    url: at(`/portfolio/${encodeURIComponent(item.slug)}`),
    dateCreated: item.projectDate,
    genre: item.category,
    keywords: item.tags.join(', '),
    creator: { '@id': at('/#organization') },
  });
}

interface Question {
  q: string;
  a: string;
}

function questions(
  shared: { question: string; answer: string; isVisible: boolean }[] = [],
  own: readonly Question[] = [],
): Data | null {
  const all = [
    ...own,
    ...shared.filter(({ isVisible }) => isVisible).map(({ question, answer }) => ({ q: question, a: answer })),
  ].filter(({ q, a }) => q && a);
  if (all.length === 0) return null;
  const mainEntity = all.map(({ q, a }) => {
    return { '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: plainWords(a) } };
  });
  return { '@type': 'FAQPage', mainEntity };
}

const ABOVE: Record<string, string> = { services: 'Services', portfolio: 'Portfolio', blog: 'Blog' };

function titleOf(read: <K extends CallKey>(key: K) => Reply<K> | undefined): string {
  const shown = read('GET /blog/:slug') ?? read('GET /services/:slug') ?? read('GET /portfolio/:slug');
  return shown?.title ?? '';
}

/** Only where there is something between the home page and this one. */
function breadcrumb({ path, siteUrl }: Page, title: string, at: At) {
  const [, first = '', second] = path.split('/');
  const above = ABOVE[first];
  if (!above || !second || !title) return null;
  const steps = [
    ['Home', '/'],
    [above, `/${first}`],
    [title, path],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, to], index) => {
      return { '@type': 'ListItem', position: index + 1, name, item: to === '/' ? `${siteUrl}/` : at(to) };
    }),
  };
}

function filled(data: Data): Data {
  const said = Object.entries(data).filter(([, value]) => {
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(said);
}
