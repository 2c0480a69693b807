import { NO_ICON } from '#contract/constants.ts';
import { socialNames } from '#web/site/layout/social.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Names of icons that cannot be derived from the key. */
const NAMES = new Map(
  Object.entries({
    ...socialNames,
    FaMobileAlt: fieldsTexts.mobilePhone,
    FaMapMarkerAlt: fieldsTexts.mapPin,
    FaHeadphonesAlt: fieldsTexts.headphones,
    FaPaintBrush: fieldsTexts.paintBrush,
    FaSeedling: fieldsTexts.plant,
    FaCut: fieldsTexts.scissors,
    FaCalendarAlt: fieldsTexts.calendar,
    FaUsers: fieldsTexts.people,
    FaMugHot: fieldsTexts.cup,
    FaUtensils: fieldsTexts.cutlery,
    FaSpa: fieldsTexts.lotus,
    bulb: fieldsTexts.lightBulb,
    [NO_ICON]: fieldsTexts.noIcon,
  }),
);

/** The display name of an icon: 'FaBullhorn' becomes 'Bullhorn'. */
export function iconLabel(key: string): string {
  const name = key.replace(/^Fa(?=\p{Lu})/u, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return NAMES.get(key) ?? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
