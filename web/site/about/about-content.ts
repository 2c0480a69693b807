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

/** Whether the head of the page has the heading of the section: it has no title of its own, and no people. */
export function leadsWithHeading(about: AboutContent): boolean {
  return !about.title && Boolean(about.heading) && !hasPeople(about);
}

/** Whether the first paragraph can lead: another one follows it. */
export function hasOpening({ paragraph1, paragraph2 }: AboutContent): boolean {
  return Boolean(paragraph1 && paragraph2);
}

/** Whether the picture rises into the head of the page, beside its title. With people, the head has no place for it. */
export function hasRisingPicture(about: AboutContent): boolean {
  return Boolean(about.imageUrl) && hasOpening(about) && !hasPeople(about);
}

function hasPeople({ people }: AboutContent): boolean {
  return people.some(({ name }) => name);
}

/** Those with a figure. */
export function shownFigures({ stats }: Pick<AboutContent, 'stats'>): AboutContent['stats'] {
  return stats.filter(({ value }) => value);
}
