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
  TbPhoto,
  TbSeparatorHorizontal,
  TbSourceCode,
  TbStrikethrough,
  TbSubscript,
  TbSuperscript,
  TbTable,
  TbTextDecrease,
  TbUnderline,
} from 'react-icons/tb';
import { isApple } from '#web/admin/shell/keys.ts';
import { newTable } from './new-table.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** One formatting action. */
export interface Tool {
  label: string;
  Icon: IconType;
  run: (editor: Editor) => void;
  /** Whether it is active at the cursor; absent for one-time actions. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  /** More words to find it by. */
  words?: string;
  /** In the format of `aria-keyshortcuts`, with Mod for Ctrl or Cmd. */
  keys?: string;
}

const heading = (level: 2 | 3 | 4, Icon: IconType): Tool => ({
  label: richTextTexts.heading(level),
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

const bold = mark('bold', richTextTexts.bold, TbBold, 'Mod+B');
const italic = mark('italic', richTextTexts.italic, TbItalic, 'Mod+I');
const inlineCode = mark('code', commonTexts.code, TbCode, 'Mod+E');

const bullets: Tool = {
  label: richTextTexts.bulletList,
  Icon: TbList,
  keys: 'Mod+Shift+8',
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
  isOn: (editor) => editor.isActive('bulletList'),
};

const numbers: Tool = {
  label: richTextTexts.numberedList,
  Icon: TbListNumbers,
  keys: 'Mod+Shift+7',
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  isOn: (editor) => editor.isActive('orderedList'),
};

const quote: Tool = {
  label: richTextTexts.quote,
  Icon: TbBlockquote,
  keys: 'Mod+Shift+B',
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  isOn: (editor) => editor.isActive('blockquote'),
};

const table: Tool = {
  label: richTextTexts.insertTable,
  Icon: TbTable,
  run: (editor) => newTable(editor),
  isOff: (editor) => editor.isActive('table'),
};

const steps: Tool[] = [
  {
    label: commonTexts.undo,
    Icon: TbArrowBackUp,
    keys: 'Mod+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: richTextTexts.redo,
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

/** For a few lines, such as a postal address. */
export const lineToolset: Toolset = { text: [[bold, italic]], blocks: [], more: [], steps };

/** For a mail: what every mail program shows alike. */
export const replyToolset: Toolset = {
  text: [
    [bold, italic],
    [bullets, numbers],
  ],
  blocks: [],
  more: [],
  steps: [],
};

const codeBlock: Tool = {
  label: richTextTexts.codeBlock,
  Icon: TbSourceCode,
  keys: 'Mod+Alt+C',
  words: richTextTexts.programSource,
  run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  isOn: (editor) => editor.isActive('codeBlock'),
};

const line: Tool = {
  label: richTextTexts.horizontalLine,
  Icon: TbSeparatorHorizontal,
  words: richTextTexts.ruleDividerSeparator,
  run: (editor) => editor.chain().focus().setHorizontalRule().run(),
};

const headings = [heading(2, TbH2), heading(3, TbH3)];
const heading4 = heading(4, TbH4);
const underline = mark('underline', richTextTexts.underline, TbUnderline, 'Mod+U');

const rareTools: Tool[] = [
  mark('strike', richTextTexts.strikethrough, TbStrikethrough, 'Mod+Shift+S'),
  mark('highlight', richTextTexts.highlight, TbHighlight),
  mark('keyboard', richTextTexts.keyboardKey, TbKeyboard),
  mark('superscript', richTextTexts.superscript, TbSuperscript),
  mark('subscript', richTextTexts.subscript, TbSubscript),
  mark('small', richTextTexts.smallPrint, TbTextDecrease),
  codeBlock,
  line,
  {
    label: richTextTexts.clearFormatting,
    Icon: TbClearFormatting,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

export const fullToolset: Toolset = {
  text: [
    [...headings, heading4],
    [bold, italic, underline, inlineCode],
    [bullets, numbers, quote],
  ],
  blocks: [table],
  more: rareTools,
  steps,
};

/** For a page to write on, where the toolbar is one row. */
export const pageToolset: Toolset = {
  text: [headings, [bold, italic, inlineCode], [bullets, numbers, quote]],
  blocks: [table],
  more: [heading4, underline, ...rareTools],
  steps,
};

/** The tools above selected text. The link stands between them. */
export const bubbleTools = { marks: [bold, italic, inlineCode], blocks: [...headings, quote] };

/** The blocks that a slash offers. */
export function blockTools(onPicture: (() => void) | undefined): Tool[] {
  const picture: Tool = {
    label: richTextTexts.picture,
    Icon: TbPhoto,
    words: richTextTexts.imagePhotoUpload,
    run: () => onPicture?.(),
  };
  return [
    ...headings,
    heading4,
    ...(onPicture ? [picture] : []),
    { ...bullets, words: richTextTexts.pointsUnordered },
    { ...numbers, words: richTextTexts.orderedSteps },
    { ...quote, words: richTextTexts.citationPull },
    { ...table, label: richTextTexts.table, words: 'grid chart' },
    codeBlock,
    line,
  ];
}

/** 'Bold (Ctrl+B)'. */
export function nameWithKeys({ label, keys }: Tool): string {
  return keys ? `${label} (${keys.replace('Mod', isApple() ? richTextTexts.cmd : commonTexts.ctrl)})` : label;
}

export function ariaKeys({ keys }: Tool): string | undefined {
  return keys?.replace('Mod', isApple() ? 'Meta' : 'Control');
}
