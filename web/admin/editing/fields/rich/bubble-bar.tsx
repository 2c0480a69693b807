import { ActionIcon } from '@mantine/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { useEffect, useRef } from 'react';
import { TbLink } from 'react-icons/tb';
import classes from './block-menu.module.css';
import richClasses from './rich.module.css';
import { ToolButton } from './toolbar.tsx';
import { bubbleTools } from './tools.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

const OPTIONS = { placement: 'top', offset: 8 } as const;

/** What is done most with selected text, above it. Only for the pointer: the toolbar has it all for the keyboard. */
export function BubbleBar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  // The library makes the bar itself a Tab stop.
  useEffect(() => {
    if (bar.current) bar.current.tabIndex = -1;
  }, []);
  return (
    <BubbleMenu
      ref={bar}
      editor={editor}
      options={OPTIONS}
      shouldShow={isShown}
      className={classes.bubble}
      aria-hidden="true" // a bare attribute hides nothing
    >
      {bubbleTools.marks.map((tool) => (
        <ToolButton key={tool.label} editor={editor} tool={tool} isPointerOnly />
      ))}
      <ActionIcon
        size={30}
        tabIndex={-1}
        title={richTextTexts.linkCtrlShiftK}
        className={richClasses.tool}
        onMouseDown={(event) => event.preventDefault()} // keeps the selection
        onClick={onLink}
      >
        <TbLink size={18} aria-hidden />
      </ActionIcon>
      <span className={classes.rule} />
      {bubbleTools.blocks.map((tool) => (
        <ToolButton key={tool.label} editor={editor} tool={tool} isPointerOnly />
      ))}
    </BubbleMenu>
  );
}

function isShown({ editor, state: { selection, doc } }: { editor: Editor; state: Editor['state'] }): boolean {
  const { from, to, empty } = selection;
  const isText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (empty || !isText || !editor.isEditable || editor.isActive('codeBlock')) return false;
  return doc.textBetween(from, to, ' ').trim() !== '';
}
