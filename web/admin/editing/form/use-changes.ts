import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { changedPaths } from './changed-paths.ts';
import { renumber, type Values } from './values.ts';

/** The typed values and the paths of unsaved fields. Updates on every keystroke. */
export function useUnsavedChanges(form: UseFormReturn, fields: z.ZodType, base: Values) {
  const typed: unknown = useWatch({ control: form.control });
  return useMemo(() => unsavedChanges(typed, fields, base), [fields, typed, base]);
}

/** The typed values as they are saved, and the paths of unsaved fields. */
export function unsavedChanges(typed: unknown, fields: z.ZodType, base: Values) {
  const values = renumber(fields, typed) as Values; // renumber() keeps the shape of its input
  return { values, changed: changedPaths(fields, base, values) };
}
