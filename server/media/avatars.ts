import type { Handlers } from '#server/http/calls.ts';
import { portrait } from './portrait/portrait.ts';

/** Portraits drawn from a name on this server, or redirects to the service at AVATAR_SERVICE_URL. */
export function avatarCalls(serviceUrl: string | undefined): Handlers {
  return {
    'GET /avatars/:style': async ({ params: { style }, query: { seed }, reply }) => {
      if (serviceUrl) {
        reply.code(302).header('location', `${serviceUrl}/${style}?seed=${encodeURIComponent(seed)}`);
        return '';
      }
      reply.headers({ 'cache-control': 'public, max-age=604800', 'cross-origin-resource-policy': 'cross-origin' });
      return portrait(style, seed);
    },
  };
}
