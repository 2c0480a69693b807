import { Inner } from '#web/ui/section.tsx';
import { LoadingCards } from '#web/ui/skeleton.tsx';
import styles from './project-loading.module.css';

/** Stands in the place of a project that is on its way: a cover under the ridge, and a few lines. */
export function ProjectLoading() {
  return (
    <div className={styles.over} aria-busy="true">
      <Inner>
        <LoadingCards count={1} cardClassName={styles.cover ?? ''} />
      </Inner>
    </div>
  );
}
