import { StateSection } from '#web/ui/state-section.tsx';
import type { Ground, RidgeShape } from '#web/ui/ridge.tsx';
import type { WaitingProps } from './block-view.ts';

/** A section with a heading while its content loads, and if it failed. */
export function sectionWaiting({ title, ...look }: { title: () => string; ground?: Ground; ridge: RidgeShape }) {
  return function SectionWaiting({ failure, onRetry, place }: WaitingProps) {
    return <StateSection {...look} title={title()} id={place.anchor} failure={failure} onRetry={onRetry} />;
  };
}
