import * as de from './de/states.ts';
import * as en from './en/states.ts';
import * as hi from './hi/states.ts';
import { translated } from './language.ts';

export const stateTexts = translated({ en, de, hi });
