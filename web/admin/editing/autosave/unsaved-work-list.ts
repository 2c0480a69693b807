import { draftsChanged, readDraft } from './form-drafts.ts';
import { getIn } from '#web/admin/editing/form/values.ts';

/** Work that was left unsaved and is kept on this computer. */
export interface KeptWork {
  /** Where it is gone on with, below the panel's base. */
  to: string;
  /** The screen that edits it. */
  screen: string;
  /** What is being edited: 'Hero', '“Two scripts, one page”'. */
  title: string;
  /** When it was last changed, as ISO 8601; empty where that is not known. */
  at: string;
  /** Under which keys it is kept. */
  keys: string[];
}

type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** The kinds of what is kept: forms, orders, and words in the rows of a list. */
const KINDS = ['draft', 'order', 'typed'] as const;
type Kind = (typeof KINDS)[number];

const PLACES: Record<string, { to: string; screen: string; one?: string }> = {
  hero: { to: '/hero', screen: 'Hero' },
  about: { to: '/about', screen: 'About' },
  'service-section': { to: '/services', screen: 'Services' },
  faq: { to: '/faqsection', screen: 'FAQ' },
  pricing: { to: '/pricing', screen: 'Pricing' },
  contact: { to: '/contact', screen: 'Contact' },
  footer: { to: '/footer', screen: 'Footer' },
  blog: { to: '/blog', screen: 'Blog', one: 'post' },
  portfolio: { to: '/portfolio', screen: 'Portfolio', one: 'project' },
  service: { to: '/service', screen: 'Service pages', one: 'service' },
  redirects: { to: '/redirects', screen: 'Redirects', one: 'redirect' },
  reviews: { to: '/reviews', screen: 'Client reviews', one: 'review' },
  testimonials: { to: '/testimonials', screen: 'Testimonials', one: 'testimonial' },
};

/** The keys under which unsaved work of a person is kept. */
export function keptKeys(store: Store, user: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < store.length; index += 1) {
    const key = store.key(index);
    if (key && partsOf(key)?.user === user) keys.push(key);
  }
  return keys.sort();
}

/** The unsaved work of a person, newest first; what is kept of one place in several pieces is one. */
export function keptWork(store: Store, user: string): KeptWork[] {
  const found = new Map<string, KeptWork>();
  for (const key of keptKeys(store, user)) {
    const work = workAt(store, key);
    const known = work && found.get(`${work.to} ${work.title}`);
    if (known) known.keys.push(key);
    else if (work) found.set(`${work.to} ${work.title}`, work);
  }
  return [...found.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
}

export function dropKept(store: Store, keys: readonly string[]): void {
  try {
    for (const key of keys) store.removeItem(key);
    draftsChanged();
  } catch {
    // storage switched off: nothing was kept
  }
}

function workAt(store: Store, key: string): KeptWork | null {
  const parts = partsOf(key);
  const [name = '', id = ''] = parts?.record.split('/') ?? [];
  const place = PLACES[name];
  if (!parts || !place) return null;
  const { screen } = place;
  if (parts.kind === 'order') return { to: place.to, screen, title: `The order of ${name}`, at: '', keys: [key] };
  if (parts.kind === 'typed') return { to: place.to, screen, title: screen, at: '', keys: [key] };
  const draft = readDraft(store, key);
  if (!draft) return null;
  const title = id ? titleOf(draft.values, id === 'new' ? `A new ${place.one ?? name}` : screen) : screen;
  return { to: id ? `${place.to}/${id}` : place.to, screen, title, at: draft.at, keys: [key] };
}

function titleOf(values: unknown, fallback: string): string {
  const title = getIn(values, 'title') ?? getIn(values, 'name') ?? getIn(values, 'from');
  return typeof title === 'string' && title.trim() ? `“${title.trim()}”` : fallback;
}

/** 'draft:USER:RECORD' in its parts. */
function partsOf(key: string): { kind: Kind; user: string; record: string } | null {
  const [kind, user = '', ...record] = key.split(':');
  const known = KINDS.find((one) => one === kind);
  return known && record.length > 0 ? { kind: known, user, record: record.join(':') } : null;
}
