import type { SectionFields } from '#contract/sections/index.ts';

type Hero = SectionFields<'hero'>;
type Cta = Hero['cta'];

/** Whether a button has a label and a link. */
export function isUsable({ label, href }: Cta): boolean {
  return Boolean(label && href);
}

/** Whether the hero contains the page's heading. */
export function hasTitle({ titleLine1, titleLine2 }: Hero): boolean {
  return Boolean(titleLine1 || titleLine2);
}

/** Whether the hero has nothing to show. */
export function isEmpty({ cta, secondaryCta, badge, ...hero }: Hero): boolean {
  const texts = [hero.eyebrow, hero.titleLine1, hero.titleLine2, hero.description, badge.value, badge.text];
  const pictures = [hero.bgImageUrl, hero.bgVideoUrl, hero.rightImageUrl];
  return ![...texts, ...pictures].some(Boolean) && !isUsable(cta) && !isUsable(secondaryCta);
}
