import { socialNames } from '#web/site/layout/social.ts';

/** Names of icons that cannot be derived from the key. */
const NAMES = new Map(
  Object.entries({
    ...socialNames,
    FaMobileAlt: 'Mobile phone',
    FaMapMarkerAlt: 'Map pin',
    FaHeadphonesAlt: 'Headphones',
    FaPaintBrush: 'Paint brush',
    bulb: 'Light bulb',
  }),
);

/** The display name of an icon: 'FaBullhorn' becomes 'Bullhorn'. */
export function iconLabel(key: string): string {
  const words = key.replace(/^Fa(?=\p{Lu})/u, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return NAMES.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
