import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { isAddressOrNetwork, trustedProxies } from './trust-proxy.ts';

const ROOT = join(import.meta.dirname, '../..');

test('listed proxy addresses and networks are trusted in any notation, and no others', () => {
  const isTrusted = trustedProxies(['10.0.0.7', '172.16.0.0/12', '2001:db8::/32']);
  const trusted = ['10.0.0.7', '::ffff:10.0.0.7', '10.0.0.7:4711', '172.31.255.1', '[2001:db8:9::1]:80'];
  expect(trusted.map((address, hop) => isTrusted(address, hop))).toEqual(trusted.map(() => true));
  const others = ['10.0.0.8', '172.32.0.1', '2001:db9::1', '::1', 'unknown', ''];
  expect(others.map((address) => isTrusted(address, 0))).toEqual(others.map(() => false));
  expect([trustedProxies(true)('192.0.2.1', 0), trustedProxies(true)('192.0.2.1', 1)]).toEqual([true, false]);
  expect(trustedProxies(false)('127.0.0.1', 0)).toBe(false);
});

test('a network that covers all addresses, or is invalid, is rejected', () => {
  const allowed = ['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8'];
  expect(allowed.map(isAddressOrNetwork)).toEqual(allowed.map(() => true));
  const refused = ['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0', 'proxy', '', '10.0.0.1/8/8'];
  expect(refused.map(isAddressOrNetwork)).toEqual(refused.map(() => false));
});

/** The address that the trace of a login names, as the server saw it. */
async function clientAddress(trust: string, forwarded: string): Promise<string> {
  const { send, login, database } = await testApp(sqlite, { env: { TRUST_PROXY: trust } });
  await login('admin');
  await send('POST', '/users/login', {
    body: { email: 'admin1@example.com', password: 'wrong' },
    headers: { 'x-forwarded-for': forwarded },
  });
  const refused = database.db.selectFrom('audit_log').select('ip_address').where('action', '=', 'refused');
  return (await refused.executeTakeFirstOrThrow()).ip_address;
}

test('a client that bypasses the proxy cannot set its IP address; behind proxies, the address they saw counts', async () => {
  expect(await clientAddress('10.0.0.7', '203.0.113.9')).toBe('127.0.0.1');
  expect(await clientAddress('127.0.0.0/8', '203.0.113.9')).toBe('203.0.113.9');
  expect(await clientAddress('127.0.0.1, 10.0.0.0/8', '192.0.2.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9');
  expect(await clientAddress('true', '192.0.2.1, 203.0.113.9:5678')).toBe('203.0.113.9');
  expect(await clientAddress('true', '_invented')).toBe('unknown');
});

test('the Docker image trusts no proxy by default', () => {
  expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).not.toMatch(/TRUST_PROXY=(?!false)/);
});
