import type { IconType } from 'react-icons';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import type { Screen } from '../screens.ts';
import { formatWhen } from './when.ts';

export interface PaletteEntry {
  /** Where it leads, below the panel's base. */
  to: string;
  title: string;
  detail: string;
  Icon?: IconType;
}
export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
}

const MESSAGES_MAX = 8;
const EXCERPT_BEFORE = 30;

/** What the search finds: every word must occur, in any order, at the beginning of a word or within it. */
export function findEntries(text: string, screens: Screen[], messages: ContactMessage[]): PaletteGroup[] {
  const words = wordsOf(text);
  const found = screens.filter(({ title, group = '', keywords = '' }) =>
    hasAll(words, `${title} ${group} ${keywords}`),
  );
  const groups = [
    { title: 'Screens', entries: found.map(screenEntry) },
    { title: 'Messages', entries: words.length > 0 ? messageEntries(text, words, messages) : [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a message holds all the words. */
export function matchesMessage(words: string[], { firstName, email, subject, message }: ContactMessage): boolean {
  return hasAll(words, `${firstName} ${email} ${subject} ${message}`);
}

function hasAll(words: string[], text: string): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function screenEntry({ path, title, group, Icon }: Screen): PaletteEntry {
  return { to: `/${path}`, title, detail: group ?? '', Icon };
}

function messageEntries(text: string, words: string[], messages: ContactMessage[]): PaletteEntry[] {
  const found = messages.filter((message) => matchesMessage(words, message));
  const shown = found.slice(0, MESSAGES_MAX).map((message) => ({
    to: `/contact-messages?message=${encodeURIComponent(message._id)}`,
    title: message.subject || excerpt(message.message, words),
    detail: [message.firstName || message.email, formatWhen(message.createdAt), excerpt(message.message, words)].join(
      ' · ',
    ),
  }));
  const all = {
    to: `/contact-messages?q=${encodeURIComponent(text.trim())}`,
    title: `Search all messages for “${text.trim()}”`,
    detail: 'Contact messages',
  };
  return [...shown, all];
}

/** The part of a text around the first word found in it. */
function excerpt(text: string, words: string[]): string {
  const flat = text.replace(/\s+/g, ' ');
  const at = Math.min(...words.map((word) => flat.toLowerCase().indexOf(word)).filter((index) => index >= 0));
  return Number.isFinite(at) && at > EXCERPT_BEFORE
    ? `…${flat.slice(at - EXCERPT_BEFORE, at + 90)}`
    : flat.slice(0, 120);
}
