import type { Editor } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';

/** Replaces the document only where it differs, so that the cursor stays where possible. */
export function replaceDocument({ state, view }: Editor, next: Node): void {
  const doc = state.schema.nodeFromJSON(next.toJSON());
  const start = state.doc.content.findDiffStart(doc.content);
  if (start === null) return;
  const end = state.doc.content.findDiffEnd(doc.content);
  if (!end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = doc.slice(start, end.b + overlap);
  const transaction = state.tr.replace(start, end.a + overlap, slice);
  view.dispatch(transaction.setMeta('preventUpdate', true));
}
