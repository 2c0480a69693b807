import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Replaces every invalid address: invented texts must not count as separate networks. */
export const UNKNOWN_IP = 'unknown';

/** Networks that one customer of a provider may hold, the smallest first. A /48 has 65,536 of the smallest. */
export type Prefix = '/64' | '/56' | '/48';

/**
 * An address without the port, brackets or zone that some proxies add. An IPv4 address within an IPv6 address becomes
 * IPv4. An invalid address becomes `UNKNOWN_IP`.
 */
export function normalizeIp(text: string): string {
  const [, bracketed, withPort] = /^\s*(?:\[([^\]]*)\](?::\d+)?|(\d[\d.]*):\d+)\s*$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).trim().replace(/%.*$/, '');
  if (isIP(address) === 0) return UNKNOWN_IP;
  if (isIPv4(address)) return address;
  const parsed = ipaddr.process(address); // converts every spelling of ::ffff:203.0.113.7 to IPv4
  return parsed.kind() === 'ipv4' ? parsed.toString() : address;
}

/** The owner of an IPv6 address owns its whole /64 network, so the /64 counts as one. */
export function ipPrefix(address: string): string {
  return ipPrefixes(address)[0].network;
}

interface Network {
  prefix: Prefix;
  /** The same text for every address in it. */
  network: string;
}

/** The networks of an address that limits count, the smallest first; an IPv4 address is one by itself. */
export function ipPrefixes(address: string): [Network, ...Network[]] {
  const plain = normalizeIp(address);
  if (plain === UNKNOWN_IP || isIPv4(plain)) return [{ prefix: '/64', network: plain }];
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(plain).parts;
  const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  return [
    { prefix: '/64', network: hex([a, b, c, d]) },
    { prefix: '/56', network: `${hex([a, b, c, d & 0xff00])}/56` },
    { prefix: '/48', network: `${hex([a, b, c])}/48` },
  ];
}
