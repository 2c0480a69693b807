import {
  AVATARS,
  CONTACT_MESSAGE_MIN,
  EMAIL_MAX,
  NAME_MIN,
  OPINION_MAX,
  OPINION_MIN,
  STARS_DEFAULT,
  STARS_MAX,
  STARS_MIN,
} from './constants.ts';
import { formTexts } from './form-texts.ts';

/**
 * The rules of the forms that visitors send. The server builds its schemas from them, and the site's forms check with
 * them. Plain values without a validator, safe for the visitor's browser.
 */

/** A text of `min` to `max` characters once trimmed; without `min` it is optional. */
interface TextRule {
  label: string;
  min?: number;
  max: number;
  /** Replaces the usual message for a text that is too short. */
  message?: string;
}
interface EmailRule {
  label: string;
  max: number;
  isEmail: true;
}
/** A whole number from `min` to `max`. */
interface NumberRule {
  label: string;
  min: number;
  max: number;
  fallback: number;
}
interface ChoiceRule {
  label: string;
  options: readonly (string | boolean)[];
  message: string;
}
export type FormRule = TextRule | EmailRule | NumberRule | ChoiceRule;
type FormRules = Readonly<Record<string, FormRule>>;

export const contactRules = {
  firstName: { label: 'Name', max: 120 },
  email: { label: 'Email', max: EMAIL_MAX, isEmail: true },
  subject: { label: 'Subject', max: 200 },
  message: { label: 'Message', min: CONTACT_MESSAGE_MIN, max: 5000, message: formTexts.messageShort },
} as const satisfies FormRules;

export const reviewRules = {
  name: { label: 'Name', min: NAME_MIN, max: 120 },
  role: { label: 'Role', max: 120 },
  stars: { label: 'Stars', min: STARS_MIN, max: STARS_MAX, fallback: STARS_DEFAULT },
  review: { label: 'Review', min: OPINION_MIN, max: OPINION_MAX },
  avatar: { label: 'Avatar', options: AVATARS, message: 'Choose a portrait' },
} as const satisfies FormRules;

export const leadRules = {
  name: { label: 'Name', min: NAME_MIN, max: 120 },
  email: { label: 'Email', max: EMAIL_MAX, isEmail: true },
  phone: { label: 'Phone', max: 60 },
  company: { label: 'Company', max: 160 },
  website: { label: 'Website', max: 500 },
  message: { label: 'Message', max: 5000 },
  consent: { label: 'Consent', options: [true], message: formTexts.consent },
} as const satisfies FormRules;
