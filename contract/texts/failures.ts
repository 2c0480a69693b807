import * as de from './de/failures.ts';
import * as en from './en/failures.ts';
import * as hi from './hi/failures.ts';
import { translated } from './language.ts';

export const failureTexts = translated({ en, de, hi });
