import { useState } from 'react';
import { formatDay } from '#web/admin/shell/dates/format-date.ts';
import type { HistorySubject } from './subject.ts';
import { versionMoment, type HistoryView } from './use-history-view.ts';
import { useShownVersion } from './use-shown-version.ts';
import classes from './version-slider.module.css';
import { foldVersions, useVersions } from './versions.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

/** The versions in a row below the preview, oldest first. The preview shows the one under the thumb. */
export function VersionSlider({ view, subject }: { view: HistoryView; subject: HistorySubject }) {
  const rows = foldVersions(useVersions(subject).versions).toReversed();
  const point = useShownVersion(subject, view.setShown);
  // The thumb follows the hand at once, the preview a moment later.
  const [moved, setMoved] = useState({ to: 0, from: view.shown, isMoving: false });
  const newest = rows.length - 1;
  const [oldest] = rows;
  if (!oldest || newest === 0) return null;
  const shownAt = rows.findIndex(({ version }) => version.version === view.shown?.version);
  const shownOrNewest = shownAt === -1 ? newest : shownAt;
  const at = moved.isMoving && moved.from === view.shown ? moved.to : shownOrNewest;
  const move = (to: number) => {
    setMoved({ to, from: view.shown, isMoving: true });
    point(to === newest ? null : (rows[to]?.version ?? null));
  };
  return (
    <div className={classes.slider}>
      <span aria-hidden>{formatDay(oldest.version.at)}</span>
      <input
        type="range"
        className={classes.range}
        aria-label={historyTexts.versionInThePreview}
        aria-valuetext={at === newest ? historyTexts.now : versionMoment(rows[at]?.version ?? oldest.version)}
        min={0}
        max={newest}
        value={at}
        onChange={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <span aria-hidden>{historyTexts.now}</span>
    </div>
  );
}
