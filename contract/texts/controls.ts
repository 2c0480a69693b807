import * as de from './de/controls.ts';
import * as en from './en/controls.ts';
import * as hi from './hi/controls.ts';
import { translated } from './language.ts';

export const controlTexts = translated({ en, de, hi });
