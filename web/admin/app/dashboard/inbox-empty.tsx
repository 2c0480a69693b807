import { LetterBox } from '#web/admin/shell/scenes.tsx';
import classes from './inbox-card.module.css';
import { EmptyState } from '#web/admin/shell/state.tsx';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

/** Nothing is waiting. */
export function InboxEmpty() {
  return (
    <div className={classes.empty}>
      <EmptyState
        scene={<LetterBox />}
        order={3}
        title={dashboardTexts.nothingToDo}
        text={dashboardTexts.everyMessageIsReadEvery}
      />
    </div>
  );
}
