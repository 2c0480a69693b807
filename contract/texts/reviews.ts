import * as de from './de/reviews.ts';
import * as en from './en/reviews.ts';
import * as hi from './hi/reviews.ts';
import { translated } from './language.ts';

export const reviewTexts = translated({ en, de, hi });
