import { isOfPreview } from './layer.ts';
import { elementOf, shownPaths } from './locate-field.ts';
import type { EditableText, FrameMessage } from './messages.ts';
import { frameZoom, scrollIntoSight } from './outline.ts';

/** Copied, so that the typed text looks like the text that it covers. */
const COPIED = [
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch', 'fontFeatureSettings'],
  ...['fontVariationSettings', 'lineHeight', 'letterSpacing', 'textAlign', 'textTransform', 'textWrap', 'direction'],
] as const;

const REGAIN_MS = 250;

interface OpenText extends EditableText {
  element: HTMLElement;
  field: HTMLTextAreaElement;
}

/** Lets people type into the page. Every change goes to the panel's form; nothing is changed on the page itself. */
export function createInPlaceEditor(layer: HTMLElement, post: (message: FrameMessage) => void) {
  let open: OpenText | null = null;

  /** Edits the first of these texts that the page shows as it is. */
  function start(texts: readonly EditableText[]): void {
    close();
    for (const text of texts) {
      const element = elementOf(text.path);
      if (!element || !showsOnly(element, text.value)) continue;
      openOver(element, text);
      return;
    }
  }

  function openOver(element: HTMLElement, text: EditableText): void {
    const field = document.createElement('textarea');
    field.value = text.value;
    field.rows = 1;
    field.setAttribute('aria-label', text.label);
    style(field, element);
    layer.append(field);
    open = { ...text, element, field };
    element.style.setProperty('-webkit-text-fill-color', 'transparent');
    field.addEventListener('input', () => post({ preview: 'typed', path: text.path, value: typedText(field) }));
    field.addEventListener('keydown', (event) => onKey(event, text));
    field.addEventListener('blur', () => onBlur(field));
    getSelection()?.removeAllRanges();
    place();
    scrollIntoSight(element);
    field.focus({ preventScroll: true });
    field.select();
    post({ preview: 'editing', path: text.path });
  }

  function onKey(event: KeyboardEvent, { path, value }: EditableText): void {
    event.stopPropagation();
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') post({ preview: 'typed', path, value });
    if (event.key === 'Tab') post({ preview: 'tabbed', path, paths: pathsFrom(path, event.shiftKey) });
    else close();
  }

  /** The panel may take the focus for a moment, because the first click of two opened the field in its form. */
  function onBlur(field: HTMLElement): void {
    setTimeout(() => {
      if (open?.field === field && document.activeElement !== field) close();
    }, REGAIN_MS);
  }
  addEventListener('focus', () => open?.field.focus({ preventScroll: true }));
  addEventListener('pointerdown', ({ target }) => !isOfPreview(target) && close(), { capture: true });

  function close(): void {
    if (!open) return;
    const { element, field } = open;
    open = null;
    element.style.removeProperty('-webkit-text-fill-color');
    field.remove();
  }

  /** Follows the element, which grows and moves with the typed text. */
  function place(): void {
    if (!open) return;
    const { element, field } = open;
    if (!element.isConnected) {
      close();
      return;
    }
    const box = element.getBoundingClientRect();
    const { paddingLeft, paddingRight, lineHeight } = getComputedStyle(element);
    const left = box.left + Number.parseFloat(paddingLeft);
    const width = box.width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const line = firstLine(element) ?? box;
    const height = Number.parseFloat(lineHeight) || line.height;
    Object.assign(field.style, {
      left: `${left + scrollX}px`,
      top: `${line.top - (height - line.height) / 2 + scrollY}px`,
      // Room for one more letter, which the element gets a moment later.
      width: `${width + (isInline(element) ? height : 1)}px`,
      height: '0',
    });
    field.style.height = `${field.scrollHeight}px`;
  }

  return { start, close, place, isOpen: () => open !== null };
}

/** Whether an element shows this text and nothing else. For an empty text it may show the words that replace it. */
function showsOnly(element: HTMLElement, text: string): boolean {
  if (element.getClientRects().length === 0) return false;
  return text.trim() === '' || comparable(element.textContent) === comparable(text);
}

/** Without spaces and case, and with the signs that people type, because the page shows texts typeset. */
function comparable(text: string): string {
  return text.replace(/\s+/g, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-').toLowerCase();
}

/** The fields that the page shows after this one, or before it, the nearest first. */
function pathsFrom(path: string, isBack: boolean): string[] {
  const paths = isBack ? shownPaths().toReversed() : shownPaths();
  return paths.slice(paths.indexOf(path) + 1);
}

/** A line: pasted line breaks become spaces. */
function typedText({ value }: HTMLTextAreaElement): string {
  return value.replace(/\s*\n\s*/g, ' ');
}

function style(field: HTMLTextAreaElement, element: HTMLElement): void {
  const shown = getComputedStyle(element);
  for (const name of COPIED) field.style[name] = shown[name];
  const zoom = frameZoom();
  Object.assign(field.style, {
    ...{ position: 'absolute', boxSizing: 'content-box', margin: '0', padding: '0', border: '0', resize: 'none' },
    ...{ overflow: 'hidden', background: 'none', minHeight: '0', minWidth: '0', maxWidth: 'none', boxShadow: 'none' },
    color: shown.color,
    caretColor: '#f2a31b',
    whiteSpace: shown.whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap',
    borderRadius: '1px',
    outline: `${2.5 / zoom}px solid #f2a31b`,
    outlineOffset: `${6 / zoom}px`,
  });
}

function firstLine(element: HTMLElement): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].find(({ width }) => width > 0);
}

function isInline(element: HTMLElement): boolean {
  return getComputedStyle(element).display.startsWith('inline') || element.parentElement?.matches('a') === true;
}
