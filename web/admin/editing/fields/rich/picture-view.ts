import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/react';
import { uploadedName } from '#contract/pictures.ts';
import { call, imageSource } from '#web/api.ts';
import classes from './picture-view.module.css';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

const DECORATIVE = descriptionsTexts.decorativeMeans;
const ASKED = richTextTexts.whatDoesThePictureShowRead;
const MISSING = richTextTexts.thisPictureHasNoDescription;

let count = 0;

/** An image in the editor with its alternative text and caption below it. */
export const pictureView: NodeViewRenderer = (props) => {
  count += 1;
  const { dom, image, caption, alt, hint, label, decorative, offer } = buildView(`picture-${count}`, props);
  let { node } = props;
  let offered = '';

  function show() {
    const { src, alt: altText } = node.attrs as { src: string | null; alt: string | null };
    const source = imageSource(src ?? '');
    if (image.getAttribute('src') !== source) image.src = source;
    image.alt = altText ?? '';
    if (alt.value !== (altText ?? '')) alt.value = altText ?? '';
    // An empty text is a decision, no text is none.
    const isDecorative = altText === '';
    const isMissing = altText === null || (altText !== '' && altText.trim() === '');
    decorative.checked = isDecorative;
    hint.textContent = isDecorative ? DECORATIVE : isMissing ? MISSING : ASKED;
    hint.toggleAttribute('data-missing', isMissing);
    offerWords(isMissing ? (src ?? '') : '');
    caption.toggleAttribute('data-empty', node.content.size === 0);
    alt.disabled = !props.editor.isEditable || isDecorative;
    label.hidden = !props.editor.isEditable;
  }

  function setAlt(text: string | null) {
    const at = props.getPos();
    if (at !== undefined) props.view.dispatch(props.view.state.tr.setNodeAttribute(at, 'alt', text));
  }

  /** Offers the words of the picture itself, once they are known; none for ''. */
  function offerWords(src: string) {
    offer.hidden = true;
    offered = src;
    void pictureWords(src).then((words) => {
      if (offered !== src || words === '' || !props.editor.isEditable) return;
      offer.textContent = descriptionsTexts.usePictureWords(words);
      offer.onclick = () => {
        setAlt(words);
        alt.focus(); // the button disappears
      };
      offer.hidden = false;
    });
  }

  alt.addEventListener('input', () => setAlt(alt.value === '' ? null : alt.value));
  let typed = '';
  decorative.addEventListener('change', () => {
    if (decorative.checked) typed = alt.value;
    setAlt(decorative.checked ? '' : typed || null);
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
  const hint = makeElement('div', classes.hint);
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
  const decorative = makeElement('input');
  decorative.type = 'checkbox';
  const mark = makeElement('label', classes.mark);
  mark.append(decorative, descriptionsTexts.decorativeInText);
  const offer = makeElement('button', classes.remove);
  offer.type = 'button';
  offer.hidden = true;
  label.append(name, alt, offer, hint, mark, remove);
  dom.append(image, caption, label);
  return { dom, image, caption, alt, hint, label, decorative, offer };
}

/** The words that an uploaded picture has in the library; '' for none. */
async function pictureWords(src: string): Promise<string> {
  const name = uploadedName(src);
  if (name === '') return '';
  const found = await call('GET /pictures/:name', { params: { name } }).catch(() => null); // only an offer
  return found?.alt ?? '';
}

function makeElement<T extends keyof HTMLElementTagNameMap>(tag: T, className = ''): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
