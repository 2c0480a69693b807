import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/react';
import { imageSource } from '#web/api.ts';
import classes from './picture-view.module.css';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

const ASKED = richTextTexts.whatDoesThePictureShowRead;
const MISSING = richTextTexts.thisPictureHasNoDescription;

let count = 0;

/** An image in the editor with its alternative text and caption below it. */
export const pictureView: NodeViewRenderer = (props) => {
  count += 1;
  const { dom, image, caption, alt, hint, label } = buildView(`picture-${count}`, props);
  let { node } = props;

  function show() {
    const { src, alt: altText } = node.attrs as { src: string | null; alt: string | null };
    const source = imageSource(src ?? '');
    if (image.getAttribute('src') !== source) image.src = source;
    image.alt = altText ?? '';
    if (alt.value !== (altText ?? '')) alt.value = altText ?? '';
    hint.textContent = altText?.trim() ? ASKED : MISSING;
    hint.toggleAttribute('data-missing', !altText?.trim());
    caption.toggleAttribute('data-empty', node.content.size === 0);
    alt.disabled = !props.editor.isEditable;
    label.hidden = !props.editor.isEditable;
  }

  alt.addEventListener('input', () => {
    const at = props.getPos();
    if (at === undefined) return;
    props.view.dispatch(props.view.state.tr.setNodeAttribute(at, 'alt', alt.value === '' ? null : alt.value));
  });
  show();
  return {
    dom,
    contentDOM: caption,
    update(changed) {
      if (changed.type !== node.type) return false;
      node = changed;
      show();
      return true;
    },
    selectNode: () => dom.setAttribute('data-selected', ''),
    deselectNode: () => dom.removeAttribute('data-selected'),
    stopEvent: ({ target }) => target instanceof Element && label.contains(target),
    ignoreMutation: ({ target }) => !caption.contains(target),
  };
};

function buildView(id: string, { editor, getPos }: NodeViewRendererProps) {
  const dom = makeElement('figure', classes.figure);
  const image = makeElement('img', classes.image);
  image.draggable = true;
  const caption = makeElement('figcaption', classes.caption);
  caption.dataset.placeholder = richTextTexts.captionShownBelowThePicture;
  const alt = makeElement('input', classes.alt);
  alt.type = 'text';
  alt.id = id;
  alt.maxLength = 600;
  const hint = makeElement('p', classes.hint);
  hint.id = `${id}-hint`;
  alt.setAttribute('aria-describedby', hint.id);
  const label = makeElement('div', classes.words);
  label.contentEditable = 'false';
  const name = makeElement('label', classes.label);
  name.htmlFor = id;
  name.textContent = richTextTexts.pictureDescription;
  const remove = makeElement('button', classes.remove);
  remove.type = 'button';
  remove.textContent = richTextTexts.removePicture;
  remove.addEventListener('click', () => {
    const at = getPos();
    const size = at === undefined ? 0 : (editor.state.doc.nodeAt(at)?.nodeSize ?? 0);
    if (at !== undefined && size > 0)
      editor
        .chain()
        .deleteRange({ from: at, to: at + size })
        .focus()
        .run();
  });
  label.append(name, alt, hint, remove);
  dom.append(image, caption, label);
  return { dom, image, caption, alt, hint, label };
}

function makeElement<T extends keyof HTMLElementTagNameMap>(tag: T, className = ''): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
