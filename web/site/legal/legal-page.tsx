import type { ReactNode } from 'react';
import { POLICY_LAST_UPDATED, SCROLL_SPY_MARGIN } from '#contract/constants.ts';
import { Inner, Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { useCurrentSection } from '#web/ui/use-current-section.ts';
import { PageHead } from '../head.tsx';
import styles from './legal.module.css';

export interface LegalSection {
  /** The anchor of the section. */
  id: string;
  title: string;
  /** The section in one sentence. */
  summary: string;
  text: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  description: string;
  sections: LegalSection[];
  /** A link to the related page. */
  other: { label: string; href: string };
}

/** A legal page: its table of contents beside a column of text. The head has a quiet ground, without a picture. */
export function LegalPage({ title, lead, description, sections, other }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <div className={styles.head} data-short="" data-scene="" data-head="light">
        <Inner>
          <h1 className={styles.pageTitle}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.updated}>Last updated {POLICY_LAST_UPDATED}</p>
        </Inner>
      </div>
      <Section ridge="c" className={styles.page}>
        <div className={styles.layout}>
          <Anchors sections={sections} />
          <div className={styles.column}>
            {sections.map((section) => (
              <Clause key={section.id} {...section} />
            ))}
            <p className={styles.other}>
              Read on: <SmartLink href={other.href}>{other.label}</SmartLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

function Anchors({ sections }: Pick<LegalPageProps, 'sections'>) {
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    SCROLL_SPY_MARGIN,
  );
  return (
    <nav className={styles.anchors} aria-labelledby="on-this-page">
      <p id="on-this-page" className={styles.anchorsTitle}>
        On this page
      </p>
      <ol className={styles.anchorList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SmartLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Clause({ id, title, summary, text }: LegalSection) {
  return (
    <section className={styles.clause} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.gist}>{summary}</p>
      <div className={styles.text}>{text}</div>
    </section>
  );
}
