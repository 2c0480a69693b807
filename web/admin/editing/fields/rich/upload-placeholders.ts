import { Extension, type Editor } from '@tiptap/react';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import classes from './upload-placeholders.module.css';

type Step = { add: { id: string; at: number; preview: string } } | { remove: string };

const key = new PluginKey<DecorationSet>('uploadPlaces');

export interface PictureEvents {
  /** Pasted or dropped images and their position in the text. */
  onPictures: (files: File[], at: number) => void;
}

/** Marks the positions of images that are still uploading. Accepts pasted and dropped images. */
export const UploadPlaceholders = Extension.create<PictureEvents>({
  name: 'uploadPlaces',
  addOptions: () => ({ onPictures: () => undefined }),
  addProseMirrorPlugins() {
    const take = (data: DataTransfer | null, at: number): boolean => {
      const files = [...(data?.files ?? [])];
      // Office programs add an image of the copied text.
      const hasWords = /<(p|td|li|h\d)\b/i.test(data?.getData('text/html') ?? '');
      if (files.length === 0 || hasWords || !this.editor.isEditable) return false;
      this.options.onPictures(files, at);
      return true;
    };
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, places) {
            const moved = places.map(transaction.mapping, transaction.doc);
            const step = transaction.getMeta(key) as Step | undefined; // set only by the functions below
            if (!step) return moved;
            if ('remove' in step) return moved.remove(moved.find(undefined, undefined, hasId(step.remove)));
            const { id, at, preview } = step.add;
            return moved.add(transaction.doc, [
              Decoration.widget(at, () => renderPlaceholder(preview), { id, side: 1 }),
            ]);
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste: ({ state }, event) => take(event.clipboardData, state.selection.from),
          handleDrop: (view, event, _slice, isMoved) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            const isTaken = !isMoved && take(event.dataTransfer, at ?? view.state.selection.from);
            if (isTaken) event.preventDefault();
            return isTaken;
          },
        },
      }),
    ];
  },
});

export function addPlaceholder({ view }: Editor, id: string, at: number, preview: string): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, preview } } satisfies Step));
}

export function removePlaceholder({ view }: Editor, id: string): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Step));
}

/**
 * The current position of a placeholder, after changes of the text before it; undefined if the text around it was
 * deleted.
 */
export function placeholderPosition({ state }: Editor, id: string): number | undefined {
  return key.getState(state)?.find(undefined, undefined, hasId(id))[0]?.from;
}

function hasId(id: string) {
  return (spec: Record<string, unknown>) => spec.id === id;
}

function renderPlaceholder(preview: string): HTMLElement {
  const element = document.createElement('span');
  element.className = classes.place ?? '';
  const image = document.createElement('img');
  image.src = preview;
  image.alt = '';
  element.append(image);
  return element;
}
