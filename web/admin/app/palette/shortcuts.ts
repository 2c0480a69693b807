import { areLettersOff } from '#web/admin/shell/letters.ts';
import { panelCollections } from '#web/admin/shell/collections.ts';
import { screens } from '#web/admin/app/screens/screens.ts';

/** Where two letters lead, typed one after the other outside of fields: 'g b' to the blog, 'n p' to a new post. */
export const newKeys: Readonly<Record<string, string>> = Object.fromEntries(
  panelCollections.flatMap(({ panel: { path, keys } }) => (keys.create ? [[keys.create, `/${path}/new`]] : [])),
);

/** The second letter must follow the first within this time. */
const PAIR_MS = 1500;
const FIELD = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="menu"] *';

/** Calls `open` with the target of each pair of letters, and `help` for a question mark. Returns how to stop. */
export function listenForLetters(open: (to: string) => void, help: () => void): () => void {
  let first = '';
  let at = 0;
  const onKey = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || areLettersOff()) return;
    if (target instanceof Element && target.closest(FIELD)) return;
    const pair = timeStamp - at < PAIR_MS ? first + key : '';
    first = key === 'g' || key === 'n' ? key : '';
    at = timeStamp;
    if (key === '?') help();
    const to = pathForLetters(pair);
    if (to === undefined) return;
    first = '';
    event.preventDefault();
    open(to);
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

function pathForLetters(pair: string): string | undefined {
  const [kind, letter] = pair;
  if (!letter) return undefined;
  if (kind === 'n') return newKeys[letter];
  const screen = kind === 'g' ? screens.find(({ key }) => key === letter) : undefined;
  return screen && `/${screen.path}`;
}
