import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TbDeviceLaptop, TbDeviceMobile } from 'react-icons/tb';
import type { OwnSession } from '#contract/records/user.ts';
import { loadFailed, saveFailed } from '#contract/texts.ts';
import { call, messageOf, query } from '#web/api.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { AccountCard, DoneMessage } from './account-card.tsx';
import classes from './account.module.css';
import { deviceName, isMobile } from '#web/admin/shell/device-name.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

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
    <AccountCard title={accountTexts.whereYouAreLoggedIn} help={accountTexts.forgotToLogOutSomewhere}>
      <FormFailure message={failure} />
      {data && (
        <ul className={classes.sessions} aria-label={accountTexts.yourDevices}>
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
          <TextButton onClick={() => void refetch()}>{accountTexts.tryAgainYourDevices}</TextButton>
        </p>
      )}
      <div className={classes.foot}>
        <Button
          ref={all}
          variant="default"
          loading={isSending}
          onClick={() => void end(() => call('POST /users/me/sessions/end'))}
        >
          {accountTexts.logOutEverywhereElse}
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
            {accountTexts.since(insideSentence(formatMoment(createdAt)))}
          </time>
          {!isCurrent && (
            <time dateTime={lastUsedAt} title={formatFull(lastUsedAt)}>
              {' '}
              {accountTexts.lastSeen(lastSeenText(lastUsedAt))}
            </time>
          )}
        </p>
      </div>
      {isCurrent ? (
        <span className={classes.here}>{accountTexts.thisDevice}</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          disabled={isOff}
          aria-label={accountTexts.logOutOfSince(device, formatFull(createdAt))}
          onClick={onEnd}
        >
          {commonTexts.logOut}
        </Button>
      )}
    </li>
  );
}

const HOUR_MS = 3_600_000;

/** The time is stored to the hour. */
function lastSeenText(iso: string): string {
  return Date.now() - Date.parse(iso) < HOUR_MS ? accountTexts.withinTheHour : insideSentence(formatAgo(iso));
}
