import { recordPath } from '#contract/links.ts';
import { collections } from 'virtual:collections';
import { stateTexts } from '#contract/texts/states.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { Link } from '#web/ui/routing/link.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { messageOf, query } from '#web/api.ts';
import { adjacentPages, Pager } from '#web/ui/pager.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingCards } from '#web/ui/skeleton.tsx';
import { Empty, LoadFailed } from '#web/ui/state.tsx';
import { PageHead } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';
import styles from './default-list.module.css';

/** What the list shows of a record, as far as its collection has it. */
interface Listed {
  _id: string;
  slug: string;
  title: string;
  excerpt?: string;
  coverImageUrl?: string;
}

const CARD = `(min-width: 1000px) 30vw, (min-width: 640px) 46vw, ${PHONE}`;

/** The list of a collection that has no list page of its own. */
export function listPageOf(path: string): PageModule {
  const collection = collections.find((one) => one.path === path);
  if (!collection) throw new Error(`There is no collection at ${path}`);
  const { labels, messages, pagesAt } = collection;
  const pathOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path);
  const listQuery = (page: number) => ({ query: { page } });
  // Every collection with pages has the list call of the blog.
  const key = `GET ${path}` as 'GET /blog';

  function ListPage() {
    const page = pageIn(new URLSearchParams(useLocation().search));
    const { data, error, isFetching, refetch } = useQuery(query(key, listQuery(page)));
    return (
      <>
        <PageHead title={labels.list} address={pathOf(page)} {...adjacentPages(page, data?.totalPages, pathOf)} />
        <PageBand title={labels.list} isLow />
        <Section aria-label={labels.list}>
          {data ? (
            <>
              <Records pagesAt={pagesAt} items={data.items} none={stateTexts.noRecords(labels.many)} />
              <Pager page={page} totalPages={data.totalPages} hrefOf={pathOf} />
            </>
          ) : error && !isFetching ? (
            <LoadFailed message={messageOf(error, messages.listFailed)} onRetry={() => void refetch()} />
          ) : (
            <LoadingCards count={3} />
          )}
        </Section>
      </>
    );
  }

  return {
    Component: ListPage,
    title: labels.list,
    loadData: (fetchQuery, { search }) => fetchQuery(key, listQuery(pageIn(search))),
    isNotFound: (getData, { search }) => {
      const page = pageIn(search);
      const list = getData(key, listQuery(page));
      return list !== undefined && page > list.totalPages;
    },
    canonicalPath: (search) => pathOf(pageIn(search)),
  };
}

function Records({ pagesAt, items, none }: { pagesAt: string; items: readonly Listed[]; none: string }) {
  if (items.length === 0) return <Empty message={none} />;
  return (
    <ul className={styles.list}>
      {items.map(({ _id, slug, title, excerpt, coverImageUrl }) => (
        <li key={_id} className={styles.card}>
          {coverImageUrl && <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={CARD} />}
          <h2 className={styles.title}>
            <Link className={styles.link} to={recordPath({ pagesAt }, slug)}>
              {title}
            </Link>
          </h2>
          {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}

function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
