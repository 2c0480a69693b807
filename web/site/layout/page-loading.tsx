import { Loading } from '#web/ui/state.tsx';
import styles from './layout.module.css';

/** Stands in a page's place while its script is on the way. */
export function PageLoading() {
  return (
    <div className={styles.pageLoading}>
      <Loading />
    </div>
  );
}
