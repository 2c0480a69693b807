import { useLocation } from '#web/ui/routing/location.tsx';
import { useBrandTexts } from './layout/brand.ts';
import { shareImage } from './share-image.ts';
import { useSite } from './site-context.tsx';

interface PageHeadProps {
  /** Stands before the brand's name. */
  title: string;
  /** What the brand says of itself, where a page that may be found has none. */
  description?: string;
  /** The picture of a shared link; one is drawn of the title unless told. */
  image?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** The page's own address, where it differs from its path. */
  address?: string;
  type?: 'website' | 'article';
  /** The pages before and after this one of a list. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** What a page tells the browser's tab, search engines and previews of its link. */
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
  const whole = [title, brand].filter(Boolean).join(' | ');
  const address = siteUrl + (place.address ?? pathname);
  // A page that shall not be found has nothing to draw.
  const share = shareImage(siteUrl, hidden ? '/' : pathname, image);
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {place.previous && <link rel="prev" href={siteUrl + place.previous} />}
      {place.next && <link rel="next" href={siteUrl + place.next} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={whole} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={share.address} />
      {share.size && <meta property="og:image:width" content={String(share.size.width)} />}
      {share.size && <meta property="og:image:height" content={String(share.size.height)} />}
      {share.size && <meta property="og:image:type" content="image/jpeg" />}
      <meta property="og:image:alt" content={whole} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={share.address} />
      {brand && <meta property="og:site_name" content={brand} />}
    </>
  );
}
