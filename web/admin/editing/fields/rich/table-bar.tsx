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

const COMMANDS: readonly [string, Command][] = [
  ['Row above', addRowBefore],
  ['Row below', addRowAfter],
  ['Delete row', deleteRow],
  ['Column before', addColumnBefore],
  ['Column after', addColumnAfter],
  ['Delete column', deleteColumn],
  ['Header row', toggleHeaderRow],
  ['Header column', toggleHeaderColumn],
  ['Merge cells', mergeCells],
  ['Split cell', splitCell],
  ['Delete table', deleteTable],
];

/** Actions on the current table. */
export function TableBar({ editor }: { editor: Editor }) {
  const roving = useRovingFocus();
  const shown = useEditorState({ editor, selector: () => currentTable(editor) });
  if (!shown) return null;
  return (
    <div className={classes.context}>
      <div {...roving} role="toolbar" aria-label="Table" className={classes.commands}>
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
        aria-label="Table caption"
        placeholder="Caption, shown above the table"
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
