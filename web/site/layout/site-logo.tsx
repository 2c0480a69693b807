import { ResponsiveImage, pictureSize } from '#web/ui/picture.tsx';
import type { Reply } from '#web/api.ts';
import { Logo } from './logo.tsx';
import styles from './logo.module.css';

interface SiteLogoProps {
  site: Reply<'GET /site'> | undefined;
  /** What it stands on; `changing` as in the header, whose styles show one of two logos. */
  ground: 'dark' | 'changing';
  /** The text of a logo that stands without the name. */
  alt?: string;
}

/** The logo of the site, or a drawn one. */
export function SiteLogo({ site, ground, alt = '' }: SiteLogoProps) {
  const light = site?.logoUrl || site?.darkLogoUrl;
  const dark = site?.darkLogoUrl || site?.logoUrl;
  if (!light || !dark) return <Logo isRising={ground === 'changing'} />;
  if (ground === 'dark' || light === dark) return <LogoPicture src={dark} alt={alt} />;
  return (
    <>
      <LogoPicture src={dark} alt={alt} className={styles.onDark} />
      <LogoPicture src={light} alt={alt} className={styles.onLight} />
    </>
  );
}

function LogoPicture({ src, alt, className }: { src: string; alt: string; className?: string | undefined }) {
  return (
    <span className={[styles.own, className].filter(Boolean).join(' ')}>
      {/* Lazy, so that the browser does not load the one that is not shown. */}
      <ResponsiveImage src={src} alt={alt} sizes="11rem" {...pictureSize(src)} loading="lazy" />
    </span>
  );
}

/** Whether the name stands beside the logo. A site without a logo of its own always shows its name. */
export function showsName(site: Reply<'GET /site'> | undefined): boolean {
  return !site || site.showsName || !(site.logoUrl || site.darkLogoUrl);
}
