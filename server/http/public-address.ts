import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host of an address that somebody gave us is this machine or one in its network. */
export class InternalAddress extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet.`);
  }
}

interface Resolved {
  address: string;
  family: 4 | 6;
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

/**
 * Resolves a host once and returns an address to connect to. Unless internal addresses are allowed, all addresses of the
 * host must be public: a name may not lead to this machine, and not change its mind between the check and the request.
 */
export async function resolveHost(
  hostname: string,
  { allowsInternal, resolve = (host: string) => lookup(host, { all: true }) }: ResolveOptions,
): Promise<Resolved> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(host) ? [{ address: host }] : await resolve(host);
  const [first] = found;
  if (!first) throw new Error(`${host} has no address.`);
  if (!allowsInternal && found.some(({ address }) => !isPublicAddress(address))) throw new InternalAddress(host);
  return { address: first.address, family: ipaddr.parse(first.address).kind() === 'ipv6' ? 6 : 4 };
}

interface ResolveOptions {
  allowsInternal: boolean;
  resolve?: Resolve;
}

/** Whether an address is one of the public internet; also for IPv4 inside IPv6. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** A lookup for a request that always gives the address that was checked. */
export function fixedLookup({ address, family }: Resolved): LookupFunction {
  return (_, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);
}
