import { useEffect } from 'react';
import { isWithin, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { focusOn } from '#web/admin/editing/fields/use-field.ts';

/** Whoever is sent to the field at `path`, or to what is in it, arrives at the control with that id. */
export function useTargetWithin(path: string, id: string): void {
  const { target } = useEditorState();
  const isMeant = target !== null && isWithin(target.path, path);
  useEffect(() => {
    if (isMeant) focusOn(id);
  }, [target, isMeant, id]);
}
