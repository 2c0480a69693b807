import * as de from './de/faq.ts';
import * as en from './en/faq.ts';
import * as hi from './hi/faq.ts';
import { translated } from './language.ts';

export const faqTexts = translated({ en, de, hi });
