import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * The cookie that a browser's session is bound to. It does not authenticate by itself, but must accompany the token. Each
 * session's cookie has a different name, so that a login in one tab does not overwrite the cookie of another tab.
 */
interface SessionCookie {
  name: string;
  sessionId: string;
  secret: string;
}

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'host' | 'origin' | 'sec-fetch-site'>;

/** Browsers send these cookies over https only, and accept them from this exact host only. */
const HOST_ONLY = '__Host-';
/** Real browsers never have more of these cookies. */
const LOOKED_UP_MAX = 50;
const NAME = /^(?:__Host-)?session-(\d{1,5})-([0-9a-f-]{36})$/;

/**
 * The origin of a browser that logs in from this site; null for API clients, other sites, and browsers that do not send
 * `sec-fetch-site`, which they send only to https and localhost.
 */
export function sameOriginLogin({ origin, ...headers }: Headers): URL | null {
  const parsed = headers['sec-fetch-site'] === 'same-origin' && origin ? URL.parse(origin) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed : null;
}

/** Sets the cookie for the longest life of a session. Cookies ignore ports, so the name contains the port. */
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

/** The session cookies of a request; on localhost also those of other instances. */
export function sessionCookies({ cookie = '' }: Headers): SessionCookie[] {
  return cookie.split(';').flatMap((pair) => {
    const [name = '', secret = ''] = pair.trim().split('=');
    const sessionId = NAME.exec(name)?.[2];
    return sessionId ? [{ name, sessionId, secret }] : [];
  });
}

/** Clears the cookies of ended sessions. `openAmong` returns the ids of those that are still open. */
export async function clearStaleCookies(
  { headers }: { headers: Headers },
  reply: FastifyReply,
  openAmong: (ids: string[]) => Promise<string[]>,
): Promise<void> {
  const own = sessionCookies(headers).filter((one) => isOwnCookie(one, headers));
  const candidates = own.slice(0, LOOKED_UP_MAX);
  const open = await openAmong(candidates.map(({ sessionId }) => sessionId));
  const stale = candidates.filter(({ sessionId }) => !open.includes(sessionId));
  if (stale.length > 0)
    reply.header(
      'set-cookie',
      stale.map(({ name }) => formatCookie(name, '', 0)),
    );
}

/** Whether this instance set the cookie, and not one on another port of the same host. */
function isOwnCookie({ name }: SessionCookie, { host, origin }: Headers): boolean {
  const port = URL.parse(origin ?? `http://${host}`)?.port;
  return NAME.exec(name)?.[1] === (port || (name.startsWith(HOST_ONLY) ? '443' : '80'));
}
