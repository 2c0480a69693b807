import { createContext, use } from 'react';
import type { FieldIssue } from '#contract/failures.ts';
import type { Values } from './values.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

/** Asked before something becomes public or stops being public. */
export interface ConfirmQuestion {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
}

/** How saving changes who can see a record, and an optional second button that publishes it. */
export interface Publishing {
  /** The label of the save button. */
  label: string;
  /** Asked before saving; absent if saving does not change who can see the record. */
  question?: ConfirmQuestion;
  /** Why it cannot be saved in this state. */
  issues?: FieldIssue[];
  publish?: { label: string; question: ConfirmQuestion; fields: Values; intent: string };
}

export interface PublishIntent {
  /**
   * The state the user chose in this form; null if none was chosen. Needed where the field values alone do not
   * determine it.
   */
  intent: string | null;
  setIntent: (intent: string | null) => void;
}

const Context = createContext<PublishIntent>({ intent: null, setIntent: () => undefined });

export const PublishIntentProvider = Context.Provider;

export function usePublishIntent(): PublishIntent {
  return use(Context);
}

/** The sentence below a status, in the future tense until it is saved. */
export function willBePublic(path: string, button: string): string {
  return editorTexts.willBePublic(path, button);
}

export function willLeave(button: string): string {
  return editorTexts.willBeRemoved(button);
}
