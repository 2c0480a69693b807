import * as de from './de/blocks.ts';
import * as en from './en/blocks.ts';
import * as hi from './hi/blocks.ts';
import { translated } from './language.ts';

export const blockTexts = translated({ en, de, hi });
