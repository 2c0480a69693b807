import * as de from './de/review-form.ts';
import * as en from './en/review-form.ts';
import * as hi from './hi/review-form.ts';
import { translated } from './language.ts';

export const reviewFormTexts = translated({ en, de, hi });
