import { Extension } from '@tiptap/react';

interface ShortcutEvents {
  onLink: () => void;
  onToolbar: () => void;
}

/**
 * Keys that move from the text to the link panel and to the toolbar. The link panel needs Shift, because Ctrl+K opens
 * the panel's search.
 */
export const Shortcuts = Extension.create<ShortcutEvents>({
  name: 'shortcuts',
  addOptions: () => ({ onLink: () => undefined, onToolbar: () => undefined }),
  addKeyboardShortcuts() {
    const { onLink, onToolbar } = this.options;
    return {
      'Mod-Shift-k': () => (onLink(), true),
      'Alt-F10': () => (onToolbar(), true),
    };
  },
});
