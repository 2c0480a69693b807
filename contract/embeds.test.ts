import { expect, test } from 'vitest';
import { textBlocks } from './blocks/text-blocks.ts';
import { EMBED_ORIGINS, embedAddress } from './embeds.ts';
import { rules } from './rule-texts.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk';
const VIMEO = 'https://player.vimeo.com/video/123456789';

test.for([
  ['https://www.youtube.com/watch?v=aBcDeFgHiJk', YOUTUBE],
  ['https://youtube.com/watch?list=PL0123456789&v=aBcDeFgHiJk&t=1m30s', `${YOUTUBE}?start=90`],
  ['https://m.youtube.com/watch?v=aBcDeFgHiJk&t=90', `${YOUTUBE}?start=90`],
  ['http://youtu.be/aBcDeFgHiJk?si=share&t=5s', `${YOUTUBE}?start=5`],
  ['https://www.youtube.com/shorts/aBcDeFgHiJk', YOUTUBE],
  ['https://www.youtube.com/live/aBcDeFgHiJk?feature=share', YOUTUBE],
  ['https://www.youtube.com/embed/aBcDeFgHiJk', YOUTUBE],
  [`${YOUTUBE}?rel=0`, YOUTUBE],
  ['https://www.youtube.com/playlist?list=PL0123456789', `${YOUTUBE.slice(0, -11)}videoseries?list=PL0123456789`],
  ['https://vimeo.com/123456789', `${VIMEO}?dnt=1`],
  ['https://vimeo.com/123456789/0a1b2c3d4e', `${VIMEO}?h=0a1b2c3d4e&dnt=1`],
  ['https://vimeo.com/channels/staffpicks/123456789', `${VIMEO}?dnt=1`],
  [`${VIMEO}?h=0a1b2c3d4e`, `${VIMEO}?h=0a1b2c3d4e`],
  ['https://open.spotify.com/intl-de/track/0aB1?si=x', 'https://open.spotify.com/embed/track/0aB1'],
  ['https://calendly.com/dune/first-call', 'https://calendly.com/dune/first-call'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  ],
] as const)('%s is shown as %s', ([typed, shown]) => {
  expect(embedAddress(typed)).toBe(shown);
  expect(EMBED_ORIGINS).toContain(new URL(shown).origin);
});

test.for([
  '',
  'a video',
  'https://video.example/watch?v=aBcDeFgHiJk',
  'https://youtube.com.video.example/watch?v=aBcDeFgHiJk',
  'https://www.youtube.com/watch?v=../../x',
  'https://www.youtube.com/feed/trending',
  'https://vimeo.com/about',
  'https://www.openstreetmap.org/#map=14/28.0/73.3',
  'https://calendly.com/',
  'http://calendly.com/dune',
  'https://dune:secret@calendly.com/dune',
  'javascript:alert(1)',
])('“%s” is not shown in a frame', (typed) => {
  expect(embedAddress(typed)).toBeNull();
});

test('the field of the block takes what a page can show, says what it takes, and may stay empty', () => {
  const { url } = textBlocks.embed.fields;
  expect(url.parse('https://vimeo.com/123456789')).toBe('https://vimeo.com/123456789');
  expect(url.parse('')).toBe('');
  expect(url.safeParse('https://video.example/1').error?.issues[0]?.message).toBe(rules.embed);
});
