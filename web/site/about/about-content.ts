import type { SectionFields } from '#contract/sections/index.ts';

type AboutContent = SectionFields<'about'>;

/** Whether the section tells anything below the title of its page. */
export function hasStory(about: AboutContent): boolean {
  const { people, moments, refusals, ledger } = about;
  return hasSummary({ ...about, title: '' }) || [people, moments, refusals, ledger].some(({ length }) => length > 0);
}

/** Whether there is more to tell than a heading. */
export function hasSummary({ title, paragraph1, paragraph2, imageUrl, badge, cards, ...about }: AboutContent): boolean {
  const words = [title, paragraph1, paragraph2, imageUrl, badge.value, badge.text];
  return words.some(Boolean) || cards.length > 0 || shownFigures(about).length > 0;
}

/** Those with a figure. */
export function shownFigures({ stats }: Pick<AboutContent, 'stats'>): AboutContent['stats'] {
  return stats.filter(({ value }) => value);
}
