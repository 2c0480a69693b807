import { join, resolve } from 'node:path';
import { z } from 'zod';
import { FIRST_PAGES, PASSWORD_MAX, PASSWORD_MIN, RESERVED_PATHS } from '#contract/constants.ts';
import { fixedPaths } from '#contract/kinds.ts';
import { isAddressOrNetwork, type TrustProxy } from './http/trust-proxy.ts';
import { findMisspelledSettings } from './unknown-settings.ts';
import { StartError } from './start-error.ts';

type Environment = Record<string, string | undefined>;

export interface Settings {
  port: number;
  host: string;
  /** The site's address without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  s3?: S3Settings | undefined;
  /** The folder of the backups. */
  backupDir: string;
  /** When the nightly backup begins, by the machine's clock; null for none. */
  backupTime: { hour: number; minute: number } | null;
  adminEmail: string;
  /** Unset: the first admin gets a random one. */
  adminPassword?: string | undefined;
  /** Begins with a slash, ends without one. */
  adminBase: string;
  /** A session ends after so many hours without use, and after so many days in any case. */
  sessionIdleHours: number;
  sessionDays: number;
  /** Encrypts stored secrets: those of second factors, and passwords of mail servers. Unset: a key in `dataDir` with the embedded database, else none. */
  secretKey?: string | undefined;
  starterContent: boolean;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** The mailbox in which answers to replies arrive. */
  imapUrl?: string | undefined;
  notifyEmail?: string | undefined;
  /** Days after which messages and leads are deleted for good; unset: as the panel's settings say. */
  keepEnquiriesDays?: number | undefined;
  /** Days after which the audit log drops network addresses and user agents; unset: as the panel's settings say. */
  keepAddressesDays?: number | undefined;
  /** Whether webhooks may lead to this machine and its network. */
  webhookInternal: boolean;
  /** How many backups of each kind are stored, except nightly ones. */
  keepBackups: number;
  trustProxy: TrustProxy;
  avatarServiceUrl?: string | undefined;
  corsOrigins: string[];
  logLevel: (typeof logLevels)[number];
  /** Unset: there are no metrics and no port for them. */
  metricsPort?: number | undefined;
  metricsHost: string;
  /** How long the port stays open after a stop signal, while `readyz` fails. */
  drainSeconds: number;
  /** How long requests in progress may go on once the port is closed. */
  stopSeconds: number;
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads the settings from the environment. A `StartError` lists all invalid ones, one per line. */
export function readSettings(env: Environment): Settings {
  const input = Object.fromEntries(Object.keys(names.shape).map((name) => [name, env[name] || undefined]));
  const read = names.safeParse(input);
  const problems = [
    ...findMisspelledSettings(env, Object.keys(names.shape)),
    ...(read.error?.issues ?? []).map(({ path, message }) => invalidSetting(String(path[0]), input, message)),
    ...missingOfS3(input),
  ];
  if (!read.success || problems.length > 0) throw new StartError(problems.join('\n'));
  return settingsOf(read.data);
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const publicPaths = [
  ...[...fixedPaths, ...FIRST_PAGES, ...RESERVED_PATHS].map((path) => path.split('/')[1] ?? '').filter(Boolean),
  ...['assets', 'healthz', 'readyz'],
];

const toggle = setting('true or false', (text) => ({ true: true, false: false })[text]);

const names = z.object({
  PORT: setting('a whole number from 1 to 65535', asPort).optional(),
  HOST: setting('a host name or an IP address', (text) => matching(text, /^[a-z0-9_.:-]+$/i)).optional(),
  SITE_URL: setting('an address such as https://www.example.com, without a path', asOrigin).optional(),
  DATA_DIR: setting('a folder', asFolder).optional(),
  DATABASE_URL: setting('an address such as postgres://user:password@host:5432/database', asPostgres).optional(),
  S3_ENDPOINT: setting('an address such as https://s3.example.com', asAddress).optional(),
  S3_BUCKET: setting('the name of a bucket', (text) => matching(text, /^[a-z0-9][a-z0-9._-]{1,62}$/i)).optional(),
  S3_REGION: setting('a region such as eu-central-1', (text) => matching(text, /^[a-z0-9-]+$/i)).optional(),
  S3_ACCESS_KEY_ID: setting('a key without spaces', (text) => matching(text, /^\S+$/)).optional(),
  S3_SECRET_ACCESS_KEY: setting('a key without spaces', (text) => matching(text, /^\S+$/)).optional(),
  BACKUP_DIR: setting('a folder', asFolder).optional(),
  BACKUP_TIME: setting('a time of day such as 03:00, or off', asTime).optional(),
  ADMIN_EMAIL: setting('an email address', asEmail).optional(),
  ADMIN_PASSWORD: setting(`${PASSWORD_MIN} to ${PASSWORD_MAX} characters`, asPassword).optional(),
  ADMIN_BASE: setting(
    'a path such as /office: it starts with /, ends without one, has a-z 0-9 - _ between, and is not a public page',
    asBase,
  ).optional(),
  SESSION_IDLE_HOURS: setting('a whole number from 1 to 8760', asInteger(1, 8760)).optional(),
  SESSION_DAYS: setting('a whole number from 1 to 365', asInteger(1, 365)).optional(),
  SECRET_KEY: setting('32 characters or more', (text) => (text.length >= 32 ? text : undefined)).optional(),
  STARTER_CONTENT: toggle.optional(),
  SMTP_URL: setting('an address such as smtps://user:password@host:465', (text) =>
    url(text, ['smtp:', 'smtps:']) ? text : undefined,
  ).optional(),
  IMAP_URL: setting('an address such as imaps://user:password@host:993/INBOX', (text) =>
    url(text, ['imap:', 'imaps:']) ? text : undefined,
  ).optional(),
  MAIL_FROM: setting('an email address, or Name <address>', asSender).optional(),
  NOTIFY_EMAIL: setting('an email address', asEmail).optional(),
  KEEP_ENQUIRIES_DAYS: setting('a whole number of days from 1 to 3650', asInteger(1, 3650)).optional(),
  KEEP_ADDRESSES_DAYS: setting('a whole number of days from 1 to 400', asInteger(1, 400)).optional(),
  KEEP_BACKUPS: setting('a whole number from 1 to 100', asInteger(1, 100)).optional(),
  WEBHOOK_INTERNAL: toggle.optional(),
  TRUST_PROXY: setting('true or false, or addresses and networks such as 10.0.0.7,172.16.0.0/12', asProxies).optional(),
  AVATAR_SERVICE_URL: setting('an address such as https://avatars.example.com', asAddress).optional(),
  CORS_ORIGINS: setting('addresses such as https://a.example,https://b.example', asOrigins).optional(),
  METRICS_PORT: setting('a whole number from 1 to 65535', asPort).optional(),
  METRICS_HOST: setting('a host name or an IP address', (text) => matching(text, /^[a-z0-9_.:-]+$/i)).optional(),
  DRAIN_SECONDS: setting('a whole number from 0 to 300', asSeconds).optional(),
  STOP_SECONDS: setting('a whole number from 1 to 300', (text) => asSeconds(text) || undefined).optional(),
  LOG_LEVEL: setting(logLevels.join(', '), (text) => logLevels.find((level) => level === text)).optional(),
});

function settingsOf(env: z.output<typeof names>): Settings {
  const port = env.PORT ?? 3001;
  const dataDir = env.DATA_DIR ?? resolve('data');
  return {
    port,
    host: env.HOST ?? 'localhost',
    siteUrl: env.SITE_URL ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    s3: s3Of(env),
    backupDir: env.BACKUP_DIR ?? join(dataDir, 'backups'),
    backupTime: env.BACKUP_TIME === undefined ? { hour: 3, minute: 0 } : env.BACKUP_TIME.at,
    adminEmail: env.ADMIN_EMAIL ?? 'admin@example.com',
    adminPassword: env.ADMIN_PASSWORD,
    adminBase: env.ADMIN_BASE ?? '/admin',
    sessionIdleHours: env.SESSION_IDLE_HOURS ?? 72,
    sessionDays: env.SESSION_DAYS ?? 14,
    secretKey: env.SECRET_KEY,
    starterContent: env.STARTER_CONTENT ?? true,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    imapUrl: env.IMAP_URL,
    notifyEmail: env.NOTIFY_EMAIL,
    keepEnquiriesDays: env.KEEP_ENQUIRIES_DAYS,
    keepAddressesDays: env.KEEP_ADDRESSES_DAYS,
    keepBackups: env.KEEP_BACKUPS ?? 3,
    webhookInternal: env.WEBHOOK_INTERNAL ?? false,
    trustProxy: env.TRUST_PROXY ?? false,
    avatarServiceUrl: env.AVATAR_SERVICE_URL,
    corsOrigins: env.CORS_ORIGINS ?? [],
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST ?? '127.0.0.1',
    drainSeconds: env.DRAIN_SECONDS ?? 0,
    stopSeconds: env.STOP_SECONDS ?? 20,
  };
}

function s3Of(env: z.output<typeof names>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function missingOfS3(env: Environment): string[] {
  const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const found = [...required, 'S3_REGION'].filter((name) => env[name]);
  if (found.length === 0) return [];
  return required
    .filter((name) => !env[name])
    .map((name) => `${name}: found nothing, while ${found.join(', ')} is set; allowed: all of S3_* or none`);
}

function invalidSetting(name: string, env: Environment, allowed: string): string {
  const isSecret = /URL|KEY|PASSWORD/.test(name) && name !== 'SITE_URL';
  const found = isSecret ? 'a value that is not shown' : JSON.stringify(env[name]);
  return `${name}: found ${found}; allowed: ${allowed}`;
}

/** One setting. `parse` returns undefined for an invalid value. */
function setting<T>(allowed: string, parse: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: allowed });
    return z.NEVER;
  });
}

function matching(text: string, pattern: RegExp): string | undefined {
  return pattern.test(text) ? text : undefined;
}

// 0 is any free port: for tests.
function asPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function asSeconds(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : undefined;
}

function asInteger(min: number, max: number) {
  return (text: string): number | undefined => {
    const isValid = /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
    return isValid ? Number(text) : undefined;
  };
}

function url(text: string, protocols: string[]): URL | undefined {
  const parsed = /\s/.test(text) ? null : URL.parse(text);
  return parsed && protocols.includes(parsed.protocol) ? parsed : undefined;
}

function asFolder(text: string): string | undefined {
  return text.includes('\0') ? undefined : resolve(text);
}

function asTime(text: string): { at: Settings['backupTime'] } | undefined {
  if (text === 'off') return { at: null };
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? undefined : { at: { hour: Number(hour), minute: Number(minute) } };
}

function asAddress(text: string): string | undefined {
  const parsed = url(text, ['http:', 'https:']);
  return parsed && !parsed.username && !parsed.search && !parsed.hash ? text.replace(/\/+$/, '') : undefined;
}

function asOrigin(text: string): string | undefined {
  const parsed = asAddress(text) === undefined ? null : URL.parse(text);
  return parsed?.pathname === '/' ? parsed.origin : undefined;
}

function asOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((origin) => asOrigin(origin.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

function asProxies(text: string): TrustProxy | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isAddressOrNetwork) ? proxies : undefined;
}

function asPostgres(text: string): string | undefined {
  const parsed = url(text, ['postgres:', 'postgresql:']);
  return parsed && parsed.pathname.length > 1 ? text : undefined;
}

function asEmail(text: string): string | undefined {
  return z.email().safeParse(text).success ? text.toLowerCase() : undefined;
}

function asSender(text: string): string | undefined {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return asEmail(address) === undefined ? undefined : text;
}

function asPassword(text: string): string | undefined {
  return text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX ? text : undefined;
}

function asBase(text: string): string | undefined {
  const first = /^\/([a-z0-9_-]+)(\/[a-z0-9_-]+)*$/.exec(text)?.[1];
  return first && !publicPaths.includes(first) ? text : undefined;
}
