import { ABOUT_ICONS, CONTACT_ICONS, SERVICE_ICONS, SOCIAL_ICONS, TRADE_ICONS } from '#contract/constants.ts';
import drawings from './icons.svg?no-inline';
import trades from './trade-icons.svg?no-inline';

/** Every icon that an editor may choose, by its stored key. icons.svg has a drawing for each. */
const KEYS = new Set<string>([...SOCIAL_ICONS, ...SERVICE_ICONS, ...CONTACT_ICONS, ...ABOUT_ICONS, 'clock', 'phone']);

/** Those of other trades than an agency's, drawn in trade-icons.svg: pages without one do not load it. */
const TRADE_KEYS = new Set<string>(TRADE_ICONS);

interface IconProps {
  name: string;
  size?: number;
  /** Drawn for an unknown key. */
  fallback?: string;
  className?: string | undefined;
}

/**
 * An icon by its stored key. An unknown key draws the fallback, by default the Twitter icon. The drawings are one file
 * of each kind, fetched once for all pages, instead of markup in each page.
 */
export function Icon({ name, size = 14, fallback = 'FaTwitter', className }: IconProps) {
  const key = [name, fallback].find((one) => KEYS.has(one) || TRADE_KEYS.has(one)) ?? 'FaTwitter';
  return (
    <svg className={className} width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${TRADE_KEYS.has(key) ? trades : drawings}#${key}`} />
    </svg>
  );
}
