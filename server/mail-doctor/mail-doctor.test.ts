import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MailCheckName } from '#contract/records/mail-doctor.ts';
import { testApp } from '../../tests/support/app.ts';
import { sqlite } from '../../tests/support/databases.ts';
import { dnsServer, type Zone } from '../../tests/support/dns-server.ts';
import { openMailDoctor } from './doctor.ts';

const setupOf = (host: string) => ({
  server: { url: `smtp://${host}:587` },
  from: 'Dune <site@dune.example>',
  notify: [],
});
const OWN_HOST = 'smtp.dune.example';
const MX: Zone = { 'dune.example MX': ['10 mail.dune.example'] };

function dkimKey(bits: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return `v=DKIM1; k=rsa; p=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`;
}

/** The result of the doctor for a zone. */
async function diagnose(zone: Zone, { host = OWN_HOST, selector = '' } = {}) {
  const { servers } = await dnsServer({ ...MX, ...zone });
  return openMailDoctor({ dnsServers: servers })({ setup: setupOf(host), selector, isFresh: false });
}

async function check(name: MailCheckName, zone: Zone, options = {}) {
  const { checks } = await diagnose(zone, options);
  return checks.find((one) => one.name === name);
}

const spf = (value: string) => ({ 'dune.example TXT': ['verification=1', value] });
const spfRecord = (value: string) => [{ host: 'dune.example', type: 'TXT', value }];

describe('SPF', () => {
  test('a domain without a record gets the record of its own mail server', async () => {
    expect(await check('spf', {})).toMatchObject({
      state: 'missing',
      records: spfRecord('v=spf1 a:smtp.dune.example ~all'),
    });
  });

  test("a provider's mail server is named by the record that the provider publishes", async () => {
    const zone = { 'mailer.example TXT': ['v=spf1 ip4:198.51.100.0/24 -all'] };
    const found = await check('spf', zone, { host: 'smtp.eu.mailer.example' });
    expect(found).toMatchObject({ state: 'missing', records: spfRecord('v=spf1 include:mailer.example ~all') });
  });

  test.each([
    ['by its address', 'v=spf1 ip4:198.51.100.7 -all', 'good'],
    ['by its name', 'v=spf1 A:smtp.dune.example ~all', 'good'],
    ['not at all', 'v=spf1 ip4:198.51.100.9 -all', 'improve'],
    ['with everybody', 'v=spf1 +all', 'broken'],
    ['without an end', 'v=spf1 ip4:198.51.100.7', 'improve'],
  ])('a record that names the mail server %s', async (_, value, state) => {
    const zone = { ...spf(value), 'smtp.dune.example A': ['198.51.100.7'] };
    expect(await check('spf', zone)).toMatchObject({ state, found: [value] });
  });

  test('the better record keeps what the present one allows', async () => {
    const found = await check('spf', {
      ...spf('v=spf1 ip4:198.51.100.9 redirect=other.example'),
      'other.example TXT': ['v=spf1 -all'],
    });
    const value = 'v=spf1 ip4:198.51.100.9 include:other.example a:smtp.dune.example ~all';
    expect(found).toMatchObject({ state: 'improve', records: spfRecord(value) });
  });

  const LOCAL = ['127.0.0.1', '10.1.2.3', '192.168.0.9', '::1', 'localhost', 'mail', 'smtp.local.example'];
  test.each(LOCAL)('the mail server %s, which nobody else knows, is never put into a record', async (host) => {
    const zone = { 'smtp.local.example A': ['10.0.0.5'] };
    const missing = await check('spf', zone, { host });
    expect(missing).toMatchObject({ state: 'missing', records: [], advice: expect.stringContaining('“include”') });
    const valid = await check('spf', { ...zone, ...spf('v=spf1 ip4:127.0.0.1 ip4:10.0.0.0/8 -all') }, { host });
    expect(valid).toMatchObject({ state: 'unknown', records: [], advice: expect.stringContaining('public address') });
    const open = await check('spf', { ...zone, ...spf('v=spf1 +all') }, { host });
    expect(open).toMatchObject({ state: 'broken', records: [], advice: expect.stringContaining('“include”') });
    const two = await check('spf', { ...zone, 'dune.example TXT': ['v=spf1 mx -all', 'v=spf1 a -all'] }, { host });
    expect(two).toMatchObject({ state: 'broken', records: spfRecord('v=spf1 mx a -all') });
  });

  test('a public address of the mail server is named, and a domain that sends nothing is not included', async () => {
    const found = await check('spf', {}, { host: '203.0.113.5' });
    expect(found).toMatchObject({ state: 'missing', records: spfRecord('v=spf1 ip4:203.0.113.5 ~all') });
    const zone = { 'mailer.example TXT': ['v=spf1 -all'] };
    expect(await check('spf', zone, { host: 'smtp.mailer.example' })).toMatchObject({
      records: spfRecord('v=spf1 a:smtp.mailer.example ~all'),
    });
  });

  test('a strict record stays strict, and a full one gets no further name', async () => {
    expect(await check('spf', spf('v=spf1 ip4:0.0.0.0/0 ip4:198.51.100.9 -all'))).toMatchObject({
      ...{ state: 'broken', records: spfRecord('v=spf1 ip4:198.51.100.9 a:smtp.dune.example -all') },
    });
    const names = Array.from({ length: 10 }, (_, index) => `n${index}.example`);
    const zone = Object.fromEntries(names.map((name) => [`${name} TXT`, ['v=spf1 ip4:198.51.100.9 ?all']]));
    const full = await check('spf', {
      ...{ ...zone, 'smtp.dune.example A': ['198.51.100.7'] },
      ...spf(`v=spf1 ${names.map((name) => `include:${name}`).join(' ')} -all`),
    });
    expect(full).toMatchObject({ state: 'improve', records: [], advice: expect.stringContaining('needs 10') });
  });

  test('two records are one too many, and become one', async () => {
    const zone = { 'dune.example TXT': ['v=spf1 include:a.example -all', 'v=spf1 mx ~all'] };
    const value = 'v=spf1 include:a.example mx a:smtp.dune.example ~all';
    expect(await check('spf', zone)).toMatchObject({ state: 'broken', records: spfRecord(value) });
  });

  test('more than ten lookups, also in a circle, are too many', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `n${index}.example`);
    const zone = Object.fromEntries(many.map((name) => [`${name} TXT`, ['v=spf1 ip4:198.51.100.9 ?all']]));
    const long = await check('spf', {
      ...zone,
      ...spf(`v=spf1 ${many.map((name) => `include:${name}`).join(' ')} -all`),
    });
    expect(long).toMatchObject({ state: 'broken', title: 'SPF asks for too many names' });
    const circle = await check('spf', {
      ...spf('v=spf1 include:b.example -all'),
      'b.example TXT': ['v=spf1 include:dune.example -all'],
    });
    expect(circle).toMatchObject({ state: 'broken', title: 'SPF asks for too many names' });
  });

  test('names without an answer and mistakes make a record useless', async () => {
    const empty = await check('spf', spf('v=spf1 a:x1.example a:x2.example a:x3.example -all'));
    expect(empty).toMatchObject({ state: 'broken', title: 'SPF names domains that do not exist' });
    const mistake = await check('spf', spf('v=spf1 ipv4:198.51.100.7 -all'));
    expect(mistake).toMatchObject({ state: 'broken', title: 'Receivers cannot read the SPF record' });
  });
});

describe('DKIM', () => {
  test('finds a key under a usual name, and says that names cannot be listed', async () => {
    const found = await check('dkim', { 'mail._domainkey.dune.example TXT': [dkimKey(2048)] });
    expect(found).toMatchObject({
      state: 'good',
      explanation: expect.stringContaining('mail._domainkey.dune.example'),
    });
    expect(await check('dkim', {})).toMatchObject({
      state: 'unknown',
      records: [{ host: 'SELECTOR._domainkey.dune.example' }],
    });
  });

  test('asks for the selector of the settings alone', async () => {
    const zone = {
      'mail._domainkey.dune.example TXT': [dkimKey(2048)],
      'x9._domainkey.dune.example TXT': [dkimKey(1024)],
    };
    expect(await check('dkim', zone, { selector: 'x9' })).toMatchObject({
      state: 'improve',
      title: 'The DKIM key is short',
    });
    const missing = await check('dkim', zone, { selector: 'x8' });
    expect(missing).toMatchObject({ state: 'missing', records: [{ host: 'x8._domainkey.dune.example' }] });
  });

  test.each([
    ['revoked', 'v=DKIM1; k=rsa; p=', 'revoked'],
    ['cut', dkimKey(2048).slice(0, 90), 'damaged'],
    ['too short', dkimKey(512), '512 bits'],
  ])('a key that is %s cannot be used', async (_, value, words) => {
    const found = await check('dkim', { 'mail._domainkey.dune.example TXT': [value] });
    expect(found).toMatchObject({ state: 'broken', explanation: expect.stringContaining(words) });
  });

  test('a wildcard text is no key, and a key in test mode does not count yet', async () => {
    expect(await check('dkim', { 'mail._domainkey.dune.example TXT': ['v=spf1 -all'] })).toMatchObject({
      state: 'unknown',
    });
    const zone = { 'mail._domainkey.dune.example TXT': [dkimKey(2048).replace('k=rsa', 't=y; k=rsa')] };
    expect(await check('dkim', zone)).toMatchObject({ state: 'improve', title: 'DKIM is being tested' });
  });
});

describe('DMARC', () => {
  const dmarc = (...values: string[]) => ({ '_dmarc.dune.example TXT': values });

  test('a missing record is given, with reports to the sender', async () => {
    const value = 'v=DMARC1; p=none; rua=mailto:site@dune.example';
    const records = [{ host: '_dmarc.dune.example', type: 'TXT', value }];
    expect(await check('dmarc', {})).toMatchObject({ state: 'missing', records });
  });

  test('a policy that only watches is improved without losing its reports', async () => {
    const found = await check('dmarc', dmarc('v=DMARC1; p=none; rua=mailto:a@dune.example; sp=none'));
    const value = 'v=DMARC1; p=quarantine; rua=mailto:a@dune.example; sp=none';
    expect(found).toMatchObject({ state: 'improve', records: [{ value }] });
  });

  test('a strict policy is enough, also that of the domain above', async () => {
    expect(await check('dmarc', dmarc('v=DMARC1; p=reject'))).toMatchObject({ state: 'good', records: [] });
    const { servers } = await dnsServer({
      ...MX,
      'mail.dune.example MX': ['10 a.example'],
      ...dmarc('v=DMARC1; p=quarantine'),
    });
    const setup = { ...setupOf(OWN_HOST), from: 'site@mail.dune.example' };
    const { checks } = await openMailDoctor({ dnsServers: servers })({ setup, selector: '', isFresh: false });
    const explanation = expect.stringContaining('The record of dune.example applies');
    expect(checks.find(({ name }) => name === 'dmarc')).toMatchObject({ state: 'good', explanation });
  });

  test('a policy for a part of the mails is improved', async () => {
    const found = await check('dmarc', dmarc('v=DMARC1; p=reject; pct=20; rua=mailto:a@dune.example'));
    const value = 'v=DMARC1; p=reject; rua=mailto:a@dune.example';
    expect(found).toMatchObject({ state: 'improve', records: [{ value }] });
  });

  test('two records, and one without a policy, are useless', async () => {
    expect(await check('dmarc', dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'))).toMatchObject({ state: 'broken' });
    expect(await check('dmarc', dmarc('v=DMARC1; q=reject'))).toMatchObject({ state: 'broken' });
  });
});

describe('MX', () => {
  test('says whether answers and bounces come back', async () => {
    expect(await check('mx', {})).toMatchObject({ state: 'good', found: ['mail.dune.example'] });
    const records = [{ host: 'dune.example', type: 'MX', value: '10 smtp.dune.example' }];
    expect(await check('mx', { 'dune.example MX': [] })).toMatchObject({ state: 'missing', records });
    expect(await check('mx', { 'dune.example MX': ['0 .'] })).toMatchObject({ state: 'broken' });
  });
});

test('one record that DNS fails to give leaves the others readable', async () => {
  const { checks } = await diagnose({ '_dmarc.dune.example TXT': null, ...spf('v=spf1 a:smtp.dune.example -all') });
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  expect(states).toEqual({ spf: 'good', dkim: 'unknown', dmarc: 'unknown', mx: 'good' });
});

test('without an answer of DNS it says so, and ends in time', async () => {
  const { servers } = await dnsServer({}, { isSilent: true });
  const silent = openMailDoctor({ dnsServers: servers, maxMs: 100 });
  const question = { setup: setupOf(OWN_HOST), selector: '', isFresh: false };
  expect(await silent(question)).toMatchObject({
    isReached: false,
    checks: [],
    problem: expect.stringContaining('did not answer in time'),
  });
  const closed = openMailDoctor({ dnsServers: ['127.0.0.1:1'] });
  expect(await closed(question)).toMatchObject({ isReached: false, problem: expect.stringContaining('no DNS server') });
});

test('a name of one machine is no domain', async () => {
  const diagnoseOnce = openMailDoctor({ dnsServers: ['127.0.0.1:1'] });
  for (const from of ['site@localhost', 'site@[192.0.2.1]', 'site@<b>.example']) {
    const result = await diagnoseOnce({ setup: { ...setupOf(OWN_HOST), from }, selector: '', isFresh: false });
    expect(result.problem).toContain('no domain that others can look up');
  }
});

test('a result is kept for minutes, for this sender alone, and asked again on demand', async () => {
  let minutes = 0;
  const { servers, asked } = await dnsServer(MX);
  const doctor = openMailDoctor({ dnsServers: servers, now: () => Date.now() + minutes * 60_000 });
  const ask = (isFresh: boolean, host = OWN_HOST) => doctor({ setup: setupOf(host), selector: '', isFresh });
  const rounds = () => asked.filter((one) => one === '_dmarc.dune.example TXT').length;
  await ask(false);
  const once = rounds();
  await Promise.all([ask(false), ask(true)]); // seconds later: too early to ask again
  expect(rounds()).toBe(once);
  minutes = 1;
  await ask(false);
  expect(rounds()).toBe(once);
  await ask(true);
  await ask(false, 'smtp2.dune.example');
  minutes = 7;
  await ask(false, 'smtp2.dune.example');
  expect(rounds()).toBe(4 * once);
});

test('admins get the result of the sender in force, and nobody else', async () => {
  const { servers } = await dnsServer({ ...MX, ...spf('v=spf1 include:<b>bold\u0007</b> -all') });
  const env = { SMTP_URL: 'smtp://smtp.dune.example:587', MAIL_FROM: 'site@dune.example' };
  const { send, login } = await testApp(sqlite, { env, parts: { dnsServers: servers } });
  const { status, body } = await send('GET', '/mail-doctor', { token: await login('admin') });
  expect([status, body.domain, body.isReached]).toEqual([200, 'dune.example', true]);
  expect(body.checks[0].found).toEqual(['v=spf1 include:<b>bold </b> -all']);
  expect((await send('GET', '/mail-doctor', { token: await login('editor') })).status).toBe(403);
});

test('without a mail server it says so and asks nobody', async () => {
  const { send, login } = await testApp(sqlite);
  const { body } = await send('GET', '/mail-doctor', { token: await login('admin') });
  expect(body).toMatchObject({ domain: '', isReached: false, problem: expect.stringContaining('not set up') });
});
