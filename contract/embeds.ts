import { MAP_HOST } from './constants.ts';

/** The hosts that pages may show in a frame, with the paths of their players, maps and forms. */
const EMBEDS: readonly { origin: string; path: RegExp }[] = [
  { origin: 'https://www.youtube-nocookie.com', path: /^\/embed\/./ },
  { origin: 'https://player.vimeo.com', path: /^\/video\/./ },
  { origin: MAP_HOST, path: /^\/export\/embed\.html$/ },
  { origin: 'https://calendly.com', path: /^\/./ },
  { origin: 'https://open.spotify.com', path: /^\/embed\/./ },
  { origin: 'https://w.soundcloud.com', path: /^\/player\// },
  { origin: 'https://form.typeform.com', path: /^\/to\/./ },
];

/** The only origins that pages may show in a frame. */
export const EMBED_ORIGINS: readonly string[] = EMBEDS.map(({ origin }) => origin);

/**
 * The address to show in a frame for an address that an editor may type: the page of a video becomes its player. Null
 * if pages may not show it.
 */
export function embedAddress(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  const player = playerAddress(url) ?? url.href;
  const { origin, pathname, username, password } = new URL(player);
  if (username || password) return null;
  return EMBEDS.some((embed) => embed.origin === origin && embed.path.test(pathname)) ? player : null;
}

/** The player of a video or track whose page has this address; null for other addresses. */
function playerAddress(url: URL): string | null {
  switch (url.hostname.replace(/^(www|m|music)\./, '')) {
    case 'youtu.be':
      return youtubePlayer(url, url.pathname.slice(1));
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubePlayer(url, url.searchParams.get('v') ?? YOUTUBE_PATH.exec(url.pathname)?.[1]);
    case 'vimeo.com':
      return vimeoPlayer(url);
    case 'open.spotify.com':
      return spotifyPlayer(url);
    default:
      return null;
  }
}

const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

function youtubePlayer({ searchParams }: URL, id: string | undefined): string | null {
  const list = searchParams.get('list') ?? '';
  const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const isList = !id && YOUTUBE_LIST.test(list);
  if (!isList && !YOUTUBE_ID.test(id ?? '')) return null;
  const query = new URLSearchParams({ ...(isList && { list }), ...(start > 0 && { start: String(start) }) });
  return withQuery(`https://www.youtube-nocookie.com/embed/${isList ? 'videoseries' : id}`, query);
}

const YOUTUBE_LIST = /^[\w-]{10,60}$/;

/** '90', '90s' and '1m30s' are 90 seconds; 0 for other texts. */
function seconds(time: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** The number of a video, and the key of one that is not listed. */
const VIMEO_PATH = /^\/(?:[a-z]+\/(?:.*\/)?)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/;

function vimeoPlayer({ pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h') ?? ''] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return null;
  return withQuery(`https://player.vimeo.com/video/${id}`, new URLSearchParams({ ...(key && { h: key }), dnt: '1' }));
}

const SPOTIFY_PATH = /^\/(?:intl-[a-z-]+\/)?((?:track|album|playlist|episode|show|artist)\/\w+)\/?$/;

function spotifyPlayer({ pathname }: URL): string | null {
  const item = SPOTIFY_PATH.exec(pathname)?.[1];
  return item ? `https://open.spotify.com/embed/${item}` : null;
}

function withQuery(address: string, query: URLSearchParams): string {
  return query.size > 0 ? `${address}?${query}` : address;
}
