import { useLocation } from '#web/ui/routing/location.tsx';
import { useBrandTexts } from './brand.ts';
import { useSite } from './site-context.tsx';
import { SHARE_HEIGHT, SHARE_WIDTH, shareCut, withFocus } from '#contract/pictures.ts';

interface PageHeadProps {
  /** Shown before the brand's name. */
  title: string;
  /** Listed pages without one use the brand's description. */
  description?: string;
  /** The picture of a shared link; by default one drawn from the title. */
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
  const { brandName: brand, brandAbout } = useBrandTexts();
  const description = own || (hidden ? '' : brandAbout);
  const fullTitle = [title, brand].filter(Boolean).join(' | ');
  const address = siteUrl + (place.address ?? pathname);
  // A hidden page needs no drawn picture of its own.
  const share = shareImage(siteUrl, hidden ? '/' : pathname, image);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {place.previous && <link rel="prev" href={siteUrl + place.previous} />}
      {place.next && <link rel="next" href={siteUrl + place.next} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={share.address} />
      {share.size && <meta property="og:image:width" content={String(share.size.width)} />}
      {share.size && <meta property="og:image:height" content={String(share.size.height)} />}
      {share.size && <meta property="og:image:type" content="image/jpeg" />}
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={share.address} />
      {brand && <meta property="og:site_name" content={brand} />}
    </>
  );
}

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
