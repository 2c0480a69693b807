import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { collectionListQuery } from '#web/admin/shell/collection-list.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { reviewsQuery } from '#web/admin/features/reviews/reviews.ts';
import { testimonialsQuery } from '#web/admin/features/testimonials/testimonials.ts';
import { type KindResults } from './find-entries.ts';
import { searchWords } from '#web/admin/shell/search-words.ts';
import * as entries from './record-entries.ts';
import { sectionEntries } from './section-texts.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as paletteTexts from '#web/admin/texts/palette.ts';

/** Results shown per kind. A link leads to the search of the kind's screen, if it has one. */
const HITS_MAX = 5;
const SEARCH_DELAY_MS = 150;

/** Matching records by kind. Shows the previous results until newer ones arrive. */
export function useSearch(text: string, isOpen: boolean) {
  const [debouncedText] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const q = isOpen && text.trim() ? debouncedText : '';
  const words = searchWords(q);
  const results = [
    useSections(q, words),
    ...useCollections(q, words),
    useServices(q, words),
    useLeads(q, words),
    useMessages(q, words),
    useReviews(q, words),
    useTestimonials(q, words),
    useRedirects(q, words),
    useUsers(q, words),
  ];
  const isSearching =
    text.trim() !== '' && (debouncedText !== text.trim() || results.some(({ isFetching }) => isFetching));
  return {
    found: q ? results.map(({ found }) => found) : [],
    isSearching,
    hasFailed: q !== '' && results.some(({ isError }) => isError),
  };
}

function whenSearching(q: string) {
  return { enabled: q !== '', placeholderData: keepPreviousData };
}

/** Results from the texts of the page sections. */
function useSections(q: string, words: string[]) {
  const names = Object.keys(sections) as SectionName[];
  const results = useQueries({
    queries: names.map((name) => ({ ...query(`GET ${sections[name].path}`), enabled: q !== '' })),
  });
  const hits = names.flatMap((name, index) => sectionEntries(words, name, results[index]?.data).slice(0, HITS_MAX));
  const found: KindResults = { title: commonTexts.pageSections, entries: hits };
  return {
    found,
    isFetching: results.some(({ isFetching }) => isFetching),
    isError: results.some(({ isError }) => isError),
  };
}

/** The collections that the server searches. */
const SEARCHED = panelCollections.filter(({ hasOwnLists }) => !hasOwnLists);

function useCollections(q: string, words: string[]) {
  const results = useQueries({
    queries: SEARCHED.map((one) => ({ ...collectionListQuery(one, { q, limit: HITS_MAX }), ...whenSearching(q) })),
  });
  return results.map((result, index) => {
    const collection = SEARCHED[index];
    const { labels, panel } = collection ?? { labels: { title: '', many: '' }, panel: { path: '' } };
    const found: KindResults = {
      title: labels.title,
      entries: collection ? (result.data?.items ?? []).map((one) => entries.recordEntry(collection, words, one)) : [],
      all: { to: `/${panel.path}`, many: labels.many, screen: labels.title },
    };
    return { ...result, found };
  });
}

function useLeads(q: string, words: string[]) {
  const result = useQuery({ ...query('GET /leads', { query: { q, limit: HITS_MAX } }), ...whenSearching(q) });
  const found: KindResults = {
    title: commonTexts.leads,
    entries: (result.data ?? []).map((lead) => entries.leadEntry(words, lead)),
    all: { to: '/enquiries?kind=leads', many: 'leads', screen: commonTexts.enquiries },
  };
  return { ...result, found };
}

function useMessages(q: string, words: string[]) {
  const result = useQuery({
    ...query('GET /contact/messages', { query: { q, limit: HITS_MAX } }),
    ...whenSearching(q),
  });
  const found: KindResults = {
    title: commonTexts.messages,
    entries: (result.data ?? []).map((message) => entries.messageEntry(words, message)),
    all: { to: '/enquiries?kind=messages', many: 'messages', screen: commonTexts.enquiries },
  };
  return { ...result, found };
}

function useServices(q: string, words: string[]) {
  const result = useQuery({ ...query('GET /services/admin/all', { query: { brief: 'true' } }), enabled: q !== '' });
  const hits = (result.data ?? []).filter((service) => entries.hasWords.service(words, service)).slice(0, HITS_MAX);
  const found: KindResults = {
    title: paletteTexts.servicePages,
    entries: hits.map((service) => entries.serviceEntry(words, service)),
  };
  return { ...result, found };
}

function useReviews(q: string, words: string[]) {
  const result = useQuery({ ...reviewsQuery, enabled: q !== '' });
  const hits = (result.data ?? []).filter((review) => entries.hasWords.review(words, review)).slice(0, HITS_MAX);
  const found: KindResults = {
    title: commonTexts.clientReviews,
    entries: hits.map((review) => entries.reviewEntry(words, review)),
  };
  return { ...result, found };
}

function useTestimonials(q: string, words: string[]) {
  const result = useQuery({ ...testimonialsQuery, enabled: q !== '' });
  const hits = (result.data ?? []).filter((one) => entries.hasWords.testimonial(words, one)).slice(0, HITS_MAX);
  const found: KindResults = {
    title: commonTexts.testimonials,
    entries: hits.map((one) => entries.testimonialEntry(words, one)),
  };
  return { ...result, found };
}

function useRedirects(q: string, words: string[]) {
  const result = useQuery({ ...query('GET /redirects', { query: { q, limit: HITS_MAX } }), ...whenSearching(q) });
  const found: KindResults = {
    title: commonTexts.redirects,
    entries: (result.data?.items ?? []).map((redirect) => entries.redirectEntry(words, redirect)),
    all: { to: '/redirects', many: 'redirects', screen: commonTexts.redirects },
  };
  return { ...result, found };
}

/** Results from the accounts. Only admins may see them. */
function useUsers(q: string, words: string[]) {
  const isAdmin = useAccount().role === 'admin';
  const result = useQuery({ ...query('GET /users'), enabled: q !== '' && isAdmin });
  const hits = (result.data ?? []).filter((user) => entries.hasWords.user(words, user)).slice(0, HITS_MAX);
  const found: KindResults = {
    title: commonTexts.users,
    entries: hits.map(entries.userEntry),
  };
  return { ...result, found };
}
