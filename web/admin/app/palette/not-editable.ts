import * as paletteTexts from '#web/admin/texts/palette.ts';

/** A part of the site that the panel cannot edit. The search explains that instead of finding nothing. */
export interface NotEditable {
  title: string;
  /** What to do instead. */
  detail: string;
  /** Words people search for. */
  keywords: string;
}

export const notEditable: readonly NotEditable[] = [
  {
    title: paletteTexts.headlinesAboveProjectsAndPosts,
    detail: paletteTexts.notEditableHereTheyArePartOfTheDesign,
    keywords: 'page titles headings insights',
  },
];
