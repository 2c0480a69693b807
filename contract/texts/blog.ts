import * as de from './de/blog.ts';
import * as en from './en/blog.ts';
import * as hi from './hi/blog.ts';
import { translated } from './language.ts';

export const blogTexts = translated({ en, de, hi });
