import { useEffect, useRef } from 'react';
import type { Ground, RidgeShape } from './ridge.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Section } from './section.tsx';
import { LoadFailed, Loading } from './state.tsx';

interface StateSectionProps {
  /** The anchor that the section has when its content is there. */
  id: string;
  /** What the section is about, in its place before its own heading is known. */
  title: string;
  ground?: Ground;
  ridge: RidgeShape;
  /** What to say when its content could not be loaded; null while that is on the way. */
  failure: string | null;
  onRetry: () => void;
}

/** A section whose content is on the way or could not be loaded. It can be found by its anchor and heading all the same. */
export function StateSection({ id, title, ground, ridge, failure, onRetry }: StateSectionProps) {
  const heading = `${id}-heading`;
  const wasRetried = useRef(false);
  const hasFailed = failure !== null;

  // The button that was pressed is gone while it is tried. Reading goes on at what has come of it: the button again,
  useEffect(() => {
    if (wasRetried.current && hasFailed) focusOn(`#${id} button`);
  }, [id, hasFailed]);
  // or, when this stands aside for the content, the section's own heading.
  useEffect(
    () => () => {
      if (wasRetried.current) focusOn(`#${id} h2`);
    },
    [id],
  );

  function retry() {
    wasRetried.current = true;
    onRetry();
  }

  return (
    <Section {...(ground && { ground })} ridge={ridge} id={id} aria-labelledby={heading}>
      {failure === null ? (
        <>
          <h2 id={heading} className="visually-hidden">
            {title}
          </h2>
          <Loading />
        </>
      ) : (
        <>
          <SectionHeading id={heading} title={title} />
          <LoadFailed message={failure} onRetry={retry} />
        </>
      )}
    </Section>
  );
}

/** Unless the visitor has gone on to something else meanwhile. */
function focusOn(selector: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const found = document.querySelector<HTMLElement>(selector);
  if (found?.tagName === 'H2') found.tabIndex = -1;
  found?.focus({ preventScroll: true });
}
