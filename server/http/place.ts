import { isIPv6 } from 'node:net';

/** Whoever holds one IPv6 address holds its whole network of 64 bits: it counts as one place. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = (part: string) =>
    part.split(':').flatMap((group) => (group ? [parseInt(group, 16).toString(16)] : []));
  const [first, last] = [groups(head), groups(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}
