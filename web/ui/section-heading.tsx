import type { ReactNode } from 'react';
import { Eyebrow } from './eyebrow.tsx';
import type { HeadingPaths } from './field-path.ts';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  eyebrow?: string;
  title: ReactNode;
  /** To the right of the title if there is room. */
  lead?: ReactNode;
  /** The id of the heading, so that it can label a section. */
  id?: string;
  level?: 1 | 2;
  className?: string;
  paths?: HeadingPaths;
}

export function SectionHeading({ eyebrow, title, lead, id, level = 2, className, paths = {} }: SectionHeadingProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={[styles.heading, lead && styles.split, className].filter(Boolean).join(' ')}>
      <div className={styles.words}>
        {eyebrow && <Eyebrow data-field={paths.eyebrow}>{eyebrow}</Eyebrow>}
        <Title id={id} className={styles.title} data-field={paths.title}>
          {title}
        </Title>
      </div>
      {lead && (
        <p className={styles.lead} data-field={paths.lead}>
          {lead}
        </p>
      )}
    </div>
  );
}

/** The part of a heading in the accent colour. */
export function Accent({ children }: { children: ReactNode }) {
  return <span className={styles.accent}>{children}</span>;
}

/** The part of a heading in the gradient of the accent; for light grounds. */
export function Gradient({ children }: { children: ReactNode }) {
  return <span className={styles.gradient}>{children}</span>;
}
