import type { ComponentProps } from 'react';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import { headingPaths } from '#web/ui/field-path.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Place } from '../blocks/block-view.ts';
import styles from './block-section.module.css';

interface BlockSectionProps extends ComponentProps<typeof Section> {
  place: Place;
  /** The heading that names the section; '' if the block has none. */
  heading: string;
}

/** The section of a block, with the anchor of its place. */
export function BlockSection({ place, heading, ...section }: BlockSectionProps) {
  return <Section id={place.anchor} aria-labelledby={heading ? headingId(place) : undefined} {...section} />;
}

interface BlockHeadingProps {
  place: Place;
  eyebrow?: string;
  heading: string;
  lead?: string;
  className?: string | undefined;
  /** The content of the block. */
  of: object;
}

/** The heading of a block on the level of its place, with the lines around it; null if all of them are empty. */
export function BlockHeading({ place, eyebrow = '', heading, lead = '', className, of }: BlockHeadingProps) {
  if (!eyebrow && !heading && !lead) return null;
  const paths = headingPaths(of);
  const names = [styles.heading, className].filter(Boolean).join(' ');
  if (heading) {
    return (
      <SectionHeading
        id={headingId(place)}
        level={place.level}
        eyebrow={eyebrow}
        title={heading}
        lead={lead}
        className={names}
        paths={paths}
      />
    );
  }
  return (
    <div className={`${styles.lines} ${names}`}>
      {eyebrow && <Eyebrow data-field={paths.eyebrow}>{eyebrow}</Eyebrow>}
      {lead && (
        <p className={styles.lead} data-field={paths.lead}>
          {lead}
        </p>
      )}
    </div>
  );
}

/** The id of the heading of a block. */
export function headingId({ anchor }: Place): string {
  return `${anchor}-heading`;
}
