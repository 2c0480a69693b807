import drawings from './icons.svg?no-inline';

/** Every icon an editor may choose, by the key under which it is stored; icons.svg has a drawing for each. */
const KEYS = new Set([
  'FaTwitter',
  'FaFacebookF',
  'FaInstagram',
  'FaLinkedinIn',
  'FaYoutube',
  'FaWhatsapp',
  'FaTelegramPlane',
  'FaPinterestP',
  'FaSnapchatGhost',
  'FaGithub',
  'FaRedditAlien',
  'FaPaintBrush',
  'FaGem',
  'FaBullhorn',
  'FaMobileAlt',
  'FaRocket',
  'FaCode',
  'FaMapMarkerAlt',
  'FaEnvelope',
  'FaHeadphonesAlt',
  'check',
  'bulb',
  'star',
]);

interface IconProps {
  name: string;
  size?: number;
  /** Drawn for a key that is not known. */
  fallback?: string;
  className?: string | undefined;
}

/**
 * An icon by its stored key; an unknown key draws the fallback, the Twitter icon unless told otherwise. The drawings
 * are a file of their own, fetched once for all pages, and so neither script nor repeated in each page.
 */
export function Icon({ name, size = 14, fallback = 'FaTwitter', className }: IconProps) {
  const key = [name, fallback].find((one) => KEYS.has(one)) ?? 'FaTwitter';
  return (
    <svg className={className} width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${drawings}#${key}`} />
    </svg>
  );
}
