import { recordPath } from '#contract/links.ts';
import { collections } from 'virtual:collections';
import type { CollectionSummary } from '#contract/collection-summary.ts';
import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { shareCut, withFocus } from '#contract/pictures.ts';
import { weekdayLabels, weekdaysBetween } from '#contract/weekdays.ts';
import type { CallKey } from '#contract/calls.ts';
import type { Reply } from '#web/api.ts';
import { socialAddress } from './layout/whatsapp.ts';
import { htmlExcerpt, htmlToText } from './html-text.ts';

type Data = Record<string, unknown>;
type SiteFacts = Reply<'GET /site'>;

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
  const shown = shownRecord(queries);
  const graph = [
    organization(read('GET /site'), at),
    page.path === '/' ? website(read('GET /site'), at) : null,
    shown && recordData(shown, at),
    faqPage(read('GET /faq')?.faqs, read('GET /services/:slug')?.faqs),
    shown && shown.collection.pagesAt !== '' && breadcrumb(page, shown, at),
  ];
  return { '@context': 'https://schema.org', '@graph': graph.filter(Boolean) };
}

/** The cached response of a call, whatever its parameters. */
function cachedReply<K extends CallKey>(queries: QueryClient, key: K): Reply<K> | undefined {
  const cached = queries.settled().find(({ queryKey }) => queryKey[0] === key);
  return cached?.data as Reply<K> | undefined; // the key says which call it was
}

type AbsoluteUrl = (path: string) => string;

function organization(site: SiteFacts | undefined, at: AbsoluteUrl) {
  if (!site) return null;
  const address = htmlToText(site.addressHtml);
  return withoutEmpty({
    // A business with an address can be visited.
    '@type': address ? 'LocalBusiness' : 'Organization',
    '@id': at('/#organization'),
    name: site.name,
    description: site.tagline,
    url: at('/'),
    logo: at(site.logoUrl || '/icon-512.png'),
    image: at(shareCut(site.shareImageUrl) || site.shareImageUrl || '/share.jpg'),
    email: site.email,
    telephone: site.phone,
    address,
    sameAs: site.social.map(socialAddress).filter((href) => href.startsWith('http')),
    openingHoursSpecification: site.hours.filter(({ isClosed }) => !isClosed).map(openingHours),
    ...(isOnMap(site) && { geo: { '@type': 'GeoCoordinates', latitude: site.latitude, longitude: site.longitude } }),
  });
}

function openingHours({ from, to, opens, closes }: SiteFacts['hours'][number]): Data {
  const dayOfWeek = weekdaysBetween(from, to).map((day) => weekdayLabels[day]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** Nobody has an office at 0° 0°, in the sea: that is where nothing was entered. */
function isOnMap({ latitude, longitude }: SiteFacts): boolean {
  return latitude !== 0 || longitude !== 0;
}

function website(site: SiteFacts | undefined, at: AbsoluteUrl) {
  const publisher = { '@id': at('/#organization') };
  return withoutEmpty({ '@type': 'WebSite', '@id': at('/#website'), name: site?.name, url: at('/'), publisher });
}

interface ShownRecord {
  collection: CollectionSummary;
  record: Data;
}

/** The record that the page is about. */
function shownRecord(queries: QueryClient): ShownRecord | null {
  for (const collection of collections) {
    const record = cachedReply(queries, `GET ${collection.path}/:slug` as 'GET /services/:slug'); // every one with pages has it
    if (record) return { collection, record };
  }
  return null;
}

/** A record as its collection describes it for search engines. */
function recordData({ collection, record }: ShownRecord, at: AbsoluteUrl): Data | null {
  const { structuredData: described } = collection;
  if (!described) return null;
  const { type, organization: role, address = 'url', properties, people = {}, minutes = {} } = described;
  const text = (field: string) => textAt(record, field);
  const values = Object.entries(properties).map(([property, fields]): [string, string] => {
    const value = [fields].flat().map(text).find(Boolean) ?? '';
    return [property, property === 'image' && value ? at(value) : value];
  });
  return withoutEmpty({
    '@type': type,
    ...Object.fromEntries(values),
    ...mapValues(people, (field) => ({ '@type': 'Person', name: text(field) })),
    ...mapValues(minutes, (field) => `PT${text(field)}M`),
    [address]: at(recordPath(collection, text('slug'))),
    [role]: { '@id': at('/#organization') },
  });
}

/** The text at a path of fields: lists with commas, HTML as its first words. */
function textAt(record: Data, path: string): string {
  const value = path.split('.').reduce<unknown>((part, name) => (part as Data | undefined)?.[name], record);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value.startsWith('<') ? htmlExcerpt(value) : value;
}

function mapValues(fields: Readonly<Record<string, string>>, change: (field: string) => unknown): Data {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));
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

/** From the home page over the list to the record. */
function breadcrumb({ path, siteUrl }: PageAddress, { collection, record }: ShownRecord, at: AbsoluteUrl) {
  const title = textAt(record, collection.title);
  if (!title) return null;
  const steps = [
    ['Home', '/'],
    [collection.labels.list, collection.path],
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
