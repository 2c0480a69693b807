import { createContext, use } from 'react';
import type { FieldIssue } from '#contract/failures.ts';
import type { Values } from './values.ts';

/** Asked before something becomes public or stops being public. */
export interface Question {
  title: string;
  text: string;
  /** The button that does it. */
  confirm: string;
}

/** What saving does to who can see a record, and the further button that makes it public. */
export interface Publishing {
  /** The save button. */
  label: string;
  /** Asked before the save key does it; left out where saving changes nothing about who can see the record. */
  question?: Question;
  /** Why it cannot be saved like this. */
  issues?: FieldIssue[];
  publish?: { label: string; question: Question; fields: Values; intent: string };
}

export interface Intent {
  /** The state a person chose in this form; null where nobody chose one. Only needed where the fields do not tell. */
  intent: string | null;
  setIntent: (intent: string | null) => void;
}

const Context = createContext<Intent>({ intent: null, setIntent: () => undefined });

export const IntentProvider = Context.Provider;

export function useIntent(): Intent {
  return use(Context);
}

/** The sentence below a status, in the future tense until it is saved. */
export function willBePublic(path: string, button: string): string {
  return `Will be public at ${path} as soon as you press ${button}.`;
}

export function willLeave(button: string): string {
  return `Will be removed from the site as soon as you press ${button}.`;
}
