import { Extension } from '@tiptap/react';

interface ShortcutEvents {
  onLink: () => void;
  onToolbar: () => void;
}

/** Keys that lead out of the text: to the address of a link, and to the toolbar. Ctrl+K is the panel's search. */
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
