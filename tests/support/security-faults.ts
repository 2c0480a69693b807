import { EMBED_ORIGINS } from '#contract/embeds.ts';

/** The panel shows the site in a frame. */
const FRAMED = new Set([...EMBED_ORIGINS, "'self'"]);

interface Options {
  /** Whether a browser can show the response as a page. Scripts and styles omit the headers for pages. */
  isDocument?: boolean;
}

/** The names of the security rules that the headers of a response break. */
export function securityFaults(
  headers: Record<string, string | string[] | number | undefined>,
  { isDocument = true }: Options = {},
): string[] {
  const policy = [headers['content-security-policy'] ?? ''].join(';');
  const rule = (name: string) => policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
  const framing = [
    ["'self'", 'SAMEORIGIN'],
    ["'none'", 'DENY'],
  ] as const;
  const expected: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'frame-ancestors': framing.some(
      ([policy, old]) =>
        rule('frame-ancestors').endsWith(policy) && (!isDocument || headers['x-frame-options'] === old),
    ),
    'scripts of this site alone': !/unsafe|https?:|data:|\*/.test(rule('script-src') || rule('default-src')),
    'a base of its own': /'self'|'none'/.test(rule('base-uri')),
    'frames of the listed hosts alone': framedHosts(rule('frame-src')).every((host) => FRAMED.has(host)),
    referrer:
      !isDocument || ['strict-origin-when-cross-origin', 'same-origin'].includes(String(headers['referrer-policy'])),
    permissions: !isDocument || /camera=\(\).*geolocation=\(\)/.test(String(headers['permissions-policy'])),
    'opened alone': !isDocument || headers['cross-origin-opener-policy'] === 'same-origin',
    'no cookies': headers['set-cookie'] === undefined,
    'nothing of what it runs on': headers['x-powered-by'] === undefined && headers.server === undefined,
  };
  return Object.keys(expected).filter((name) => !expected[name]);
}

function framedHosts(rule: string): string[] {
  return rule.trim().split(/\s+/).slice(1);
}
