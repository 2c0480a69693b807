import type { MailSetup } from './mail-setup.ts';

/** The sender without a name. */
export function addressOf({ from }: Pick<MailSetup, 'from'>): string {
  return (/<([^<>\s]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}
