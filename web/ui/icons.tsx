import type { IconType } from 'react-icons';
import {
  FaBullhorn,
  FaCheck,
  FaCode,
  FaEnvelope,
  FaFacebookF,
  FaGem,
  FaGithub,
  FaHeadphonesAlt,
  FaInstagram,
  FaLinkedinIn,
  FaMapMarkerAlt,
  FaMobileAlt,
  FaPaintBrush,
  FaPinterestP,
  FaRedditAlien,
  FaRegLightbulb,
  FaRocket,
  FaSnapchatGhost,
  FaStar,
  FaTelegramPlane,
  FaTwitter,
  FaWhatsapp,
  FaYoutube,
} from 'react-icons/fa';

/** Every icon an editor may choose, by the key under which it is stored. */
const icons = new Map<string, IconType>(
  Object.entries({
    FaTwitter,
    FaFacebookF,
    FaInstagram,
    FaLinkedinIn,
    FaYoutube,
    FaWhatsapp,
    FaTelegramPlane,
    FaPinterestP,
    FaSnapchatGhost,
    FaGithub,
    FaRedditAlien,
    FaPaintBrush,
    FaGem,
    FaBullhorn,
    FaMobileAlt,
    FaRocket,
    FaCode,
    FaMapMarkerAlt,
    FaEnvelope,
    FaHeadphonesAlt,
    check: FaCheck,
    bulb: FaRegLightbulb,
    star: FaStar,
  }),
);

interface IconProps {
  name: string;
  size?: number;
  /** Drawn for a key that is not known. */
  fallback?: string;
  className?: string;
}

/** An icon by its stored key; an unknown key draws the fallback, the Twitter icon unless told otherwise. */
export function Icon({ name, size = 14, fallback = 'FaTwitter', className }: IconProps) {
  const draw = icons.get(name) ?? icons.get(fallback) ?? FaTwitter;
  return draw({ size, className, 'aria-hidden': true });
}
