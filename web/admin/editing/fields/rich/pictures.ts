import { Node } from '@tiptap/react';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { pictureView } from './picture-view.ts';

const IMG = ['src', 'alt', 'title', 'width', 'height', 'loading'] as const;

function imgAttributes(of: (element: HTMLElement) => Element | null) {
  return Object.fromEntries(
    IMG.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => of(element)?.getAttribute(name) }]),
  );
}

/** An inline image. */
const image = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => imgAttributes((element) => element),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const LINK = { href: 'href', linkTitle: 'title', target: 'target', rel: 'rel' } as const;

/** A block image with a caption, as a figure. Its text is the caption. */
const picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  priority: 110, // before the general figure node
  addAttributes: () => ({
    ...imgAttributes((element) => element.querySelector('img')),
    ...Object.fromEntries(
      Object.entries(LINK).map(([key, name]) => [
        key,
        {
          default: null,
          parseHTML: (element: HTMLElement) => element.querySelector('img')?.closest('a')?.getAttribute(name),
        },
      ]),
    ),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (isPicture(element) ? null : false),
      contentElement: (element) =>
        (element as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const own = pickAttributes(HTMLAttributes, ['lang', 'dir']);
    const img = ['img', pickAttributes(node.attrs, IMG)] as const;
    const { href, linkTitle: title, target, rel } = node.attrs;
    const shown = href ? (['a', presentAttributes({ href, title, target, rel }), img] as const) : img;
    return ['figure', own, shown, ['figcaption', 0]];
  },
  addNodeView: () => pictureView,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor: { view } }) => {
        const { $from } = view.state.selection;
        const line = view.state.schema.nodes.paragraph?.create();
        if ($from.parent.type.name !== this.name || !line) return false;
        const after = $from.after();
        const moved = view.state.tr.insert(after, line);
        view.dispatch(moved.setSelection(TextSelection.create(moved.doc, after + 1)).scrollIntoView());
        return true;
      },
      Backspace: ({ editor: { view } }) => {
        const { $from, empty } = view.state.selection;
        if (!empty || $from.parent.type.name !== this.name || $from.parentOffset > 0) return false;
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, $from.before())));
        return true;
      },
    };
  },
});

const figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** A figure with other content: a table, code, several images. */
const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? block+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** Whether a figure is one image, optionally linked, with at most a caption. */
function isPicture(figure: Element): boolean {
  const [first, second, ...others] = figure.children;
  const hasWords = [...figure.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  if (!first || others.length > 0 || hasWords) return false;
  if (second && second.localName !== 'figcaption') return false;
  return first.localName === 'img' || (first.localName === 'a' && isLinkedImage(first));
}

function isLinkedImage(link: Element): boolean {
  const [only, ...others] = link.children;
  return only?.localName === 'img' && others.length === 0 && !link.textContent.trim();
}

function pickAttributes(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return presentAttributes(Object.fromEntries(names.map((name) => [name, from[name]])));
}

function presentAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined));
}

export const pictures = [image, picture, figure, figcaption];
