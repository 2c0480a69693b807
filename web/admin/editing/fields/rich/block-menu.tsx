import type { Editor } from '@tiptap/react';
import { useEffect, useState, type RefObject } from 'react';
import { blockTools, type Tool } from './tools.ts';
import classes from './block-menu.module.css';
import type { SlashQuery } from './slash-menu.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

interface BlockMenuOptions {
  /** Opens the file dialog for pictures; absent if the text takes none. */
  onPicture: (() => void) | undefined;
  /** The element that the menu stands in. */
  root: RefObject<HTMLElement | null>;
}

/** The state of the menu that a slash opens. */
export function useBlockMenu({ onPicture, root }: BlockMenuOptions) {
  const [found, setFound] = useState<SlashQuery | null>(null);
  const [active, setActive] = useState(0);
  const blocks = found ? blockTools(onPicture).filter((tool) => matches(tool, found.query)) : [];
  const at = Math.min(active, blocks.length - 1);

  function choose(editor: Editor, tool: Tool | undefined) {
    if (!found || !tool) return;
    editor.chain().focus().deleteRange(found.range).run();
    tool.run(editor);
  }
  return {
    blocks,
    at,
    place: found && root.current ? placeIn(root.current, found.rect) : null,
    choose,
    setActive,
    onSlash(next: SlashQuery | null) {
      if (next?.query !== found?.query) setActive(0);
      setFound(next);
    },
    onSlashKey(event: KeyboardEvent, editor: Editor): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (blocks.length === 0) return false;
      if (step) setActive((at + step + blocks.length) % blocks.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(editor, blocks[at]);
      else return false;
      return true;
    },
  };
}

type MenuState = ReturnType<typeof useBlockMenu>;

/** The blocks to choose from, below the slash. Focus stays in the text. */
export function BlockMenu({ id, editor, menu }: { id: string; editor: Editor; menu: MenuState }) {
  const { blocks, at, place, choose, setActive } = menu;
  const isOpen = place !== null && blocks.length > 0;
  const activeId = isOpen ? `${id}-${at}` : null;
  useEffect(() => {
    if (activeId === null) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, activeId]);
  if (!isOpen) return null;
  return (
    <div id={id} role="listbox" aria-label={richTextTexts.insert} className={classes.menu} style={place}>
      {blocks.map((tool, index) => (
        <div
          key={tool.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={classes.block}
          onMouseMove={() => setActive(index)}
          onMouseDown={(event) => event.preventDefault()} // keeps the cursor
          onClick={() => choose(editor, tool)}
        >
          <span className={classes.icon}>
            <tool.Icon size={18} aria-hidden />
          </span>
          {tool.label}
        </div>
      ))}
    </div>
  );
}

/** The most a menu takes in height, with its distance from the line. */
const MENU_HEIGHT = 320;
/** The bars at the foot of the screen. */
const FOOT = 130;

/** Below the slash, or above it near the foot of the screen. */
function placeIn(root: HTMLElement, rect: DOMRect) {
  const own = root.getBoundingClientRect();
  const left = Math.max(0, Math.min(rect.left - own.left, own.width - 240));
  const isLow = rect.bottom + MENU_HEIGHT > window.innerHeight - FOOT && rect.top > MENU_HEIGHT;
  return isLow ? { left, bottom: own.bottom - rect.top + 6 } : { left, top: rect.bottom - own.top + 6 };
}

function matches({ label, words = '' }: Tool, query: string): boolean {
  return `${label} ${words}`.toLowerCase().includes(query.toLowerCase());
}
