import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { changedPaths } from './changes.ts';
import { renumber, type Values } from './values.ts';

/** What is typed, and which fields of it are not saved; follows every keystroke. */
export function useChanges(form: UseFormReturn, fields: z.ZodType, base: Values) {
  const typed: unknown = useWatch({ control: form.control });
  return useMemo(() => {
    const values = renumber(fields, typed) as Values; // renumber() keeps the shape of what it is given
    return { values, changed: changedPaths(fields, base, values) };
  }, [fields, typed, base]);
}
