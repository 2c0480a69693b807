import type { Page } from '#contract/collections/pages.ts';
import { pathKey } from '#contract/links.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import { ApiError, query } from '#web/api.ts';
import { useBrand } from '#web/site/brand.ts';
import { lazyHydrate } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import { useQuery, useQueryClient } from '#web/site/query-client/use-query.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { blockAnchors } from '../blocks/block-anchors.ts';
import { partOf } from '../blocks/block-part.tsx';
import { contentOf, type Place } from '../blocks/block-view.ts';
import { areLive, knownBlocks, loadBlocks, sourcesOf, type KnownPart } from '../blocks/known-blocks.ts';
import { PageHead } from '../head.tsx';
import { PageLoading } from '../layout/page-loading.tsx';
import { ANY_POST } from '../not-found/any-post.ts';
import styles from './composed-page.module.css';
import type { FetchQuery, GetQueryData, PageModule, Visit } from '../routes.ts';

const NOT_FOUND = 'web/site/not-found/not-found-page.tsx';
const NotFound = lazyHydrate(async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage);

export const page: PageModule = {
  Component: ComposedPage,
  loadData,
  parts: (getData, visit) => {
    const found = pageAt(getData, visit);
    return found ? sourcesOf(knownBlocks(found.blocks)) : [NOT_FOUND];
  },
  isLive: (getData, visit) => areLive(knownBlocks(pageAt(getData, visit)?.blocks), getData),
  title: (getData, visit) => {
    const found = pageAt(getData, visit);
    return found && composedTitle(found, getData);
  },
};

/** The call that reads the page at a path. */
export function pageCall(pathname: string) {
  return { params: { slug: pathKey(pathname) } };
}

function pageAt(getData: GetQueryData, { params }: Visit): Page | undefined {
  return getData('GET /pages/:slug', pageCall(`/${params['*'] ?? ''}`));
}

/** Loads the page, then what all of its blocks read, and their scripts. */
async function loadData(fetchQuery: FetchQuery, { params }: Visit): Promise<void> {
  const found = await fetchQuery('GET /pages/:slug', pageCall(`/${params['*'] ?? ''}`));
  if (!found) return void (await Promise.all([NotFound.fetch(), fetchQuery('GET /blog', ANY_POST)]));
  await loadBlocks(knownBlocks(found.blocks), fetchQuery);
}

function ComposedPage() {
  const { pathname } = useLocation();
  // If there is no page, do not ask again.
  const { data: found, error } = useQuery({ ...query('GET /pages/:slug', pageCall(pathname)), retryOnMount: false });
  if (error && !found) return <NotFound movedTo={error instanceof ApiError ? error.movedTo : null} />;
  return found ? <Blocks found={found} /> : <PageLoading />;
}

function Blocks({ found }: { found: Page }) {
  const queries = useQueryClient();
  const brand = useBrand();
  const blocks = knownBlocks(found.blocks);
  const getData: GetQueryData = (key, options) => queries.getQueryData(query(key, options));
  const [first] = blocks;
  // The title and the headline follow the words of the first block, which may be shared.
  useQuery({
    ...query((first?.view.section ?? 'GET /hero') as 'GET /hero'),
    enabled: first?.block.source === 'shared',
  });
  const headline = first ? headlineOf(first, getData) : '';
  return (
    <>
      <PageHead
        title={composedTitle(found, getData)}
        description={descriptionOf(found, getData)}
        image={found.seo.ogImage}
      />
      {first && isEmpty(first, getData) && <div className={styles.dusk} data-scene="" />}
      {!headline && <h1 className="visually-hidden">{found.slug === '/' ? brand || layoutTexts.home : found.title}</h1>}
      {placed(blocks, headline !== '').map(({ block, view, place }) => {
        const Part = partOf(block, view);
        return <Part key={block._id} block={block} place={place} />;
      })}
    </>
  );
}

function isEmpty({ block, view }: KnownPart, getData: GetQueryData): boolean {
  const content = contentOf(block, view, getData);
  return content !== undefined && view.isEmpty(content);
}

/** Blocks with their places. A kind that stands several times on a page has numbered anchors. */
function placed(blocks: KnownPart[], hasHeadline: boolean): (KnownPart & { place: Place })[] {
  const anchors = blockAnchors(blocks.map(({ block }) => block.type));
  return blocks.map((shown, index) => {
    const level = index === 0 && hasHeadline ? 1 : 2;
    return { ...shown, place: { anchor: anchors[index] ?? '', level } };
  });
}

function headlineOf({ block, view }: KnownPart, getData: GetQueryData): string {
  const content = contentOf(block, view, getData);
  return content ? view.headline(content, block.look) : '';
}

/** The home page is called like its headline, unless staff typed another title. */
function composedTitle(found: Page, getData: GetQueryData): string {
  const [first] = knownBlocks(found.blocks);
  if (found.seo.title || found.slug !== '/') return found.seo.title || found.title;
  return first ? headlineOf(first, getData) : '';
}

function descriptionOf(found: Page, getData: GetQueryData): string {
  const [first] = knownBlocks(found.blocks);
  const content = first && contentOf(first.block, first.view, getData);
  return found.seo.description || (first && content ? first.view.lead(content) : '');
}
