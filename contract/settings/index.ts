import type { z } from 'zod';
import { canary } from './canary.ts';
import { enquiries } from './enquiries.ts';
import { mail } from './mail.ts';
import { mailbox } from './mailbox.ts';
import { publishing } from './publishing.ts';
import { regionSettings as region } from './region.ts';
import { replies } from './replies.ts';
import { retention } from './retention.ts';
import { reviews } from './reviews.ts';

/** The settings that staff change in the panel, by the name under which they are stored, in the panel's order. */
export const settingsGroups = { region, publishing, mail, mailbox, canary, enquiries, replies, reviews, retention };

export type SettingsName = keyof typeof settingsGroups;
/** The fields of a group, without those that the server sets. */
export type SettingsFields<N extends SettingsName> = z.output<(typeof settingsGroups)[N]['fields']>;
/** A group in the replies of its calls. */
export type SettingsRecord<N extends SettingsName> = z.output<(typeof settingsGroups)[N]['record']>;
