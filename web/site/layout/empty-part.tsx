import { useSyncExternalStore } from 'react';
import { blockTexts } from '#contract/texts/blocks.ts';
import type { Place } from '../blocks/block-view.ts';
import styles from './empty-part.module.css';

interface EmptyPartProps {
  place: Place;
  /** The heading that the part would have. */
  heading: string;
}

/**
 * Stands for a part of a page that has no content yet. Visitors get nothing. In the panel's preview it is an outline in
 * the same place, so that staff find the part and its form.
 */
export function EmptyPart({ place, heading }: EmptyPartProps) {
  const isPreview = useSyncExternalStore(subscribeNever, isFramed, isNever);
  if (!isPreview) return null;
  return (
    <section id={place.anchor} className={styles.part}>
      {heading && <strong>{heading}</strong>}
      <p>{blockTexts.emptyPart}</p>
    </section>
  );
}

const subscribeNever = () => () => undefined;
/** Only pages of this origin may frame the site. The panel does, for its preview. */
const isFramed = () => parent !== window;
const isNever = () => false;
