import * as de from './de/login.ts';
import * as en from './en/login.ts';
import * as hi from './hi/login.ts';
import { translated } from './language.ts';

export const loginTexts = translated({ en, de, hi });
