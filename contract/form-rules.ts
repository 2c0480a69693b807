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
import { formTexts } from './texts/forms.ts';

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
  firstName: { label: formTexts.name, max: 120 },
  email: { label: formTexts.email, max: EMAIL_MAX, isEmail: true },
  subject: { label: formTexts.subject, max: 200 },
  message: { label: formTexts.message, min: CONTACT_MESSAGE_MIN, max: 5000, message: formTexts.messageShort },
} as const satisfies FormRules;

export const reviewRules = {
  name: { label: formTexts.name, min: NAME_MIN, max: 120 },
  role: { label: formTexts.role, max: 120 },
  stars: { label: formTexts.stars, min: STARS_MIN, max: STARS_MAX, fallback: STARS_DEFAULT },
  review: { label: formTexts.review, min: OPINION_MIN, max: OPINION_MAX },
  avatar: { label: formTexts.avatar, options: AVATARS, message: formTexts.portraitNeeded },
} as const satisfies FormRules;

export const leadRules = {
  name: { label: formTexts.name, min: NAME_MIN, max: 120 },
  email: { label: formTexts.email, max: EMAIL_MAX, isEmail: true },
  phone: { label: formTexts.phone, max: 60 },
  company: { label: formTexts.company, max: 160 },
  website: { label: formTexts.website, max: 500 },
  message: { label: formTexts.message, max: 5000 },
  consent: { label: formTexts.consent, options: [true], message: formTexts.consentNeeded },
} as const satisfies FormRules;
