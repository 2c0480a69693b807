import { PORTFOLIO_ADMIN_FETCH, PORTFOLIO_CATEGORY_NEW } from '#contract/constants.ts';
import { portfolio, type PortfolioItem, type PortfolioItemInList } from '#contract/collections/portfolio.ts';
import { confirm, empty, loadFailed, saved, saveFailed } from '#contract/texts.ts';
import { call, type Body } from '#web/api.ts';
import { lengthText } from '#web/admin/editing/fields/rich/length-text.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { projectPreview } from '#web/admin/editing/preview/preview-sources.ts';
import type { RecordKind, Tone } from '#web/admin/editing/records/record-kind.ts';
import { itemPublishing, itemState, type ItemState } from './item-publishing.ts';
import { PortfolioAside, PortfolioForm } from './portfolio-form.tsx';

const TONES: Record<ItemState, Tone> = { draft: 'open', hidden: 'dimmed', published: 'moss' };
const CHIPS: Record<ItemState, string> = { draft: 'Drafts', hidden: 'Hidden', published: 'Published' };

/** The portfolio in the panel. */
export const portfolioKind: RecordKind<PortfolioItemInList, PortfolioItem> = {
  path: 'portfolio',
  key: 'GET /portfolio',
  history: 'portfolio',
  words: {
    title: 'Portfolio',
    one: 'project',
    many: 'projects',
    add: 'New project',
    back: 'All projects',
    search: 'Search portfolio',
  },
  texts: {
    saved: saved.record,
    saveFailed: saveFailed.record,
    deleted: saved.deleted,
    deleteFailed: saveFailed.delete,
    listFailed: loadFailed.portfolio,
    loadFailed: loadFailed.portfolioItem,
    missing: empty.portfolioItem,
    empty: 'No projects yet.',
    emptyHint: 'Your projects appear here. Published projects also appear on the portfolio page.',
    confirm: confirm.portfolioItem,
  },
  fields: portfolio.create,
  write: portfolio.create,
  // The newest work comes first. Without a number the server would put it last.
  blank: () => ({ category: PORTFOLIO_CATEGORY_NEW, order: 0, status: 'draft' }),
  statuses: portfolio.states.map((value) => ({ value, label: CHIPS[value] })),
  list: ({ q, status, page, signal }) =>
    call('GET /portfolio', { query: { q, status, page, limit: PORTFOLIO_ADMIN_FETCH, brief: 'true' }, signal }),
  read: (id) => call('GET /portfolio/admin/:id', { params: { id } }),
  create: (body) => call('POST /portfolio', { body: body as Body<'POST /portfolio'> }), // validated by `write`
  update: (id, body, version) => call('PUT /portfolio/:id', { params: { id }, body, ifMatch: version }),
  remove: (id) => call('DELETE /portfolio/:id', { params: { id } }),
  order: {
    numberOf: ({ order }) => order,
    move: (id, position) => call('PUT /portfolio/:id/position', { params: { id }, body: { position } }),
  },
  start: 'covers',
  page: {
    editedAt: ({ updatedAt }) => updatedAt,
    unfinished: 'draft' satisfies ItemState,
    length: ({ description }) => lengthText(asText(description)),
  },
  publicPath: ({ slug }) => `/portfolio/${slug}`,
  row: (item) => {
    const state = itemState(item);
    return {
      title: item.title,
      status: { label: upperFirst(state), tone: TONES[state] },
      detail: item.category,
      facts: [item.projectDate.slice(0, 4), item.result].filter(Boolean),
      picture: item.coverImageUrl,
    };
  },
  publishing: itemPublishing,
  preview: (item) => projectPreview(item?.slug),
  uploadTexts,
  Form: PortfolioForm,
  Aside: PortfolioAside,
};

/** The messages after an upload into a field. */
export function uploadTexts(path: string) {
  if (path === 'coverImageUrl') return { done: saved.cover, failed: saveFailed.cover };
  if (/^(gallery|images)\b/.test(path)) return { done: saved.gallery, failed: saveFailed.gallery };
  return { done: saved.image, failed: saveFailed.upload };
}
