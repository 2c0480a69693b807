import { useLocation } from '#web/ui/routing/location.tsx';
import { useSiteFacts } from './brand.ts';
import { HeadTags, type HeadTag } from './head-tags.tsx';
import { useSite } from './site-context.tsx';
import { SHARE_HEIGHT, SHARE_WIDTH, shareCut, withFocus } from '#contract/pictures.ts';

interface PageHeadProps {
  /** Shown before the brand's name. */
  title: string;
  /** Listed pages without one use the brand's description. */
  description?: string;
  /** The picture of a shared link; by default that of the site, or one drawn from the title. */
  image?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** The canonical path, if it differs from the current one. */
  address?: string;
  type?: 'website' | 'article';
  /** The previous and next page of a list. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** The title and the meta tags for tabs, search engines and link previews. */
export function PageHead({
  title,
  description: own,
  image = '',
  hidden = false,
  type = 'website',
  ...place
}: PageHeadProps) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const { name: brand = '', tagline = '', shareImageUrl = '' } = useSiteFacts() ?? {};
  const description = own || (hidden ? '' : tagline);
  const fullTitle = [title, brand].filter(Boolean).join(' | ');
  const address = siteUrl + (place.address ?? pathname);
  // A hidden page needs no drawn picture of its own.
  const share = shareImage(siteUrl, hidden ? '/' : pathname, image || shareImageUrl);
  const tags: (HeadTag | '' | null | undefined)[] = [
    description && metaNamed('description', description),
    hidden ? metaNamed('robots', 'noindex') : link('canonical', address),
    place.previous && link('prev', siteUrl + place.previous),
    place.next && link('next', siteUrl + place.next),
    property('og:type', type),
    property('og:title', fullTitle),
    description && property('og:description', description),
    property('og:url', address),
    property('og:image', share.address),
    share.size && property('og:image:width', String(share.size.width)),
    share.size && property('og:image:height', String(share.size.height)),
    share.size && property('og:image:type', 'image/jpeg'),
    property('og:image:alt', fullTitle),
    metaNamed('twitter:card', 'summary_large_image'),
    metaNamed('twitter:image', share.address),
    brand && property('og:site_name', brand),
  ];
  return <HeadTags title={fullTitle} tags={tags.filter((tag) => !!tag)} />;
}

const metaNamed = (name: string, content: string): HeadTag => ({ element: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string): HeadTag => ({ element: 'link', attributes: { rel, href } });

interface ShareImage {
  address: string;
  /** Null if the size is unknown. */
  size: { width: number; height: number } | null;
}

const SIZE = { width: SHARE_WIDTH, height: SHARE_HEIGHT };

/**
 * The picture of a shared link: the page's own, cropped to the size of previews if it is an upload, else one drawn from
 * the page's title.
 */
function shareImage(siteUrl: string, pathname: string, own: string): ShareImage {
  const cut = shareCut(own);
  if (cut) return { address: siteUrl + cut, size: SIZE };
  const whole = withFocus(own, null);
  if (whole) return { address: whole.startsWith('http') ? whole : siteUrl + whole, size: null };
  return { address: `${siteUrl}/share${pathname === '/' ? '' : pathname}.jpg`, size: SIZE };
}
