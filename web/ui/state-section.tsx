import { useEffect, useRef } from 'react';
import type { Ground, RidgeShape } from './ridge.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Section } from './section.tsx';
import { LoadFailed, Loading } from './state.tsx';

interface StateSectionProps {
  /** The section's anchor, the same as with content. */
  id: string;
  /** The heading until the section's own is known. */
  title: string;
  ground?: Ground;
  ridge: RidgeShape;
  /** The error message; null while the content loads. */
  failure: string | null;
  onRetry: () => void;
}

/** A section whose content is loading or failed. Its anchor and heading exist all the same. */
export function StateSection({ id, title, ground, ridge, failure, onRetry }: StateSectionProps) {
  const heading = `${id}-heading`;
  const wasRetried = useRef(false);
  const hasFailed = failure !== null;

  // The pressed button is gone during the retry. If the retry fails, focus the new button.
  useEffect(() => {
    if (wasRetried.current && hasFailed) focusOn(`#${id} button`);
  }, [id, hasFailed]);
  // If it succeeds, the content replaces this section. Focus the new section's heading.
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

/** Focuses an element, unless the visitor has focused something else during the retry. */
function focusOn(selector: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const found = document.querySelector<HTMLElement>(selector);
  if (found?.tagName === 'H2') found.tabIndex = -1;
  found?.focus({ preventScroll: true });
}
