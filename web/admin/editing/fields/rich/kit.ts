import { Extension, getSchema, Node, type Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '#contract/links.ts';
import { marks } from './marks.ts';
import { pictures } from './pictures.ts';
import { tables } from './tables.ts';

/** What the kit's own parts lack to keep everything that the server lets through. */
const CHANGES: Record<string, object> = {
  // Code may be a link, bold or marked.
  code: {
    excludes: '',
    addAttributes: () => ({ class: { default: null } }),
  },
  codeBlock: {
    marks: 'bold italic underline strike link highlight keyboard small subscript superscript moment language direction',
    parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full', contentElement: codeIn }],
  },
  listItem: { content: 'block+' },
};

const Kit = StarterKit.extend({
  addExtensions() {
    const own: Extensions = this.parent?.() ?? [];
    return own.map((extension) => {
      const change = CHANGES[extension.name];
      return change ? extension.extend(change) : extension;
    });
  },
}).configure({
  heading: { levels: [2, 3, 4] },
  // The site decides how links open; a link stays as it was typed.
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => isSafeLink(address),
  },
});

/** An element that only holds others, or an address. */
const container = Node.create({
  name: 'container',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ tag: { default: 'div', parseHTML: ({ localName }) => localName, rendered: false } }),
  parseHTML: () => [{ tag: 'div' }, { tag: 'address' }],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.tag === 'address' ? 'address' : 'div', HTMLAttributes, 0],
});

const BLOCKS = [
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'container'],
  ...['picture', 'figure', 'figcaption', 'table', 'tableRow', 'tableCell', 'tableHeader'],
];

/** The language and direction that any block may have. */
const languageOfBlocks = Extension.create({
  name: 'languageOfBlocks',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: { lang: { default: null, keepOnSplit: true }, dir: { default: null, keepOnSplit: true } },
    },
  ],
});

/** Everything that formatted text may hold: what the server lets through, and nothing else. */
export const extensions: Extensions = [Kit, ...marks, container, ...tables, ...pictures, languageOfBlocks];

export const schema = getSchema(extensions);

/** The code within a pre, where it holds nothing else. */
function codeIn(pre: globalThis.Node): HTMLElement {
  const element = pre as HTMLElement;
  const only = element.childNodes.length === 1 ? element.firstElementChild : null;
  return only?.localName === 'code' ? (only as HTMLElement) : element;
}
