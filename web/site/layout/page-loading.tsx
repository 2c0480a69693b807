import { Loading } from '#web/ui/state.tsx';
import styles from './layout.module.css';

/** Shown while a page's script loads. */
export function PageLoading() {
  return (
    <div className={styles.pageLoading}>
      <Loading />
    </div>
  );
}
