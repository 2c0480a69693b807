import { SHARE_HEIGHT, SHARE_WIDTH, shareCut } from '#contract/pictures.ts';

interface ShareImage {
  address: string;
  /** Whether its size is ours, and so known. */
  size: { width: number; height: number } | null;
}

const SIZE = { width: SHARE_WIDTH, height: SHARE_HEIGHT };

/**
 * The picture of a shared link: the page's own, an upload of ours cut to the size that previews show; or one that is
 * drawn of the page's title.
 */
export function shareImage(siteUrl: string, pathname: string, own: string): ShareImage {
  const cut = shareCut(own);
  if (cut) return { address: siteUrl + cut, size: SIZE };
  if (own) return { address: own.startsWith('http') ? own : siteUrl + own, size: null };
  return { address: `${siteUrl}/share${pathname === '/' ? '' : pathname}.jpg`, size: SIZE };
}
