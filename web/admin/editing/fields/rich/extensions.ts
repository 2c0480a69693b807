import { Extension, getSchema, Node, type Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '#contract/links.ts';
import { marks } from './marks.ts';
import { pictures } from './pictures.ts';
import { tables } from './tables.ts';

/** Changes to StarterKit so that it keeps everything the server allows. */
const STARTER_KIT_CHANGES: Record<string, object> = {
  // Code may be a link, bold or marked.
  code: {
    excludes: '',
    addAttributes: () => ({ class: { default: null } }),
  },
  codeBlock: {
    marks: 'bold italic underline strike link highlight keyboard small subscript superscript moment language direction',
    parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full', contentElement: codeElement }],
  },
  listItem: { content: 'block+' },
};

const PatchedStarterKit = StarterKit.extend({
  addExtensions() {
    const own: Extensions = this.parent?.() ?? [];
    return own.map((extension) => {
      const change = STARTER_KIT_CHANGES[extension.name];
      return change ? extension.extend(change) : extension;
    });
  },
}).configure({
  heading: { levels: [2, 3, 4] },
  // The site decides how links open. A link stays as typed.
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => isSafeLink(address),
  },
});

/** A div or address that contains other blocks. */
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

/** Language and direction, which any block may have. */
const languageOfBlocks = Extension.create({
  name: 'languageOfBlocks',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: { lang: { default: null, keepOnSplit: true }, dir: { default: null, keepOnSplit: true } },
    },
  ],
});

/** Everything formatted text may contain: exactly what the server allows. */
export const extensions: Extensions = [
  PatchedStarterKit,
  ...marks,
  container,
  ...tables,
  ...pictures,
  languageOfBlocks,
];

export const schema = getSchema(extensions);

/** The code element inside a pre, if the pre contains nothing else. */
function codeElement(pre: globalThis.Node): HTMLElement {
  const element = pre as HTMLElement;
  const only = element.childNodes.length === 1 ? element.firstElementChild : null;
  return only?.localName === 'code' ? (only as HTMLElement) : element;
}
