import { Extension, type Range } from '@tiptap/react';
import Suggestion from '@tiptap/suggestion';

/** What is typed after the slash, and where. */
export interface SlashQuery {
  query: string;
  /** The slash and the text after it. */
  range: Range;
  /** The place of the slash on the screen. */
  rect: DOMRect;
}

export interface SlashEvents {
  /** The typed query, or null when the menu closes. */
  onSlash: (found: SlashQuery | null) => void;
  /** Returns whether the menu took the key. */
  onSlashKey: (event: KeyboardEvent) => boolean;
}

/** Reports a slash at the start of a line, after which people choose a block. */
export const SlashMenu = Extension.create<SlashEvents>({
  name: 'slashMenu',
  addOptions: () => ({ onSlash: () => undefined, onSlashKey: () => false }),
  addProseMirrorPlugins() {
    const { onSlash, onSlashKey } = this.options;
    return [
      Suggestion({
        editor: this.editor,
        char: '/',
        startOfLine: true,
        allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
        items: () => [],
        render: () => {
          const show = ({
            query,
            range,
            clientRect,
          }: Pick<SlashQuery, 'query' | 'range'> & { clientRect?: (() => DOMRect | null) | null }) => {
            const rect = clientRect?.();
            onSlash(rect ? { query, range, rect } : null);
          };
          return {
            onStart: show,
            onUpdate: show,
            onKeyDown: ({ event }) => onSlashKey(event),
            onExit: () => onSlash(null),
          };
        },
      }),
    ];
  },
});
