import { blockTexts } from '#contract/texts/blocks.ts';
import { Inner } from '#web/ui/section.tsx';
import { LoadFailed, Loading } from '#web/ui/state.tsx';
import type { WaitingProps } from '../blocks/block-view.ts';
import styles from './hero.module.css';

/** The hero while its content loads, and if it failed. */
export function HeroWaiting({ failure, onRetry, place }: WaitingProps) {
  return (
    <section className={styles.hero} id={place.anchor} aria-label={blockTexts.introduction}>
      <Inner className={styles.state}>
        {failure === null ? <Loading /> : <LoadFailed message={failure} onRetry={onRetry} />}
      </Inner>
    </section>
  );
}
