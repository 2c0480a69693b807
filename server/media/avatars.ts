import type * as lorelei from '@dicebear/lorelei';
import type * as notionists from '@dicebear/notionists';
import type { Handlers } from '#server/http/calls.ts';

/** Smiling mouths only: the libraries also draw gloomy ones. */
const HAPPY_LIPS: notionists.Options['lips'] = [
  'variant03',
  'variant06',
  'variant10',
  'variant14',
  'variant23',
  'variant30',
];
const HAPPY_MOUTHS: lorelei.Options['mouth'] = [
  'happy01',
  'happy02',
  'happy03',
  'happy04',
  'happy05',
  'happy06',
  'happy10',
  'happy15',
];
/** The libraries' hair styles fit anybody. A reviewer chooses between two faces and should recognise the choice. */
const SHORT_HAIR: notionists.Options['hair'] = [
  'variant05',
  'variant06',
  'variant07',
  'variant13',
  'variant15',
  'variant16',
  'variant17',
  'variant18',
  'variant21',
  'variant22',
  'variant24',
  'variant25',
  'variant27',
  'variant33',
  'variant34',
  'variant35',
  'variant38',
  'variant49',
  'variant54',
  'variant55',
  'variant60',
  'variant61',
];
const LONG_HAIR: lorelei.Options['hair'] = [
  'variant10',
  'variant13',
  'variant14',
  'variant15',
  'variant16',
  'variant19',
  'variant21',
  'variant23',
  'variant24',
  'variant26',
  'variant29',
  'variant31',
  'variant32',
  'variant33',
  'variant35',
  'variant40',
  'variant41',
  'variant42',
  'variant45',
  'variant46',
  'variant48',
];
const BACKGROUNDS = ['f5eee1', 'f6dfb4', 'f3c9a9', 'e6dccb', 'd9d3e3'];

/** Avatars generated from a name on this server, or redirects to the service at AVATAR_SERVICE_URL. */
export function avatarCalls(serviceUrl: string | undefined): Handlers {
  return {
    'GET /avatars/:style': async ({ params: { style }, query: { seed }, reply }) => {
      if (serviceUrl) {
        reply.code(302).header('location', `${serviceUrl}/${style}?seed=${encodeURIComponent(seed)}`);
        return '';
      }
      reply.headers({ 'cache-control': 'public, max-age=604800', 'cross-origin-resource-policy': 'cross-origin' });
      return renderAvatar(style, seed);
    },
  };
}

/** Loads the libraries with the first avatar. */
async function renderAvatar(style: 'male' | 'female', seed: string): Promise<string> {
  const { createAvatar } = await import('@dicebear/core');
  const options = { seed: seed.trim().toLowerCase() || style, backgroundColor: BACKGROUNDS, size: 160 };
  const avatar =
    style === 'male'
      ? createAvatar(await import('@dicebear/notionists'), {
          ...options,
          lips: HAPPY_LIPS,
          hair: SHORT_HAIR,
          beardProbability: 35,
        })
      : createAvatar(await import('@dicebear/lorelei'), {
          ...options,
          mouth: HAPPY_MOUTHS,
          hair: LONG_HAIR,
          beardProbability: 0,
        });
  return avatar.toString();
}
