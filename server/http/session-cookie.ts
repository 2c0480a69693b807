import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * The cookie that a browser's session is bound to. It lets nobody in by itself: it only has to come with the token. Each
 * session has a cookie of its own name, so that a login never takes the cookie of another tab's session away.
 */
interface SessionCookie {
  name: string;
  sessionId: string;
  secret: string;
}

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'host' | 'origin' | 'sec-fetch-site'>;

/** Browsers send these cookies by https alone, and take them from this very host alone. */
const HOST_ONLY = '__Host-';
/** A browser keeps more for nobody who has not made them up. */
const LOOKED_UP_MAX = 50;
const NAME = /^(?:__Host-)?session-(\d{1,5})-([0-9a-f-]{36})$/;

/**
 * Where the page lies from which a browser logs in to this same origin; null for programs, for pages elsewhere, and for
 * browsers that do not say so: they say it of https and of localhost.
 */
export function sameOriginLogin({ origin, ...headers }: Headers): URL | null {
  const parsed = headers['sec-fetch-site'] === 'same-origin' && origin ? URL.parse(origin) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed : null;
}

/** Sets the cookie of a session for as long as the session can last. A cookie knows no ports: its name does. */
export function sessionCookieHeader(
  origin: URL,
  { id, secret, seconds }: { id: string; secret: string; seconds: number },
) {
  const isSecure = origin.protocol === 'https:';
  const port = origin.port || (isSecure ? '443' : '80');
  return formatCookie(`${isSecure ? HOST_ONLY : ''}session-${port}-${id}`, secret, seconds);
}

function formatCookie(name: string, value: string, seconds: number): string {
  const secure = name.startsWith(HOST_ONLY) ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
}

/** The session cookies that a request brings; on localhost also those of other instances. */
export function sessionCookies({ cookie = '' }: Headers): SessionCookie[] {
  return cookie.split(';').flatMap((pair) => {
    const [name = '', secret = ''] = pair.trim().split('=');
    const sessionId = NAME.exec(name)?.[2];
    return sessionId ? [{ name, sessionId, secret }] : [];
  });
}

/** Clears the cookies of sessions that have ended. `openAmong` gives the ids of those that have not. */
export async function clearStaleCookies(
  { headers }: { headers: Headers },
  reply: FastifyReply,
  openAmong: (ids: string[]) => Promise<string[]>,
): Promise<void> {
  const own = sessionCookies(headers).filter((one) => isOwnCookie(one, headers));
  const asked = own.slice(0, LOOKED_UP_MAX);
  const open = await openAmong(asked.map(({ sessionId }) => sessionId));
  const stale = asked.filter(({ sessionId }) => !open.includes(sessionId));
  if (stale.length > 0)
    reply.header(
      'set-cookie',
      stale.map(({ name }) => formatCookie(name, '', 0)),
    );
}

/** Whether this instance set the cookie: one on another port of the same host brings its cookies along, too. */
function isOwnCookie({ name }: SessionCookie, { host, origin }: Headers): boolean {
  const port = URL.parse(origin ?? `http://${host}`)?.port;
  return NAME.exec(name)?.[1] === (port || (name.startsWith(HOST_ONLY) ? '443' : '80'));
}
