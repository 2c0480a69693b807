import { LetterBox } from '#web/admin/shell/scenes.tsx';
import classes from './inbox-card.module.css';
import { EmptyState } from '#web/admin/shell/state.tsx';

/** Nothing is waiting. */
export function InboxEmpty() {
  return (
    <div className={classes.empty}>
      <EmptyState
        scene={<LetterBox />}
        order={3}
        title="Nothing to do."
        text="Every message is read, every lead is answered and every review is decided."
      />
    </div>
  );
}
