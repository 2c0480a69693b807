import * as de from './de/projects.ts';
import * as en from './en/projects.ts';
import * as hi from './hi/projects.ts';
import { translated } from './language.ts';

export const projectTexts = translated({ en, de, hi });
