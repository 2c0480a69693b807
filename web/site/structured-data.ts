import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { withFocus } from '#contract/pictures.ts';
import type { CallKey } from '#contract/calls.ts';
import type { Reply } from '#web/api.ts';
import { socialAddress } from './layout/whatsapp.ts';
import { htmlExcerpt, htmlToText } from './html-text.ts';

type Data = Record<string, unknown>;

interface PageAddress {
  /** The page's path, and the site's URL without a slash at the end. */
  path: string;
  siteUrl: string;
}

/**
 * The page's content as schema.org data for search engines, from the same responses that the page shows. It has no
 * ratings from our own reviews: search engines ignore or punish self-serving ones.
 */
export function structuredData(queries: QueryClient, page: PageAddress): Data {
  const read = <K extends CallKey>(key: K) => cachedReply(queries, key);
  const at = (path: string) => new URL(withFocus(path, null), page.siteUrl).href;
  const graph = [
    organization(read('GET /footer'), read('GET /contact/section'), at),
    page.path === '/' ? website(read('GET /footer'), at) : null,
    blogPosting(read('GET /blog/:slug'), at),
    serviceData(read('GET /services/:slug'), at),
    creativeWork(read('GET /portfolio/:slug'), at),
    faqPage(read('GET /faq')?.faqs, read('GET /services/:slug')?.faqs),
    breadcrumb(page, recordTitle(read), at),
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter((part) => part !== null) };
}

/** The cached response of a call, whatever its parameters. */
function cachedReply<K extends CallKey>(queries: QueryClient, key: K): Reply<K> | undefined {
  const cached = queries.settled().find(({ queryKey }) => queryKey[0] === key);
  return cached?.data as Reply<K> | undefined; // the key says which call it was
}

type AbsoluteUrl = (path: string) => string;

function organization(
  footer: Reply<'GET /footer'> | undefined,
  contact: Reply<'GET /contact/section'> | undefined,
  at: AbsoluteUrl,
) {
  if (!footer) return null;
  const address = htmlToText(footer.addressHtml);
  return withoutEmpty({
    // A business with an address can be visited.
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

function website(footer: Reply<'GET /footer'> | undefined, at: AbsoluteUrl) {
  const publisher = { '@id': at('/#organization') };
  return withoutEmpty({ '@type': 'WebSite', '@id': at('/#website'), name: footer?.brandName, url: at('/'), publisher });
}

function blogPosting(post: Reply<'GET /blog/:slug'> | undefined, at: AbsoluteUrl) {
  if (!post) return null;
  return withoutEmpty({
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seo.description || post.excerpt || htmlExcerpt(post.content),
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

function serviceData(page: Reply<'GET /services/:slug'> | undefined, at: AbsoluteUrl) {
  if (!page) return null;
  return withoutEmpty({
    '@type': 'Service',
    name: page.title,
    description: page.seo.description || page.excerpt || page.subtitle,
    image: page.coverImageUrl && at(page.coverImageUrl),
    url: at(`/services/${encodeURIComponent(page.slug)}`),
    provider: { '@id': at('/#organization') },
  });
}

function creativeWork(item: Reply<'GET /portfolio/:slug'> | undefined, at: AbsoluteUrl) {
  if (!item) return null;
  return withoutEmpty({
    '@type': 'CreativeWork',
    name: item.title,
    description: item.excerpt || htmlExcerpt(item.description),
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

function faqPage(
  shared: { question: string; answer: string; isVisible: boolean }[] = [],
  own: readonly Question[] = [],
): Data | null {
  const all = [
    ...own,
    ...shared.filter(({ isVisible }) => isVisible).map(({ question, answer }) => ({ q: question, a: answer })),
  ].filter(({ q, a }) => q && a);
  if (all.length === 0) return null;
  const mainEntity = all.map(({ q, a }) => {
    return { '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: htmlToText(a) } };
  });
  return { '@type': 'FAQPage', mainEntity };
}

const PARENTS: Record<string, string> = { services: 'Services', portfolio: 'Portfolio', blog: 'Blog' };

function recordTitle(read: <K extends CallKey>(key: K) => Reply<K> | undefined): string {
  const shown = read('GET /blog/:slug') ?? read('GET /services/:slug') ?? read('GET /portfolio/:slug');
  return shown?.title ?? '';
}

/** Only for pages below a list. */
function breadcrumb({ path, siteUrl }: PageAddress, title: string, at: AbsoluteUrl) {
  const [, first = '', second] = path.split('/');
  const above = PARENTS[first];
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

function withoutEmpty(data: Data): Data {
  const filled = Object.entries(data).filter(([, value]) => {
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(filled);
}
