import { Button, CopyButton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { IconType } from 'react-icons';
import {
  TbAlertTriangleFilled,
  TbArrowUpCircle,
  TbCheck,
  TbCircleCheckFilled,
  TbCopy,
  TbHelpCircle,
  TbRefresh,
} from 'react-icons/tb';
import type { DnsRecord, MailCheck, MailCheckName, MailCheckState } from '#contract/records/mail-doctor.ts';
import { call, messageOf, query } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './settings.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as settingsTexts from '#web/admin/texts/settings.ts';

const NAMES: Record<MailCheckName, string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC', mx: 'MX' };
const SIGNS: Record<MailCheckState, { Icon: IconType; tone: string; word: string }> = {
  good: { Icon: TbCircleCheckFilled, tone: 'done', word: 'good' },
  improve: { Icon: TbArrowUpCircle, tone: 'waiting', word: settingsTexts.couldBeBetter },
  missing: { Icon: TbAlertTriangleFilled, tone: 'failed', word: 'missing' },
  broken: { Icon: TbAlertTriangleFilled, tone: 'failed', word: 'broken' },
  unknown: { Icon: TbHelpCircle, tone: 'waiting', word: settingsTexts.notKnown },
};
const CHECKS = query('GET /mail-doctor');

/** What DNS says about the domain of the sender, and the records to add. Asks again after each save. */
export function MailDoctor({ version }: { version: number }) {
  const client = useQueryClient();
  const { data, error } = useQuery(CHECKS);
  const again = useMutation({
    mutationFn: () => call('GET /mail-doctor', { query: { isFresh: 'true' } }),
    onSuccess: (found) => client.setQueryData(CHECKS.queryKey, found),
  });
  useEffect(() => void client.invalidateQueries({ queryKey: CHECKS.queryKey }), [client, version]);
  const failure = again.error ?? error;
  if (data?.domain === '') return null; // the state of the mail already says that it is not set up
  return (
    <section className={classes.status} aria-label={settingsTexts.recordsOfTheMailDomain}>
      <p className={classes.state}>{settingsTexts.isYourMailTrusted}</p>
      <div role="status">
        <p className={classes.fact}>
          {failure
            ? messageOf(failure, settingsTexts.theCheckFailed)
            : data
              ? summaryOf(data)
              : settingsTexts.askingDns}
        </p>
      </div>
      {data && data.checks.length > 0 && (
        <ul className={classes.steps} aria-label={settingsTexts.records}>
          {data.checks.map((check) => (
            <CheckEntry key={check.name} {...check} />
          ))}
        </ul>
      )}
      <Button
        className={classes.act}
        variant="default"
        leftSection={<TbRefresh size={16} aria-hidden />}
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        {settingsTexts.checkAgain}
      </Button>
    </section>
  );
}

function summaryOf({
  domain,
  isReached,
  problem,
  checkedAt,
}: {
  domain: string;
  isReached: boolean;
  problem: string;
  checkedAt: string;
}) {
  return isReached ? settingsTexts.whatDnsSaysAbout(domain, formatFull(checkedAt)) : problem;
}

function CheckEntry({ name, state, title, explanation, effect, advice, records, found }: MailCheck) {
  const { Icon, tone, word } = SIGNS[state];
  return (
    <li className={classes.step} data-state={tone}>
      <Icon size={18} aria-hidden />
      <details className={classes.check} open={state === 'missing' || state === 'broken'}>
        <summary>
          {NAMES[name]}: {word}
        </summary>
        <p className={classes.stepName}>{title}</p>
        <p className={classes.fact}>{explanation}</p>
        {state !== 'good' && effect && <p className={classes.fact}>{effect}</p>}
        {advice && <p className={classes.advice}>{advice}</p>}
        {records.map((record) => (
          <Record key={record.host + record.value} {...record} />
        ))}
        {found.length > 0 && (
          <>
            <p className={classes.recordLabel}>{settingsTexts.foundInDns}</p>
            {found.map((text, index) => (
              <code key={index} className={classes.record}>
                {text}
              </code>
            ))}
          </>
        )}
      </details>
    </li>
  );
}

function Record({ host, type, value }: DnsRecord) {
  return (
    <dl className={classes.recordParts}>
      <Part label={settingsTexts.host} text={host} canCopy />
      <Part label={settingsTexts.type} text={type} />
      <Part label={settingsTexts.value} text={value} canCopy />
    </dl>
  );
}

function Part({ label, text, canCopy = false }: { label: string; text: string; canCopy?: boolean }) {
  return (
    <>
      <dt className={classes.recordLabel}>{label}</dt>
      <dd className={classes.recordPart}>
        <code className={classes.record}>{text}</code>
        {canCopy && (
          <CopyButton value={text} timeout={4000}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={settingsTexts.copyThe(label.toLowerCase())}
                leftSection={copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
                onClick={copy}
              >
                <span aria-live="polite">{copied ? commonTexts.copied : commonTexts.copy}</span>
              </Button>
            )}
          </CopyButton>
        )}
      </dd>
    </>
  );
}
