import { BlockList, isIP, isIPv6 } from 'node:net';
import { normalizeIp } from './ip-prefix.ts';

/** The value of TRUST_PROXY: one proxy in front with any address, or the addresses and networks of proxies. */
export type TrustProxy = boolean | string[];

/** Whether to believe what a machine says about who connected to it. Hop 0 is the machine that connected to us. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** With `true`, only hop 0 is trusted: a client could forge the rest of the header. */
export function trustedProxies(trustProxy: TrustProxy): IsTrusted {
  if (typeof trustProxy === 'boolean') return (_address, hop) => trustProxy && hop === 0;
  const proxies = new BlockList();
  for (const entry of trustProxy) {
    const [network = '', bits] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(network, family);
    else proxies.addSubnet(network, Number(bits), family);
  }
  return (text) => {
    const address = normalizeIp(text);
    return isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** Whether a text is an address, or a network such as 10.0.0.0/8. A network of everybody is a mistake. */
export function isAddressOrNetwork(text: string): boolean {
  const [, network = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(network);
  if (family === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}
