import { useLocation } from 'react-router';
import { useBrand } from './layout/brand.ts';
import { useSite } from './site-context.tsx';

interface HeadProps {
  /** Stands before the brand's name. */
  title: string;
  description?: string;
  /** The picture of a shared link; the site's own unless told. */
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
export function Head({ title, description, image = '', hidden = false, type = 'website', ...place }: HeadProps) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const brand = useBrand();
  const whole = [title, brand].filter(Boolean).join(' | ');
  const address = siteUrl + (place.address ?? pathname);
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
      <meta property="og:image" content={image.startsWith('http') ? image : siteUrl + (image || '/share.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      {brand && <meta property="og:site_name" content={brand} />}
    </>
  );
}
