import { useQuery } from '@tanstack/react-query';
import type { IconType } from 'react-icons';
import { TbAlertTriangleFilled, TbCircleCheckFilled, TbMailQuestion } from 'react-icons/tb';
import type { MailState } from '#contract/records/mail.ts';
import { query } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { SendTest } from './send-test.tsx';
import classes from './settings.module.css';
import * as settingsTexts from '#web/admin/texts/settings.ts';

const REFRESH_MS = 60_000;

interface StatusTexts {
  Icon: IconType;
  tone: 'good' | 'bad' | 'open';
  title: string;
  text: string;
}

/** Whether mail works, what to do if it does not, and a test mail. */
export function MailStatus({ version }: { version: number }) {
  const { data } = useQuery({ ...query('GET /dashboard/mail-state'), refetchInterval: REFRESH_MS });
  if (!data) return null;
  const { Icon, tone, title, text } = statusTexts(data);
  return (
    <section className={classes.status} aria-label={settingsTexts.stateOfTheMail} data-tone={tone}>
      <p className={classes.state}>
        <Icon size={20} aria-hidden /> {title}
      </p>
      <p className={classes.fact}>{text}</p>
      {data.state !== 'not-set-up' && <SendTest version={version} />}
    </section>
  );
}

function statusTexts({ state, at, answer }: MailState): StatusTexts {
  if (state === 'works') {
    const text = settingsTexts.theMailServerAccepted(formatFull(at));
    return { Icon: TbCircleCheckFilled, tone: 'good', title: settingsTexts.mailWorks, text };
  }
  if (state === 'untried') {
    const text = settingsTexts.noMailWasSentSince;
    return { Icon: TbMailQuestion, tone: 'open', title: settingsTexts.mailIsSetUp, text };
  }
  if (state === 'nobody') {
    const text = settingsTexts.theMailServerIsSet;
    return { Icon: TbAlertTriangleFilled, tone: 'bad', title: settingsTexts.nobodyIsToldAboutNew, text };
  }
  if (state === 'failing') {
    const text = settingsTexts.theNewestMailDid(answer);
    return { Icon: TbAlertTriangleFilled, tone: 'bad', title: settingsTexts.mailDoesNotWork, text };
  }
  const text = settingsTexts.nobodyIsToldAboutNewEnquiries;
  return { Icon: TbAlertTriangleFilled, tone: 'bad', title: settingsTexts.mailIsNotSetUp, text };
}
