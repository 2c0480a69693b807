import { Resolver } from 'node:dns/promises';

/** Milliseconds for one try of a query, and the number of tries with each server. */
const QUERY = { timeout: 1500, tries: 2 };
const NO_RECORD = ['ENOTFOUND', 'ENODATA', 'EBADNAME', 'ENONAME'];
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'no DNS server answers this machine',
  ETIMEOUT: 'the DNS server did not answer in time',
  ECANCELLED: 'the DNS server did not answer in time',
  ESERVFAIL: 'the DNS servers of the domain report a fault',
  EREFUSED: 'the DNS server refused the question',
};

export interface Dns {
  /** The answers to a question, in the form of `Resolver.resolve`. Rejects with the error of node:dns. */
  resolve: (name: string, type: string) => Promise<never>;
  /** The text records of a name, each joined from its parts; none if there is no such name. */
  texts: (name: string) => Promise<string[]>;
  /** The mail servers of a name, the preferred one first. */
  mailServers: (name: string) => Promise<string[]>;
  addresses: (host: string) => Promise<string[]>;
}

/** Asks DNS until `signal` aborts; what is open then is rejected. */
export function openDns(signal: AbortSignal, servers?: readonly string[]): Dns {
  const resolver = new Resolver(QUERY);
  if (servers) resolver.setServers(servers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });

  async function resolve(name: string, type: string): Promise<never> {
    if (signal.aborted) throw Object.assign(new Error('The time is over'), { code: 'ETIMEOUT' });
    return (await resolver.resolve(name, type)) as never; // the caller knows what the type gives
  }

  return {
    resolve,
    async texts(name) {
      const found: string[][] = await resolve(name, 'TXT').catch(noRecords);
      return found.map((parts) => parts.join(''));
    },
    async mailServers(name) {
      const found: { exchange: string; priority: number }[] = await resolve(name, 'MX').catch(noRecords);
      return found.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
    },
    async addresses(host) {
      const found: string[][] = await Promise.all([
        resolve(host, 'A').catch(noRecords),
        resolve(host, 'AAAA').catch(noRecords),
      ]);
      return found.flat();
    },
  };
}

/** An error that means that there is no such record gives none; others say that DNS cannot be asked. */
function noRecords(error: unknown): never[] {
  if (NO_RECORD.includes(dnsCode(error))) return [];
  throw error;
}

export function dnsCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Why DNS could not be asked. */
export function dnsReason(error: unknown): string {
  return REASONS[dnsCode(error)] ?? 'DNS gave no usable answer';
}
