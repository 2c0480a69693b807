import type { SectionFields } from '#contract/sections/index.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { usePageTexts } from '../page-texts.ts';
import { PageBand } from '../layout/page-band.tsx';
import { HAS_SCENES } from '../layout/scene.ts';
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
        title={title}
        lead={lead}
        level={level}
        paths={{ title: fieldPath(about, 'title'), lead: fieldPath(texts, 'aboutLead') }}
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
