import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { metaOf, type FieldMeta } from '#contract/field-meta.ts';
import { fieldId, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { messageAt } from '#web/admin/editing/form/resolver.ts';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import { getIn, isEqual } from '#web/admin/editing/form/values.ts';

export interface FieldProps {
  schema: z.ZodType;
  /** The path in the record, such as `cards.0.title`. */
  path: string;
  /** The same field's path in the saved record; null for a new one. */
  basePath: string | null;
  label: string;
}

export interface Field {
  id: string;
  label: string;
  info: FieldMeta;
  value: unknown;
  set: (value: unknown) => void;
  blur: () => void;
  error: string | undefined;
  isChanged: boolean;
  undo: () => void;
}

/** One field of the form: its value, its error, and whether it differs from the saved value. */
export function useField({ schema, path, basePath, label }: FieldProps): Field {
  const { field, formState } = useController({ name: path });
  const { base, target } = useEditorState();
  const id = fieldId(path);
  const value: unknown = field.value;
  const before = basePath === null ? value : getIn(base, basePath);
  useEffect(() => {
    if (target?.path === path) showControl(id, target.isQuiet);
  }, [target, path, id]);
  return {
    id,
    label,
    info: metaOf(schema),
    value,
    set: field.onChange,
    blur: field.onBlur,
    error: messageAt(formState.errors, path),
    isChanged: !isEqual(value, before),
    undo: () => {
      field.onChange(structuredClone(before));
      document.getElementById(id)?.focus();
    },
  };
}

/** Scrolls a control to the middle of the screen and focuses it. */
export function scrollToAndFocus(id: string): void {
  showControl(id, false);
}

/** Scrolls a control to the middle of the screen with a ring that fades. Focuses it, unless that is to be quiet. */
export function showControl(id: string, isQuiet: boolean): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.closest('details')?.setAttribute('open', ''); // it may be folded away
  element.scrollIntoView({ block: 'center' });
  if (!isQuiet) element.focus({ preventScroll: true });
  if (prefersReducedMotion()) return;
  const ring = '0 0 0 4px var(--mantine-color-amber-5)';
  element.animate({ boxShadow: [ring, ring.replace('4px', '0')] }, { duration: RING_MS, easing: 'ease-in' });
}

const RING_MS = 900;

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
