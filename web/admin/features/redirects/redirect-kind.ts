import { LIST_LIMIT_MAX, REDIRECT_STATES } from '#contract/constants.ts';
import { redirectCreate, type Redirect } from '#contract/records/redirect.ts';
import { confirm, empty, loadFailed, saved, saveFailed } from '#contract/texts.ts';
import { call, type Body } from '#web/api.ts';
import type { RecordKind } from '#web/admin/editing/records/record-kind.ts';
import { Signpost } from '#web/admin/shell/scenes.tsx';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { redirectSaving } from './redirect-state.ts';
import { RedirectAside, RedirectForm } from './redirect-form.tsx';

const CHIPS = { moved: 'Moved', gone: 'Removed' } as const;

/** The redirects in the panel. */
export const redirectKind: RecordKind<Redirect, Redirect> = {
  path: 'redirects',
  key: 'GET /redirects',
  words: {
    title: 'Redirects',
    one: 'redirect',
    many: 'redirects',
    add: 'New redirect',
    back: 'All redirects',
    search: 'Search addresses',
  },
  texts: {
    saved: saved.record,
    saveFailed: saveFailed.record,
    deleted: saved.deleted,
    deleteFailed: saveFailed.delete,
    listFailed: loadFailed.redirects,
    loadFailed: loadFailed.redirect,
    missing: empty.redirect,
    empty: empty.redirects,
    emptyHint: 'When the address of a public page changes, or the page is deleted, its old address appears here.',
    confirm: confirm.redirect,
    confirmHint: (from) => `Visitors who follow an old link to “${from}” will find nothing there.`,
  },
  fields: redirectCreate,
  write: redirectCreate,
  statuses: REDIRECT_STATES.map((value) => ({ value, label: CHIPS[value] })),
  list: ({ q, status, page, signal }) =>
    call('GET /redirects', { query: { q, status, page, limit: LIST_LIMIT_MAX }, signal }),
  read: (id) => call('GET /redirects/:id', { params: { id } }),
  create: (body) => call('POST /redirects', { body: body as Body<'POST /redirects'> }), // validated by `write`
  update: (id, body, version) => call('PUT /redirects/:id', { params: { id }, body, ifMatch: version }),
  remove: (id) => call('DELETE /redirects/:id', { params: { id } }),
  row: ({ from, to, origin, createdAt }) => ({
    title: from,
    ...(!to && { status: { label: 'Removed', tone: 'open' } }),
    detail: [to && `to ${to}`, formatMoment(createdAt), origin === 'hand' ? 'manual' : 'automatic']
      .filter(Boolean)
      .join(' · '),
  }),
  publishing: redirectSaving,
  uploadTexts: () => ({ done: saved.image, failed: saveFailed.upload }),
  start: 'note',
  Scene: Signpost,
  Form: RedirectForm,
  Aside: RedirectAside,
};
