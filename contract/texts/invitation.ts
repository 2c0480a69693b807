import * as de from './de/invitation.ts';
import * as en from './en/invitation.ts';
import * as hi from './hi/invitation.ts';
import { translated } from './language.ts';

export const invitationTexts = translated({ en, de, hi });
