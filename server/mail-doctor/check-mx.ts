import type { MailCheck } from '#contract/records/mail-doctor.ts';
import type { Dns } from './dns.ts';
import { namesAbove, type Sender } from './sender.ts';

const EFFECT = 'Without it, answers and bounces to the sender can get lost, and some receivers refuse its mails.';

/** Whether the domain of the sender receives mail. */
export async function checkMx(dns: Dns, { domain, host }: Sender): Promise<MailCheck> {
  const servers = await dns.mailServers(domain);
  const check = { name: 'mx', effect: EFFECT, found: servers } as const;
  if (servers.some((server) => server !== '' && server !== '.')) {
    const explanation = `Mail to ${domain} arrives at the servers below, so answers and bounces come back.`;
    return { ...check, state: 'good', title: 'The domain receives mail', explanation, advice: '', records: [] };
  }
  if (servers.length > 0) {
    return {
      ...check,
      ...{ state: 'broken', title: 'The domain refuses all mail', records: [] },
      explanation: `An empty MX record says that ${domain} never receives mail. Receivers then distrust what it sends.`,
      advice: 'Replace it by the MX record that your mail provider names, or use a sender of another domain.',
    };
  }
  const isOwnServer = namesAbove(host).includes(domain);
  return {
    ...check,
    ...{ state: 'missing', title: 'No mail server receives mail for the domain' },
    explanation: `${domain} has no MX record. Mail servers then try the address of the website, where usually none listens.`,
    advice: isOwnServer
      ? 'Add this record if that server also receives mail. Otherwise your mail provider names it.'
      : 'Add the MX record that your mail provider names in its instructions.',
    records: isOwnServer ? [{ host: domain, type: 'MX', value: `10 ${host}` }] : [],
  };
}
