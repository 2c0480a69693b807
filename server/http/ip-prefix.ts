import { isIP, isIPv4 } from 'node:net';

/** Stands for every text that is no network address, so that inventing such texts gives nobody a network of their own. */
export const UNKNOWN_IP = 'unknown';

/** Networks that one customer of a provider may hold, the smallest first. A /48 has 65,536 of the smallest. */
export type Prefix = '/64' | '/56' | '/48';

/** An address without the port, brackets or zone that some proxies add; IPv4 as IPv4, also where IPv6 carries it. */
export function normalizeIp(text: string): string {
  const [, bracketed, withPort] = /^\s*(?:\[([^\]]*)\](?::\d+)?|(\d[\d.]*):\d+)\s*$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).trim().replace(/%.*$/, '');
  if (isIP(address) === 0) return UNKNOWN_IP;
  return isIPv4(address) ? address : (mappedIpv4(address) ?? address);
}

/** Whoever holds one IPv6 address holds its whole network of 64 bits: it counts as one place. */
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
  const [a = '', b = '', c = '', d = ''] = expandGroups(plain);
  const upper = (parseInt(d, 16) & 0xff00).toString(16);
  return [
    { prefix: '/64', network: [a, b, c, d].join(':') },
    { prefix: '/56', network: `${[a, b, c, upper].join(':')}/56` },
    { prefix: '/48', network: `${[a, b, c].join(':')}/48` },
  ];
}

/** `::ffff:203.0.113.7`, however it is written. */
function mappedIpv4(address: string): string | null {
  const groups = expandGroups(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').flatMap((group) => (group ? parseGroup(group) : []));
  const [first, last] = [groups(head), groups(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

/** One group, or the two that a dotted end stands for. */
function parseGroup(text: string): string[] {
  if (!text.includes('.')) return [parseInt(text, 16).toString(16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
