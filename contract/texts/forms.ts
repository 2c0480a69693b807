import * as de from './de/forms.ts';
import * as en from './en/forms.ts';
import * as hi from './hi/forms.ts';
import { translated } from './language.ts';

export const formTexts = translated({ en, de, hi });
