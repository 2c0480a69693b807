import * as de from './de/contact.ts';
import * as en from './en/contact.ts';
import * as hi from './hi/contact.ts';
import { translated } from './language.ts';

export const contactTexts = translated({ en, de, hi });
