import { blockTexts } from '#contract/texts/blocks.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { hasSummary } from './about-content.ts';
import { Summary } from './summary.tsx';

/** Who the agency is, in short. */
export function About({ content, place }: BlockProps<'about'>) {
  if (!hasSummary(content)) return <EmptyPart place={place} heading={content.heading || blockTexts.aboutUs} />;
  return <Summary about={content} place={place} />;
}
