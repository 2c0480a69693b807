import type { About } from '#contract/sections/index.ts';
import { Inner } from '#web/ui/section.tsx';
import { PageBand } from '../layout/page-band.tsx';
import { People } from './people.tsx';
import styles from './about-head.module.css';

const LEAD = 'Who builds your site, how we think about it, and what clients say a year later.';

/** The top of the About page: its headline, and the people if the section names them. */
export function AboutHead({ title, people }: { title: string; people: About['people'] }) {
  const named = people.filter(({ name }) => name);
  if (named.length === 0) return <PageBand title={title} lead={LEAD} />;
  return (
    <div className={styles.head} data-scene="">
      <Inner>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{LEAD}</p>
        <People people={named} />
      </Inner>
    </div>
  );
}
