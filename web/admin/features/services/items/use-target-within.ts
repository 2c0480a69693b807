import { useEffect } from 'react';
import { isWithin, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { scrollToAndFocus } from '#web/admin/editing/fields/use-field.ts';

/** When the editor jumps to the field at `path`, or to one inside it, focuses the control with `id`. */
export function useTargetWithin(path: string, id: string): void {
  const { target } = useEditorState();
  const isTargetWithin = target !== null && isWithin(target.path, path);
  useEffect(() => {
    if (isTargetWithin) scrollToAndFocus(id);
  }, [target, isTargetWithin, id]);
}
