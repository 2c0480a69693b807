import * as de from './de/load-failed.ts';
import * as en from './en/load-failed.ts';
import * as hi from './hi/load-failed.ts';
import { translated } from './language.ts';

export const loadFailedTexts = translated({ en, de, hi });
