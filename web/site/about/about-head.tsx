import type { SectionFields } from '#contract/sections/index.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import { usePageTexts } from '../page-texts.ts';
import { PageBand } from '../layout/page-band.tsx';
import { HAS_SCENES } from '../layout/scene.ts';
import { hasRisingPicture, leadsWithHeading } from './about-content.ts';
import { HeadingWords } from './heading-words.tsx';
import { People } from './people.tsx';
import styles from './about-head.module.css';

interface AboutHeadProps {
  about: SectionFields<'about'>;
  level: 1 | 2;
}

/** The top of the About page: its headline, and the people if the section names them. */
export function AboutHead({ about, level }: AboutHeadProps) {
  const texts = usePageTexts();
  const title = about.title || blockTexts.about;
  const lead = texts.aboutLead || blockTexts.aboutLead;
  const Title = level === 1 ? 'h1' : 'h2';
  const named = about.people.filter(({ name }) => name);
  if (named.length === 0)
    return (
      <PageBand
        {...(leadsWithHeading(about)
          ? { eyebrow: about.eyebrow, title: <HeadingWords heading={about.heading} /> }
          : { title })}
        lead={lead}
        isBesidePicture={hasRisingPicture(about)}
        level={level}
        paths={{
          ...(leadsWithHeading(about) ? headingPaths(about) : { title: fieldPath(about, 'title') }),
          lead: fieldPath(texts, 'aboutLead'),
        }}
      />
    );
  return (
    <div className={styles.head} {...(HAS_SCENES ? { 'data-scene': '' } : { 'data-head': 'light' })}>
      <Inner>
        <Title className={styles.title} data-field={fieldPath(about, 'title')}>
          {title}
        </Title>
        <p className={styles.lead} data-field={fieldPath(texts, 'aboutLead')}>
          {lead}
        </p>
        <People people={named} />
      </Inner>
    </div>
  );
}
