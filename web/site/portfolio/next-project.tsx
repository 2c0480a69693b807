import { useQuery } from '#web/site/query-client/use-query.tsx';
import { projectColors } from '#contract/colors.ts';
import type { PortfolioItemInList } from '#contract/records/portfolio-item.ts';
import { query } from '#web/api.ts';
import { Arrow } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Link } from '#web/ui/routing/link.tsx';
import { Inner } from '#web/ui/section.tsx';
import styles from './next-project.module.css';
import { Tinted } from './tinted.tsx';

/** The link to the next project, in its colours. Nothing if there is none, or if it could not be loaded. */
export function NextProject({ slug }: { slug: string }) {
  const params = nextQueries(slug);
  const { data: following } = useQuery(query('GET /portfolio', { query: params.following }));
  const { data: first } = useQuery(query('GET /portfolio', { query: params.first }));
  const next = following && first ? findNext(following.items, first.items, slug) : undefined;
  return next ? <NextProjectView project={next} /> : null;
}

type NextProps = Pick<PortfolioItemInList, 'slug' | 'title' | 'excerpt' | 'result' | 'colors' | 'coverImageUrl'>;

export function NextProjectView({ project }: { project: NextProps }) {
  const { slug, title, excerpt, result, coverImageUrl } = project;
  return (
    <Tinted className={styles.next} colors={projectColors(project)} aria-labelledby="next-project">
      <article>
        <Inner isWide className={styles.columns}>
          <div className={styles.words}>
            <h2 id="next-project" className={styles.label}>
              Next project
            </h2>
            <h3 className={styles.title} dir="auto">
              <Link className={styles.link} to={`/portfolio/${encodeURIComponent(slug)}`}>
                {title}
              </Link>
            </h3>
            {(result || excerpt) && (
              <p className={styles.result} dir="auto">
                {result || excerpt}
              </p>
            )}
            <span className={styles.sign} aria-hidden="true">
              <Arrow />
            </span>
          </div>
          {coverImageUrl && (
            <div className={styles.frame}>
              <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={SIZES} />
            </div>
          )}
        </Inner>
      </article>
    </Tinted>
  );
}

const SIZES = '(min-width: 1736px) 858px, (min-width: 900px) 51vw, calc(92vw - 40px)';

/** The queries of `GET /portfolio` for the project after one, and for the first ones, with which the list starts again. */
export function nextQueries(slug: string) {
  return { following: { after: slug, limit: 1 }, first: { limit: 2 } };
}

/** The project after one, continuing at the start of the list; never the project itself. */
export function findNext<P extends { slug: string }>(following: P[], first: P[], slug: string): P | undefined {
  return [...following, ...first].find((project) => project.slug !== slug);
}
