import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

test('an empty environment gives the defaults', () => {
  expect(readSettings({})).toEqual({
    port: 3001,
    host: 'localhost',
    siteUrl: 'http://localhost:3001',
    dataDir: resolve('data'),
    backupDir: resolve('data/backups'),
    backupTime: { hour: 3, minute: 0 },
    adminEmail: 'admin@example.com',
    adminBase: '/admin',
    sessionIdleHours: 72,
    sessionDays: 14,
    starterContent: true,
    webhookInternal: false,
    keepBackups: 3,
    trustProxy: false,
    corsOrigins: [],
    logLevel: 'info',
    metricsHost: '127.0.0.1',
    drainSeconds: 0,
    stopSeconds: 20,
  });
});

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toEqual(readSettings({}));
});

test('every setting is read', () => {
  const env = {
    ...s3,
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_URL: 'https://dune.example/',
    DATA_DIR: '/srv/marquee',
    DATABASE_URL: 'postgresql://us:pass@db.example/marquee?sslmode=require',
    S3_REGION: 'eu-central-1',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_TIME: '23:45',
    ADMIN_EMAIL: 'Asha@Dune.example',
    ADMIN_PASSWORD: 'eight888',
    ADMIN_BASE: '/back/office',
    SESSION_IDLE_HOURS: '8',
    SESSION_DAYS: '30',
    SECRET_KEY: 'k'.repeat(32),
    STARTER_CONTENT: 'false',
    SMTP_URL: 'smtps://us:pass@mail.example:465',
    MAIL_FROM: 'Dune Digital <site@dune.example>',
    NOTIFY_EMAIL: 'team@dune.example',
    KEEP_ENQUIRIES_DAYS: '730',
    KEEP_ADDRESSES_DAYS: '30',
    KEEP_BACKUPS: '5',
    WEBHOOK_INTERNAL: 'true',
    TRUST_PROXY: '10.0.0.7, 172.16.0.0/12',
    AVATAR_SERVICE_URL: 'https://avatars.example/9.x/',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.4',
    DRAIN_SECONDS: '10',
    STOP_SECONDS: '30',
  };
  expect(readSettings(env)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteUrl: 'https://dune.example',
    dataDir: '/srv/marquee',
    databaseUrl: 'postgresql://us:pass@db.example/marquee?sslmode=require',
    backupDir: '/mnt/backups',
    backupTime: { hour: 23, minute: 45 },
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'eu-central-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    },
    adminEmail: 'asha@dune.example',
    adminPassword: 'eight888',
    adminBase: '/back/office',
    sessionIdleHours: 8,
    sessionDays: 30,
    secretKey: 'k'.repeat(32),
    starterContent: false,
    smtpUrl: 'smtps://us:pass@mail.example:465',
    mailFrom: 'Dune Digital <site@dune.example>',
    notifyEmail: 'team@dune.example',
    keepEnquiriesDays: 730,
    keepAddressesDays: 30,
    webhookInternal: true,
    keepBackups: 5,
    trustProxy: ['10.0.0.7', '172.16.0.0/12'],
    avatarServiceUrl: 'https://avatars.example/9.x',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    logLevel: 'silent',
    metricsPort: 9464,
    metricsHost: '10.0.0.4',
    drainSeconds: 10,
    stopSeconds: 30,
  });
});

test('TRUST_PROXY still accepts true and false', () => {
  expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(readSettings({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
});

test('the default site URL follows the port', () => {
  expect(readSettings({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
});

test.each([
  ['PORT', ['abc', ' 80', '65536', '-1', '1.5', '0x10']],
  ['HOST', ['two words', 'http://x']],
  ['SITE_URL', ['dune.example', 'ftp://x', 'https://x/path', 'https://x?q', 'https://a:b@x', ' https://x']],
  ['DATABASE_URL', ['mysql://us:secret@x/db', 'marquee.db', 'postgres://x']],
  ['ADMIN_EMAIL', ['admin']],
  ['ADMIN_PASSWORD', ['secret', 'x'.repeat(257)]],
  ['ADMIN_BASE', ['admin', '/', '/admin/', '/Admin', '/a//b', '/blog', '/api/x', '/login', '/../x', '/a?b']],
  ['SESSION_IDLE_HOURS', ['0', '1.5', '-1', '8761', 'x']],
  ['SESSION_DAYS', ['0', '366', '1e1']],
  ['SECRET_KEY', ['secret']],
  ['STARTER_CONTENT', ['yes', 'TRUE', '1']],
  ['SMTP_URL', ['mail.example', 'http://us:secret@mail.example']],
  ['MAIL_FROM', ['Dune <>', 'x', 'A <a@b.example>\r\nBcc: c@d.example']],
  ['NOTIFY_EMAIL', ['x']],
  ['KEEP_ENQUIRIES_DAYS', ['0', '-1', '1.5', '3651', 'never']],
  ['KEEP_ADDRESSES_DAYS', ['0', '401']],
  ['KEEP_BACKUPS', ['0', '101', 'all']],
  ['TRUST_PROXY', ['on', 'TRUE', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1,', 'proxy.example']],
  ['AVATAR_SERVICE_URL', ['avatars.example']],
  ['BACKUP_DIR', ['a\0b']],
  ['BACKUP_TIME', ['3', '24:00', '03:60', 'never']],
  ['CORS_ORIGINS', ['*', 'https://a.example,', 'https://a.example/path']],
  ['LOG_LEVEL', ['verbose']],
  ['S3_BUCKET', ['a/b']],
  ['S3_ENDPOINT', ['s3.example']],
])('a wrong %s is reported with the allowed values', (name, values) => {
  for (const value of values) {
    expect(faultsOf({ ...s3, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: found .+; allowed: .+`)),
    ]);
  }
});

test('every fault is reported on its own line', () => {
  expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', DATABSE_URL: 'z' })).toEqual([
    'DATABSE_URL: unknown setting. Did you mean DATABASE_URL?',
    'PORT: found "x"; allowed: a whole number from 1 to 65535',
    'LOG_LEVEL: found "y"; allowed: fatal, error, warn, info, debug, trace, silent',
  ]);
});

test('an incomplete S3 configuration reports each missing setting', () => {
  expect(faultsOf({ S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' }).map((line) => line.split(':')[0])).toEqual([
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
});

test('no error line contains a secret', () => {
  const lines = faultsOf({
    ADMIN_PASSWORD: 'secret',
    DATABASE_URL: 'mysql://us:secret@x/db',
    SMTP_URL: 'http://us:secret@x',
    S3_SECRET_ACCESS_KEY: 'se cret secret',
    S3_ACCESS_KEY_ID: 'se secret',
  });
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('\n')).not.toMatch(/secret[^_]/);
});

function faultsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    throw error;
  }
  return [];
}
