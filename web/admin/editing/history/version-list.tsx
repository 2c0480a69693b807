import { Button, UnstyledButton } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { TbArrowBackUp } from 'react-icons/tb';
import type { VersionInList } from '#contract/records/history.ts';
import { useInView } from '#web/admin/shell/use-in-view.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatClock, formatFull } from '#web/admin/shell/dates/format-date.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { ChangedWords } from './changed-words.tsx';
import classes from './history.module.css';
import type { HistorySubject } from './subject.ts';
import type { ShownVersion } from './use-history-view.ts';
import { foldVersions, groupByDay, type SavedRow } from './versions.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

interface VersionListProps {
  subject: HistorySubject;
  versions: readonly VersionInList[];
  /** Whether a preview shows the version under the pointer. */
  isPreviewed: boolean;
  /** The version that the preview shows. */
  shown: ShownVersion | null;
  isRestoring: boolean;
  onPoint: (version: VersionInList | null) => void;
  onChoose: (version: number) => void;
  onRestore: (version: number) => void;
}

/** The versions by day, newest first: who saved each, when, and what changed, word by word. */
export function VersionList({ subject, versions, isPreviewed, shown, onPoint, ...act }: VersionListProps) {
  const rows = foldVersions(versions);
  const canPoint = window.matchMedia('(hover: hover)').matches;
  return (
    <>
      <p className={classes.hint}>
        {isPreviewed && canPoint ? historyTexts.pointAtAVersion : historyTexts.chooseAVersionToSee}
      </p>
      <div onPointerLeave={() => onPoint(null)}>
        {groupByDay(rows).map(([day, saved]) => (
          <DayVersions key={day} day={day}>
            {saved.map((row) => (
              <VersionRow
                key={row.version.version}
                subject={subject}
                row={row}
                isNow={row === rows[0]}
                isShown={row.version.version === shown?.version}
                onPoint={() => onPoint(row.version)}
                {...act}
              />
            ))}
          </DayVersions>
        ))}
      </div>
    </>
  );
}

function DayVersions({ day, children }: { day: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.day}>
        {day}
      </h3>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

interface VersionRowProps extends Pick<VersionListProps, 'subject' | 'isRestoring' | 'onChoose' | 'onRestore'> {
  row: SavedRow;
  isNow: boolean;
  isShown: boolean;
  onPoint: () => void;
}

function VersionRow({ subject, row, isNow, isShown, isRestoring, onPoint, onChoose, onRestore }: VersionRowProps) {
  const { ref, isVisible } = useInView<HTMLLIElement>(false);
  const { version, count } = row;
  const clock = formatClock(version.at);
  return (
    <li ref={ref} className={classes.row} data-shown={isShown || undefined} onPointerEnter={onPoint} onFocus={onPoint}>
      <UnstyledButton className={classes.choose} onClick={() => onChoose(version.version)}>
        <VersionAuthor version={version} />
        <span className={classes.count}>{count > 1 && historyTexts.saves(count)}</span>
        {isNow && <span className={classes.now}>{historyTexts.now}</span>}
        <time className={classes.time} dateTime={version.at} title={formatFull(version.at)}>
          {clock}
        </time>
        <ChangedWords subject={subject} row={row} isNeeded={isVisible} />
      </UnstyledButton>
      {!isNow && (
        <Button
          className={classes.restore}
          variant="default"
          size="compact-sm"
          leftSection={<TbArrowBackUp size={16} aria-hidden />}
          aria-label={historyTexts.restoreTheVersionOf(clock)}
          disabled={isRestoring}
          onClick={() => onRestore(version.version)}
        >
          {commonTexts.restore}
        </Button>
      )}
    </li>
  );
}

/** Who saved a version. No name for visitors and for versions older than the author records. */
export function VersionAuthor({ version: { userId, userName } }: { version: VersionInList }) {
  const isOwn = useAccount()._id === userId;
  return (
    <>
      <PersonMark name={userName} size={28} />
      <strong>{isOwn ? historyTexts.you : userName || historyTexts.originalVersion}</strong>
    </>
  );
}
