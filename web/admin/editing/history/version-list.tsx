import { Avatar, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import type { VersionInList } from '#contract/records/history.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatClock, formatFull } from '#web/admin/shell/dates/when.ts';
import classes from './history.module.css';
import { schemaOf, type Subject } from './subject.ts';
import { byDay, deedOf } from './versions.ts';

interface VersionListProps {
  subject: Subject;
  versions: readonly VersionInList[];
  onChoose: (version: number) => void;
}

/** The versions by day, newest first: who saved each, when, and which fields it changed. */
export function VersionList({ subject, versions, onChoose }: VersionListProps) {
  const schema = schemaOf(subject);
  return (
    <>
      <p className={classes.hint}>Choose a version to see what changed or to restore it.</p>
      {byDay(versions).map(([day, saved]) => (
        <Day key={day} day={day}>
          {saved.map((version) => (
            <li key={version.version}>
              <UnstyledButton className={classes.row} onClick={() => onChoose(version.version)}>
                <Who version={version} />
                <span className={classes.deed}>{deedOf(version, schema)}</span>
                {version === versions[0] && <span className={classes.now}>Now</span>}
                <time className={classes.time} dateTime={version.at} title={formatFull(version.at)}>
                  {formatClock(version.at)}
                </time>
              </UnstyledButton>
            </li>
          ))}
        </Day>
      ))}
    </>
  );
}

function Day({ day, children }: { day: string; children: React.ReactNode }) {
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

/** Who saved a version; nobody by name where that was before names were kept, or a visitor. */
export function Who({ version: { userId, userName } }: { version: VersionInList }) {
  const isOwn = useAccount()._id === userId;
  return (
    <>
      <Avatar name={userName || '?'} color="dusk" variant={isOwn ? 'filled' : 'light'} size={28} aria-hidden />
      <strong>{isOwn ? 'You' : userName || 'Original version'}</strong>
    </>
  );
}
