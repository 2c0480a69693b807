import * as de from './de/proposal.ts';
import * as en from './en/proposal.ts';
import * as hi from './hi/proposal.ts';
import { translated } from './language.ts';

export const proposalTexts = translated({ en, de, hi });
