import { panelCollections } from '#web/admin/shell/collections.ts';
import { notifyDraftsChanged, readDraft } from './form-drafts.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as mediaTexts from '#web/admin/texts/media.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

/** Unsaved work stored in this browser. */
export interface UnsavedWork {
  /** The link to continue it, below the panel's base path. */
  to: string;
  /** The screen that edits it. */
  screen: string;
  /** What is being edited, such as 'Hero' or '“Two scripts, one page”'. */
  title: string;
  /** Time of the last change, ISO 8601; empty if unknown. */
  at: string;
  /** The storage keys it is stored under. */
  keys: string[];
}

type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** What is stored: forms, list orders, and text in list rows. */
const KINDS = ['draft', 'order', 'typed'] as const;
type Kind = (typeof KINDS)[number];

const EDITORS: Record<string, { to: string; screen: string; one?: string }> = {
  site: { to: '/site', screen: commonTexts.siteIdentity },
  appearance: { to: '/appearance', screen: commonTexts.appearance },
  menus: { to: '/menus', screen: commonTexts.menu },
  hero: { to: '/hero', screen: commonTexts.hero },
  work: { to: '/work', screen: commonTexts.selectedWork },
  about: { to: '/about', screen: commonTexts.about },
  'service-section': { to: '/services', screen: commonTexts.services },
  faq: { to: '/faqsection', screen: 'FAQ' },
  pricing: { to: '/pricing', screen: commonTexts.pricing },
  contact: { to: '/contact', screen: commonTexts.contact },
  footer: { to: '/footer', screen: commonTexts.footer },
  'page-texts': { to: '/page-texts', screen: commonTexts.pageTexts },
  settings: { to: '/settings', screen: commonTexts.siteSettings },
  pictures: { to: '/pictures', screen: mediaTexts.title },
  redirects: { to: '/redirects', screen: commonTexts.redirects, one: 'redirect' },
  ...Object.fromEntries(
    panelCollections.map(({ labels: { title, one }, panel: { path } }) => [
      path,
      { to: `/${path}`, screen: title, one },
    ]),
  ),
  enquiries: { to: '/enquiries', screen: commonTexts.enquiries, one: 'enquiry' },
};

/** The path of the screen that edits a section. */
export function editorPath(section: string): string {
  return EDITORS[section]?.to ?? '/';
}

/** The storage keys of a user's unsaved work. */
export function unsavedWorkKeys(store: Store, user: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < store.length; index += 1) {
    const key = store.key(index);
    if (key && parseKey(key)?.user === user) keys.push(key);
  }
  return keys.sort();
}

/** A user's unsaved work, newest first. Several keys for the same record become one entry. */
export function listUnsavedWork(store: Store, user: string): UnsavedWork[] {
  const found = new Map<string, UnsavedWork>();
  for (const key of unsavedWorkKeys(store, user)) {
    const work = readUnsavedWork(store, key);
    const known = work && found.get(`${work.to} ${work.title}`);
    if (known) known.keys.push(key);
    else if (work) found.set(`${work.to} ${work.title}`, work);
  }
  return [...found.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
}

export function deleteUnsavedWork(store: Store, keys: readonly string[]): void {
  try {
    for (const key of keys) store.removeItem(key);
    notifyDraftsChanged();
  } catch {
    // storage is off: nothing was stored
  }
}

function readUnsavedWork(store: Store, key: string): UnsavedWork | null {
  const parts = parseKey(key);
  const [name = '', id = ''] = parts?.record.split('/') ?? [];
  const editor = EDITORS[name];
  if (!parts || !editor) return null;
  const { screen } = editor;
  if (parts.kind === 'order')
    return { to: editor.to, screen, title: editorTexts.theOrderOf(name), at: '', keys: [key] };
  if (parts.kind === 'typed' && name === 'enquiries')
    return { to: `/enquiries?enquiry=${id}`, screen, title: editorTexts.aReplyOrANote, at: '', keys: [key] };
  if (parts.kind === 'typed') return { to: editor.to, screen, title: screen, at: '', keys: [key] };
  const draft = readDraft(store, key);
  if (!draft) return null;
  const title = editor.one ? draftTitle(draft.values, id === 'new' ? editorTexts.aNew(editor.one) : screen) : screen;
  return { to: id ? `${editor.to}/${id}` : editor.to, screen, title, at: draft.at, keys: [key] };
}

function draftTitle(values: unknown, fallback: string): string {
  const title = getIn(values, 'title') ?? getIn(values, 'name') ?? getIn(values, 'from');
  return typeof title === 'string' && title.trim() ? `“${title.trim()}”` : fallback;
}

/** Splits 'draft:USER:RECORD'. */
function parseKey(key: string): { kind: Kind; user: string; record: string } | null {
  const [kind, user = '', ...record] = key.split(':');
  const known = KINDS.find((one) => one === kind);
  return known && record.length > 0 ? { kind: known, user, record: record.join(':') } : null;
}
