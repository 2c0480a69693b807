import type { SectionFields } from '#contract/sections/index.ts';
import { Inner } from '#web/ui/section.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { People } from './people.tsx';
import styles from './about-head.module.css';

const LEAD = 'Who builds your site, how we think about it, and what clients say a year later.';

interface AboutHeadProps {
  title: string;
  people: SectionFields<'about'>['people'];
  level: 1 | 2;
}

/** The top of the About page: its headline, and the people if the section names them. */
export function AboutHead({ title, people, level }: AboutHeadProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const named = people.filter(({ name }) => name);
  if (named.length === 0) return <PageBand title={title} lead={LEAD} level={level} />;
  return (
    <div className={styles.head} data-scene="">
      <Inner>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.lead}>{LEAD}</p>
        <People people={named} />
      </Inner>
    </div>
  );
}
