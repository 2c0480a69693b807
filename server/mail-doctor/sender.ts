import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { addressOf } from '#server/mail/sender-address.ts';
import type { MailServer, MailSetup } from '#server/mail/mail-setup.ts';

const INTERNAL_RANGES = ['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** Who sends, as the checks need it. */
export interface Sender {
  /** The address, without a name. */
  address: string;
  /** Its domain, as DNS knows it. */
  domain: string;
  /** The host of the mail server. */
  host: string;
  /** The DKIM selector from the settings; '' if unknown. */
  selector: string;
}

export function senderOf({ from, server }: MailSetup, selector: string): Sender {
  const address = addressOf({ from });
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1)).toLowerCase();
  return { address, domain, host: hostOf(server), selector };
}

/** Whether others can look the domain up: not an address, and not a name of one machine. */
export function isPublicDomain(domain: string): boolean {
  return /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]*$/.test(domain) && domain.length <= 253;
}

/** Whether receivers of a mail never see this address: it is one of this machine or its network. */
export function isInternalAddress(address: string): boolean {
  return INTERNAL_RANGES.includes(ipaddr.process(address).range());
}

function hostOf(server: MailServer): string {
  if ('host' in server) return server.host.toLowerCase();
  return URL.canParse(server.url) ? new URL(server.url).hostname.toLowerCase() : '';
}

/** The host's name and the names above it, without the last part. None for an address. */
export function namesAbove(host: string): string[] {
  if (isIP(host) || !isPublicDomain(host)) return [];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
