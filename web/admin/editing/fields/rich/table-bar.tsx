import { Button, TextInput } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';
import classes from './rich.module.css';
import { useRovingFocus } from './use-roving-focus.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

const COMMANDS: readonly [string, Command][] = [
  [richTextTexts.rowAbove, addRowBefore],
  [richTextTexts.rowBelow, addRowAfter],
  [richTextTexts.deleteRow, deleteRow],
  [richTextTexts.columnBefore, addColumnBefore],
  [richTextTexts.columnAfter, addColumnAfter],
  [richTextTexts.deleteColumn, deleteColumn],
  [richTextTexts.headerRow, toggleHeaderRow],
  [richTextTexts.headerColumn, toggleHeaderColumn],
  [richTextTexts.mergeCells, mergeCells],
  [richTextTexts.splitCell, splitCell],
  [richTextTexts.deleteTable, deleteTable],
];

/** Actions on the current table. */
export function TableBar({ editor }: { editor: Editor }) {
  const roving = useRovingFocus();
  const shown = useEditorState({ editor, selector: () => currentTable(editor) });
  if (!shown) return null;
  return (
    <div className={classes.context}>
      <div {...roving} role="toolbar" aria-label={richTextTexts.table} className={classes.commands}>
        {COMMANDS.filter(([, command]) => command(editor.state)).map(([label, command]) => (
          <Button
            key={label}
            size="compact-xs"
            variant="default"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              command(editor.state, editor.view.dispatch);
              editor.view.focus();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <TextInput
        size="xs"
        className={classes.caption}
        aria-label={richTextTexts.tableCaption}
        placeholder={richTextTexts.captionShownAboveTheTable}
        maxLength={300}
        value={shown.caption}
        onChange={({ currentTarget: { value } }) =>
          editor.view.dispatch(editor.state.tr.setNodeAttribute(shown.at, 'caption', value))
        }
      />
    </div>
  );
}

function currentTable({ state }: Editor): { at: number; caption: string } | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'table') return { at: $from.before(depth), caption: String(node.attrs.caption) };
  }
  return null;
}
