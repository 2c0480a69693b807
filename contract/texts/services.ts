import * as de from './de/services.ts';
import * as en from './en/services.ts';
import * as hi from './hi/services.ts';
import { translated } from './language.ts';

export const serviceTexts = translated({ en, de, hi });
