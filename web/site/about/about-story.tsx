import { blockTexts } from '#contract/texts/blocks.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { AskUs } from '../layout/ask-us.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { AboutHead } from './about-head.tsx';
import { hasStory, hasSummary, leadsWithHeading } from './about-content.ts';
import { StorySummary } from './story-summary.tsx';
import { Story } from './story.tsx';

/** The whole story of the agency, with its people: the main part of the About page. */
export function AboutStory({ content: about, place }: BlockProps<'about'>) {
  const summary = { ...about, title: '', ...(leadsWithHeading(about) && NO_HEADING) };
  const { title } = about;
  if (!hasStory(about)) {
    return (
      <>
        <PageBand title={title || blockTexts.about} level={place.level} paths={{ title: fieldPath(about, 'title') }} />
        <AskUs words={blockTexts.aboutSoon} />
      </>
    );
  }
  return (
    <>
      <AboutHead about={about} level={place.level} />
      {hasSummary(summary) && <StorySummary about={summary} place={{ ...place, level: 2 }} />}
      <Story about={about} />
    </>
  );
}

const NO_HEADING = { eyebrow: '', heading: '' };
