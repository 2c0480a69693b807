import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';
import * as notionists from '@dicebear/notionists';
import type { Handlers } from '#server/http/calls.ts';

const GROUND = ['f5eee1', 'f6dfb4', 'f3c9a9', 'e6dccb', 'd9d3e3'];

/** Faces drawn from names, on our own server, or by the outside service that AVATAR_SERVICE_URL names. */
export function avatarCalls(serviceUrl: string | undefined): Handlers {
  return {
    'GET /avatars/:style': async ({ params: { style }, query: { seed }, reply }) => {
      if (serviceUrl) {
        reply.redirect(`${serviceUrl}/${style}?seed=${encodeURIComponent(seed)}`, 302);
        return '';
      }
      reply.header('cache-control', 'public, max-age=604800');
      return draw(style, seed);
    },
  };
}

function draw(style: 'male' | 'female', seed: string): string {
  const options = { seed: seed.trim().toLowerCase() || style, backgroundColor: GROUND, size: 160 };
  return style === 'male'
    ? createAvatar(notionists, { ...options, beardProbability: 35 }).toString()
    : createAvatar(lorelei, { ...options, beardProbability: 0 }).toString();
}
