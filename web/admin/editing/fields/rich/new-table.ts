import type { Editor } from '@tiptap/react';
import { TextSelection } from '@tiptap/pm/state';

const ROWS = 3;
const COLUMNS = 3;

/** Inserts a 3 × 3 table with a header row and moves the cursor into its first cell. */
export function newTable(editor: Editor): void {
  const { state } = editor;
  const { paragraph, table, tableRow, tableCell, tableHeader } = state.schema.nodes;
  if (!paragraph || !table || !tableRow || !tableCell || !tableHeader) return;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const kind = row === 0 ? tableHeader : tableCell;
    return tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => kind.create(null, paragraph.create())),
    );
  });
  const { tr } = state;
  const at = tr.selection.from;
  tr.replaceSelectionWith(table.create(null, rows));
  let first = -1;
  tr.doc.nodesBetween(Math.max(0, at - 1), tr.doc.content.size, (node, position) => {
    if (first < 0 && position >= at - 1 && node.type === tableHeader) first = position;
    return first < 0;
  });
  if (first >= 0) tr.setSelection(TextSelection.near(tr.doc.resolve(first + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
