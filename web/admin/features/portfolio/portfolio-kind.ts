import { portfolio, type PortfolioItem, type PortfolioItemInList } from '#contract/collections/portfolio.ts';
import { NEW_CATEGORY } from '#contract/projects.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { collectionKind, rowOf } from '#web/admin/editing/collections/collection-kind.tsx';
import { PortfolioAside, PortfolioForm } from './portfolio-form.tsx';

/** The portfolio in the panel. */
export const portfolioKind = collectionKind<PortfolioItemInList, PortfolioItem>(portfolio, {
  blank: () => ({ category: NEW_CATEGORY, order: 0, status: 'draft' }),
  row: (item) => ({
    ...rowOf(portfolio, item),
    facts: [item.projectDate.slice(0, 4), item.result].filter(Boolean),
    picture: item.coverImageUrl,
  }),
  uploadTexts,
  Form: PortfolioForm,
  Aside: PortfolioAside,
});

/** The messages after an upload into a field. */
export function uploadTexts(path: string) {
  if (path === 'coverImageUrl') return { done: saved.cover, failed: saveFailed.cover };
  if (/^(gallery|images)\b/.test(path)) return { done: saved.gallery, failed: saveFailed.gallery };
  return { done: saved.image, failed: saveFailed.upload };
}
