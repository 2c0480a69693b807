import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TbDeviceLaptop, TbDeviceMobile } from 'react-icons/tb';
import type { OwnSession } from '#contract/records/user.ts';
import { loadFailed, saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { formatFull, formatMoment, formatAge } from '#web/admin/shell/dates/format-date.ts';
import { AccountCard, DoneMessage } from './account-card.tsx';
import classes from './account.module.css';
import { deviceName, isMobile } from '#web/admin/shell/device-name.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';

const sessionsQuery = query('GET /users/me/sessions');

/** Where the user is logged in. Ends one session, or all others. */
export function ActiveSessions() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const client = useQueryClient();
  const [done, setDone] = useState('');
  const all = useRef<HTMLButtonElement>(null);
  const { isSending, failure, send } = useSubmit([]);

  async function end(work: () => Promise<{ message: string }>) {
    setDone('');
    const answer = await send(work, saveFailed.update);
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    if (!answer) return;
    setDone(answer.message);
    all.current?.focus(); // the button of the ended session had focus
  }

  return (
    <AccountCard
      title="Where you are logged in"
      help="Forgot to log out somewhere, or lost a phone? Log out that device here, or all devices except this one."
    >
      <FormFailure message={failure} />
      {data && (
        <ul className={classes.sessions} aria-label="Your devices">
          {data.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              isOff={isSending}
              onEnd={() => void end(() => call('DELETE /users/me/sessions/:id', { params: { id: session._id } }))}
            />
          ))}
        </ul>
      )}
      {error && (
        <p className={classes.help}>
          {messageOf(error, loadFailed.sessions)}{' '}
          <TextButton onClick={() => void refetch()}>Try again: your devices</TextButton>
        </p>
      )}
      <div className={classes.foot}>
        <Button
          ref={all}
          variant="default"
          loading={isSending}
          onClick={() => void end(() => call('POST /users/me/sessions/end'))}
        >
          Log out everywhere else
        </Button>
        <DoneMessage message={done} />
      </div>
    </AccountCard>
  );
}

interface SessionProps {
  session: OwnSession;
  isOff: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { agent, createdAt, lastUsedAt, isCurrent }, isOff, onEnd }: SessionProps) {
  const device = deviceName(agent);
  return (
    <li className={classes.session}>
      {isMobile(agent) ? (
        <TbDeviceMobile className={classes.deviceIcon} size={22} aria-hidden />
      ) : (
        <TbDeviceLaptop className={classes.deviceIcon} size={22} aria-hidden />
      )}
      <div className={classes.sessionWords}>
        <p className={classes.device}>{device}</p>
        <p className={classes.since}>
          <time dateTime={createdAt} title={formatFull(createdAt)}>
            Since {lowerToday(formatMoment(createdAt))}
          </time>
          {!isCurrent && (
            <time dateTime={lastUsedAt} title={formatFull(lastUsedAt)}>
              {' '}
              · last seen {lastSeenText(lastUsedAt)}
            </time>
          )}
        </p>
      </div>
      {isCurrent ? (
        <span className={classes.here}>This device</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          disabled={isOff}
          aria-label={`Log out of ${device}, since ${formatFull(createdAt)}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

/** The time is stored to the hour. */
function lastSeenText(iso: string): string {
  const when = formatAge(iso);
  if (when === 'Just now' || when.endsWith(' min')) return 'within the hour';
  return when.endsWith(' h') ? `${when} ago` : when.replace('Yesterday', 'yesterday');
}

function lowerToday(moment: string): string {
  return moment.replace('Today', 'today');
}
