import * as de from './de/pricing.ts';
import * as en from './en/pricing.ts';
import * as hi from './hi/pricing.ts';
import { translated } from './language.ts';

export const pricingTexts = translated({ en, de, hi });
