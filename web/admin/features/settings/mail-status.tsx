import { useQuery } from '@tanstack/react-query';
import type { IconType } from 'react-icons';
import { TbAlertTriangleFilled, TbCircleCheckFilled, TbMailQuestion } from 'react-icons/tb';
import type { MailState } from '#contract/records/mail.ts';
import { query } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { SendTest } from './send-test.tsx';
import classes from './settings.module.css';

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
    <section className={classes.status} aria-label="State of the mail" data-tone={tone}>
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
    const text = `The mail server accepted the newest mail: ${formatFull(at)}.`;
    return { Icon: TbCircleCheckFilled, tone: 'good', title: 'Mail works', text };
  }
  if (state === 'untried') {
    const text = 'No mail was sent since the settings were changed. Send a test to see whether it works.';
    return { Icon: TbMailQuestion, tone: 'open', title: 'Mail is set up, but not tried', text };
  }
  if (state === 'nobody') {
    const text = 'The mail server is set. Add at least one person on this page, under Notifications.';
    return { Icon: TbAlertTriangleFilled, tone: 'bad', title: 'Nobody is told about new enquiries', text };
  }
  if (state === 'failing') {
    const text = `The newest mail did not leave: ${answer} It is tried again by itself. Send a test to see which step fails.`;
    return { Icon: TbAlertTriangleFilled, tone: 'bad', title: 'Mail does not work', text };
  }
  const text =
    'Nobody is told about new enquiries, and nobody can reset a password by email. Enter your mail server and sender on this page.';
  return { Icon: TbAlertTriangleFilled, tone: 'bad', title: 'Mail is not set up', text };
}
