import { LIST_LIMIT_MAX, REDIRECT_STATES } from '#contract/constants.ts';
import { redirectCreate, type Redirect } from '#contract/records/redirect.ts';
import { confirm, empty, loadFailed, saved, saveFailed } from '#contract/texts.ts';
import { call, type Body } from '#web/api.ts';
import type { RecordKind } from '#web/admin/editing/records/record-kind.ts';
import { Signpost } from '#web/admin/shell/scenes.tsx';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { redirectSaving } from './redirect-state.ts';
import { RedirectAside, RedirectForm } from './redirect-form.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as redirectsTexts from '#web/admin/texts/redirects.ts';

const CHIPS = { moved: redirectsTexts.moved, gone: redirectsTexts.removed } as const;

/** The redirects in the panel. */
export const redirectKind: RecordKind<Redirect, Redirect> = {
  path: 'redirects',
  key: 'GET /redirects',
  words: {
    title: commonTexts.redirects,
    one: 'redirect',
    many: 'redirects',
    add: redirectsTexts.newRedirect,
    back: redirectsTexts.allRedirects,
    search: redirectsTexts.searchAddresses,
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
    emptyHint: redirectsTexts.whenTheAddress,
    confirm: confirm.redirect,
    confirmHint: (from) => redirectsTexts.visitorsWhoFollowAnOld(from),
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
    ...(!to && { status: { label: redirectsTexts.removed, tone: 'open' } }),
    detail: [to && redirectsTexts.to(to), formatMoment(createdAt), origin === 'hand' ? 'manual' : 'automatic']
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
