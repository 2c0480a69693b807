import type { SectionFields } from '#contract/sections/index.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { AskUs } from '../layout/ask-us.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { AboutHead } from './about-head.tsx';
import { hasOpening, hasStory, hasSummary, leadsWithHeading } from './about-content.ts';
import { AboutHeading, Summary } from './about.tsx';
import { Opening } from './opening.tsx';
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

/** The heading and the first paragraph above the rest. Without a second paragraph, all of it is together. */
function StorySummary({ about, place }: Pick<BlockProps<'about'>, 'place'> & { about: SectionFields<'about'> }) {
  if (!hasOpening(about)) return <Summary about={about} place={place} />;
  return (
    <Summary about={{ ...about, ...NO_HEADING, paragraph1: '' }} place={place}>
      <AboutHeading about={about} place={place} />
      <Opening about={about} />
    </Summary>
  );
}
