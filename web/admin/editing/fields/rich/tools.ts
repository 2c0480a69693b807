import type { Editor } from '@tiptap/react';
import type { IconType } from 'react-icons';
import {
  TbArrowBackUp,
  TbArrowForwardUp,
  TbBlockquote,
  TbBold,
  TbClearFormatting,
  TbCode,
  TbH2,
  TbH3,
  TbH4,
  TbHighlight,
  TbItalic,
  TbKeyboard,
  TbList,
  TbListNumbers,
  TbSeparatorHorizontal,
  TbSourceCode,
  TbStrikethrough,
  TbSubscript,
  TbSuperscript,
  TbTable,
  TbTextDecrease,
  TbUnderline,
} from 'react-icons/tb';
import { newTable } from './new-table.ts';

/** One formatting action. */
export interface Tool {
  label: string;
  Icon: IconType;
  run: (editor: Editor) => void;
  /** Whether it is active at the cursor; absent for one-time actions. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  /** In the format of `aria-keyshortcuts`, with Mod for Ctrl or Cmd. */
  keys?: string;
}

const heading = (level: 2 | 3 | 4, Icon: IconType): Tool => ({
  label: `Heading ${level}`,
  Icon,
  keys: `Mod+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const mark = (name: string, label: string, Icon: IconType, keys?: string): Tool => ({
  label,
  Icon,
  ...(keys !== undefined && { keys }),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

const bold = mark('bold', 'Bold', TbBold, 'Mod+B');
const italic = mark('italic', 'Italic', TbItalic, 'Mod+I');
const inlineCode = mark('code', 'Code', TbCode, 'Mod+E');

const bullets: Tool = {
  label: 'Bullet list',
  Icon: TbList,
  keys: 'Mod+Shift+8',
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
  isOn: (editor) => editor.isActive('bulletList'),
};

const numbers: Tool = {
  label: 'Numbered list',
  Icon: TbListNumbers,
  keys: 'Mod+Shift+7',
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  isOn: (editor) => editor.isActive('orderedList'),
};

const quote: Tool = {
  label: 'Quote',
  Icon: TbBlockquote,
  keys: 'Mod+Shift+B',
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  isOn: (editor) => editor.isActive('blockquote'),
};

const table: Tool = {
  label: 'Insert table',
  Icon: TbTable,
  run: (editor) => newTable(editor),
  isOff: (editor) => editor.isActive('table'),
};

const steps: Tool[] = [
  {
    label: 'Undo',
    Icon: TbArrowBackUp,
    keys: 'Mod+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: 'Redo',
    Icon: TbArrowForwardUp,
    keys: 'Mod+Shift+Z',
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

/** The tools of the toolbar. Link and images stand between the groups of `text` and `blocks`. */
export interface Toolset {
  text: Tool[][];
  blocks: Tool[];
  more: Tool[];
  steps: Tool[];
}

export const smallToolset: Toolset = {
  text: [
    [bold, italic],
    [heading(2, TbH2), heading(3, TbH3), bullets, numbers, quote, inlineCode],
  ],
  blocks: [],
  more: [],
  steps,
};

export const fullToolset: Toolset = {
  text: [
    [heading(2, TbH2), heading(3, TbH3), heading(4, TbH4)],
    [bold, italic, mark('underline', 'Underline', TbUnderline, 'Mod+U'), inlineCode],
    [bullets, numbers, quote],
  ],
  blocks: [table],
  more: [
    mark('strike', 'Strikethrough', TbStrikethrough, 'Mod+Shift+S'),
    mark('highlight', 'Highlight', TbHighlight),
    mark('keyboard', 'Keyboard key', TbKeyboard),
    mark('superscript', 'Superscript', TbSuperscript),
    mark('subscript', 'Subscript', TbSubscript),
    mark('small', 'Small print', TbTextDecrease),
    {
      label: 'Code block',
      Icon: TbSourceCode,
      keys: 'Mod+Alt+C',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    {
      label: 'Horizontal line',
      Icon: TbSeparatorHorizontal,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      label: 'Clear formatting',
      Icon: TbClearFormatting,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
  steps,
};

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** 'Bold (Ctrl+B)'. */
export function nameWithKeys({ label, keys }: Tool): string {
  return keys ? `${label} (${keys.replace('Mod', isApple() ? 'Cmd' : 'Ctrl')})` : label;
}

export function ariaKeys({ keys }: Tool): string | undefined {
  return keys?.replace('Mod', isApple() ? 'Meta' : 'Control');
}
