import type { Handlers } from '#server/http/calls.ts';
import { NO_CONTENT_POLICY } from '#server/http/headers.ts';
import { portrait } from './portrait/portrait.ts';

/** Portraits drawn from a name on this server, or redirects to the service at AVATAR_SERVICE_URL. */
export function avatarCalls(serviceUrl: string | undefined): Handlers {
  return {
    'GET /avatars/:style': async ({ params: { style }, query: { seed }, reply }) => {
      if (serviceUrl) {
        reply.code(302).header('location', `${serviceUrl}/${style}?seed=${encodeURIComponent(seed)}`);
        return '';
      }
      reply.headers({
        'cache-control': 'public, max-age=604800',
        'content-security-policy': NO_CONTENT_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
      });
      return portrait(style, seed);
    },
  };
}
