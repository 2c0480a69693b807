import { blockTexts } from '#contract/texts/blocks.ts';
import type { Place } from '../blocks/block-view.ts';
import { useIsPreview } from './use-is-preview.ts';

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
  if (!useIsPreview()) return null;
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
