import { Avatar, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import type { VersionInList } from '#contract/records/history.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatClock, formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './history.module.css';
import { subjectSchema, type HistorySubject } from './subject.ts';
import { groupByDay, versionSummary } from './versions.ts';

interface VersionListProps {
  subject: HistorySubject;
  versions: readonly VersionInList[];
  onChoose: (version: number) => void;
}

/** The versions by day, newest first: who saved each, when, and which fields changed. */
export function VersionList({ subject, versions, onChoose }: VersionListProps) {
  const schema = subjectSchema(subject);
  return (
    <>
      <p className={classes.hint}>Choose a version to see what changed or to restore it.</p>
      {groupByDay(versions).map(([day, saved]) => (
        <DayVersions key={day} day={day}>
          {saved.map((version) => (
            <li key={version.version}>
              <UnstyledButton className={classes.row} onClick={() => onChoose(version.version)}>
                <VersionAuthor version={version} />
                <span className={classes.deed}>{versionSummary(version, schema)}</span>
                {version === versions[0] && <span className={classes.now}>Now</span>}
                <time className={classes.time} dateTime={version.at} title={formatFull(version.at)}>
                  {formatClock(version.at)}
                </time>
              </UnstyledButton>
            </li>
          ))}
        </DayVersions>
      ))}
    </>
  );
}

function DayVersions({ day, children }: { day: string; children: React.ReactNode }) {
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

/** Who saved a version. No name for visitors and for versions older than the author records. */
export function VersionAuthor({ version: { userId, userName } }: { version: VersionInList }) {
  const isOwn = useAccount()._id === userId;
  return (
    <>
      <Avatar name={userName || '?'} color="dusk" variant={isOwn ? 'filled' : 'light'} size={28} aria-hidden />
      <strong>{isOwn ? 'You' : userName || 'Original version'}</strong>
    </>
  );
}
