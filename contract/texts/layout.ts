import * as de from './de/layout.ts';
import * as en from './en/layout.ts';
import * as hi from './hi/layout.ts';
import { translated } from './language.ts';

export const layoutTexts = translated({ en, de, hi });
