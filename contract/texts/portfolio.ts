import * as de from './de/portfolio.ts';
import * as en from './en/portfolio.ts';
import * as hi from './hi/portfolio.ts';
import { translated } from './language.ts';

export const portfolioTexts = translated({ en, de, hi });
