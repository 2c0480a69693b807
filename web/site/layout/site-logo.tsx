import { ResponsiveImage, pictureSize } from '#web/ui/picture.tsx';
import type { Reply } from '#web/api.ts';
import { Logo } from './logo.tsx';
import styles from './logo.module.css';

type SiteFacts = Reply<'GET /site'>;

interface SiteLogoProps {
  site: SiteFacts | undefined;
  /** The sun of the drawn logo climbs while the page scrolls. */
  isRising?: boolean;
  /** The text of a logo that stands without the name. */
  alt?: string;
}

/** The logo of the site, or a drawn one. Styles show its version for the ground that it stands on. */
export function SiteLogo({ site, isRising, alt = '' }: SiteLogoProps) {
  if (!site || !hasLogo(site)) return <Logo isRising={isRising} />;
  const { logoUrl, darkLogoUrl } = site;
  return [darkLogoUrl || logoUrl, logoUrl || darkLogoUrl].map((src, index) => (
    <span key={index} className={index === 0 ? styles.onDark : styles.onLight}>
      {/* Lazy, so that the browser does not load the one that is not shown. */}
      <ResponsiveImage src={src} alt={alt} sizes="11rem" {...pictureSize(src)} loading="lazy" />
    </span>
  ));
}

/** Whether the name stands beside the logo. A site without a logo of its own always shows its name. */
export function showsName(site: SiteFacts | undefined): boolean {
  return !site || site.showsName || !hasLogo(site);
}

function hasLogo({ logoUrl, darkLogoUrl }: SiteFacts): boolean {
  return !!(logoUrl || darkLogoUrl);
}
