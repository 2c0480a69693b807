import { STYLE_ATTRIBUTE } from './inert.ts';

const LEVEL = /mso-list\s*:[^;]*\blevel(\d)/i;
/** Marks that only look like a bullet or number; Word asks other programs to leave them out. */
const IGNORED = `[${STYLE_ATTRIBUTE}*="mso-list:Ignore" i], [${STYLE_ATTRIBUTE}*="mso-list: Ignore" i]`;
/** How a numbered entry begins: '1.', 'a)', 'iv.', '(2)'. */
const NUMBERED = /^\(?([0-9]{1,3}|[a-z]|[ivxlc]{2,6})[.)]/i;

/**
 * Turns Word's list paragraphs into lists. Each states its level in its style and its bullet or number in its first
 * text.
 */
export function makeWordLists(body: HTMLElement): void {
  const stack: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const line of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const level = Number(LEVEL.exec(line.getAttribute(STYLE_ATTRIBUTE) ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (!followsDirectly(last, line)) stack.length = 0;
    const tag = takeMarker(line);
    const entry = line.ownerDocument.createElement('li');
    entry.append(...line.childNodes);
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) > level) stack.pop();
    const open = stack.at(-1);
    if (open && open.level === level && open.list.localName === tag) {
      open.list.append(entry);
      line.remove();
    } else {
      if (open?.level === level) stack.pop();
      const list = line.ownerDocument.createElement(tag);
      list.append(entry);
      const parent = stack.at(-1)?.list.lastElementChild;
      if (parent) {
        parent.append(list);
        line.remove();
      } else {
        line.replaceWith(list);
      }
      stack.push({ list, level });
    }
    last = stack[0]?.list ?? null;
  }
}

function followsDirectly(last: Element | null, line: Element): boolean {
  return last !== null && line.previousElementSibling === last;
}

/** Removes the bullet or number of an entry and returns the kind of list it implies. */
function takeMarker(line: HTMLElement): 'ul' | 'ol' {
  const ignored = [...line.querySelectorAll<HTMLElement>(IGNORED)];
  const words = ignored
    .map((element) => element.textContent)
    .join('')
    .trim();
  for (const element of ignored) element.remove();
  if (words !== '') return NUMBERED.test(words) ? 'ol' : 'ul';
  const first = line.firstChild;
  const text = first?.nodeType === 3 ? (first.textContent ?? '') : '';
  if (first && /^\s*[·•▪o§-]\s{2,}/.test(text)) first.textContent = text.replace(/^\s*[·•▪o§-]\s+/, '');
  return 'ul';
}
