import { useSyncExternalStore } from 'react';
import { blockTexts } from '#contract/texts/blocks.ts';
import type { Place } from '../blocks/block-view.ts';

interface EmptyPartProps {
  place: Place;
  /** The heading that the part would have. */
  heading?: string;
  /** The path of the field that a click in the preview leads to. */
  field?: string | undefined;
}

/**
 * Stands for a part of a page that has no content yet. Visitors get nothing. In the panel's preview it is an outline in
 * the same place, so that staff find the part and its form.
 */
export function EmptyPart({ place, heading = '', field }: EmptyPartProps) {
  const isPreview = useSyncExternalStore(subscribeNever, isFramed, isNever);
  if (!isPreview) return null;
  return (
    <section id={place.anchor} style={OUTLINE} data-field={field}>
      {heading && <strong>{heading}</strong>}
      <p>{blockTexts.emptyPart}</p>
    </section>
  );
}

/** Not in a style sheet, which visitors would load. */
const OUTLINE = {
  margin: '1.5rem',
  padding: '4rem 1.5rem',
  border: '2px dashed var(--soft)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  textAlign: 'center',
} as const;

const subscribeNever = () => () => undefined;
/** Only pages of this origin may frame the site. The panel does, for its preview. */
const isFramed = () => parent !== window;
const isNever = () => false;
