import { stateTexts } from '#contract/texts/states.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import { Arrow, Button } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { SearchIcon } from '#web/ui/line-icons.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { ClientRedirect } from '#web/site/layout/client-redirect.tsx';
import { BLOG_PATH, SEARCH_MAX } from '../collections/blog/list-address.ts';
import { PageHead } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';
import { usePageTexts } from '../page-texts.ts';
import { ANY_POST } from './any-post.ts';
import { likelyPages, searchWords } from './likely-pages.ts';
import styles from './not-found.module.css';

interface NotFoundProps {
  /** The page's new address, '' if it was deleted for good, null if unknown. */
  movedTo: string | null;
}

/** Shown in place of a page that does not exist. */
export function NotFoundPage({ movedTo }: NotFoundProps) {
  const { pathname } = useLocation();
  return movedTo ? <ClientRedirect to={movedTo} /> : <UnknownPage pathname={pathname} isGone={movedTo === ''} />;
}

function UnknownPage({ pathname, isGone }: { pathname: string; isGone: boolean }) {
  const texts = usePageTexts();
  const { data: posts } = useQuery(query('GET /blog', ANY_POST));
  return (
    <>
      <PageHead title={stateTexts.page} hidden />
      <NightScene
        eyebrow={isGone ? stateTexts.gone : stateTexts.errorStatus(404)}
        title={stateTexts.page}
        lead={isGone ? stateTexts.pageGone : texts.missingPageLead || stateTexts.pageUnknown}
        paths={isGone ? {} : { lead: fieldPath(texts, 'missingPageLead') }}
      >
        <LikelyPages pathname={pathname} />
        {posts && posts.total > 0 && <Search words={searchWords(pathname)} />}
        <p className={styles.others}>
          <SmartLink href="/">{stateTexts.backHome}</SmartLink>
          <SmartLink href="/contact">{stateTexts.tellUs}</SmartLink>
        </p>
      </NightScene>
    </>
  );
}

function LikelyPages({ pathname }: { pathname: string }) {
  const { data: menus } = useQuery(query('GET /menus'));
  const { data: footer } = useQuery(query('GET /footer'));
  const links = footer ? [...footer.usefulLinks, ...footer.servicesLinks] : [];
  const likely = likelyPages(pathname, { menu: menus?.header, links });
  if (likely.length === 0) return null;
  return (
    <ul className={styles.pages}>
      {likely.map(({ label, href }) => (
        <li key={href}>
          <SmartLink href={href} className={styles.page}>
            {label}
            <Arrow />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** Searches the blog. */
function Search({ words }: { words: string }) {
  return (
    <form className={styles.search} role="search" method="get" action={BLOG_PATH}>
      <SearchIcon />
      <input
        className={styles.input}
        type="search"
        name="q"
        placeholder={stateTexts.searchBlog}
        aria-label={stateTexts.searchBlog}
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        defaultValue={words}
      />
      <Button type="submit" size="small">
        {stateTexts.search}
      </Button>
    </form>
  );
}
