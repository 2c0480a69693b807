import { Mark } from '@tiptap/react';

/** A mark without attributes. */
function plainMark(name: string, tag: string, more: { priority?: number } = {}) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...more,
  });
}

const moment = Mark.create({
  name: 'moment',
  addAttributes: () => ({ datetime: { default: null } }),
  parseHTML: () => [{ tag: 'time' }],
  renderHTML: ({ HTMLAttributes }) => ['time', HTMLAttributes, 0],
});

const INLINE = 'span, a, strong, b, em, i, u, s, sub, sup, small, mark, time, kbd, code';

/** Text in another language or direction. Any inline element with the attribute is read as this mark. */
function spanMark(name: string, attribute: 'lang' | 'dir') {
  return Mark.create({
    name,
    addAttributes: () => ({ [attribute]: { default: null } }),
    parseHTML: () => [{ tag: `:is(${INLINE})[${attribute}]`, consuming: false, priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  });
}

/** The inline marks that StarterKit lacks. */
export const marks = [
  plainMark('highlight', 'mark', { priority: 90 }),
  plainMark('keyboard', 'kbd', { priority: 90 }),
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  plainMark('small', 'small'),
  moment,
  spanMark('language', 'lang'),
  spanMark('direction', 'dir'),
];
