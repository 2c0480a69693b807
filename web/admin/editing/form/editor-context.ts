import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Values } from './values.ts';

/** A field to jump to, such as from '1 field needs attention'. A new object for each jump. */
export interface JumpTarget {
  path: string;
  /** Whether the focus stays where it is. */
  isQuiet: boolean;
}

/** What the fields of one form share. */
export interface EditorState {
  /** The schema that the form is built from. */
  fields: z.ZodType;
  /** The saved values, for comparing and discarding. */
  base: Values;
  /** The public values, if `base` is staged. */
  published?: Values | undefined;
  target: JumpTarget | null;
  /** The messages after an upload into the field at a path. */
  uploadTexts: (path: string) => { done: string; failed: string };
  /** The paths of fields that the environment sets, each with the name of its variable. They are read-only. */
  fixed?: Record<string, string>;
  /** The paths of secrets of which the server stores a value. */
  storedSecrets?: readonly string[];
}

const Context = createContext<EditorState | null>(null);

export const EditorProvider = Context.Provider;

export function useEditorState(): EditorState {
  const state = use(Context);
  if (!state) throw new Error('A field must stand in an editor.');
  return state;
}

/** The id of the save button. It is always there, so focus can move to it when another button disappears. */
export const SAVE_ID = 'save';

/** The id of the control for a path, for labels, tests and jumps. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}
