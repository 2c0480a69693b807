import { Extension, mergeAttributes, Node } from '@tiptap/react';
import { goToNextCell, addRowAfter, tableEditing } from '@tiptap/pm/tables';

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element) => element.querySelector(':scope > caption')?.textContent.trim() ?? '',
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const caption: unknown = node.attrs.caption;
    const rows = ['tbody', 0] as const;
    return typeof caption === 'string' && caption !== ''
      ? ['table', HTMLAttributes, ['caption', {}, caption], rows]
      : ['table', HTMLAttributes, rows];
  },
});

/** Marks a footer row until the document is serialised, which moves it into a tfoot. */
export const FOOT = 'data-foot';

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    isFoot: {
      default: false,
      parseHTML: (element) => element.parentElement?.localName === 'tfoot',
      renderHTML: ({ isFoot }) => (isFoot ? { [FOOT]: '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

function cell(name: string, tag: string, attributes: string[]) {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, parseHTML: () => null, rendered: false },
      ...Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** A span attribute. Only a span above 1 is written to the HTML. */
function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => {
      const cells = Number(element.getAttribute(name));
      return Number.isInteger(cells) && cells > 1 && cells <= 100 ? cells : 1;
    },
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  };
}

/** Assigns the table roles to the nodes. Tab moves between cells and adds a row after the last. */
const editing = Extension.create({
  name: 'tableEditing',
  priority: 1000,
  extendNodeSchema: ({ name }) => {
    const tableRole = ROLES[name];
    return tableRole ? { tableRole } : {};
  },
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor: { view } }) => {
      if (goToNextCell(1)(view.state, view.dispatch)) return true;
      return addRowAfter(view.state, view.dispatch) && goToNextCell(1)(view.state, view.dispatch);
    },
    'Shift-Tab': ({ editor: { view } }) => goToNextCell(-1)(view.state, view.dispatch),
  }),
});

export const tables = [table, tableRow, cell('tableCell', 'td', []), cell('tableHeader', 'th', ['scope']), editing];
