import { parseVariantName, uploadedName } from '#contract/pictures.ts';

/** A picture in a part of a page. */
export interface ShownPicture {
  /** The address of the file that this browser has loaded. */
  address: string;
  /** The name under which the uploaded picture is stored; '' for any other picture. */
  name: string;
  /** How wide a common screen shows it, in CSS pixels, also what is cropped. */
  width: number;
  /** The bytes that this browser has loaded, which depend on its screen. 0 for pictures of other sites. */
  bytes: number;
}

/** More than the default, because every picture of a long page has an entry. */
const ENTRIES_MAX = 2000;
/** The height of a common screen. The page of samples is higher, and so are its parts that fill the screen. */
const SCREEN_HEIGHT = 800;

/** The pictures in a part of a page. Those that wait for scrolling start to load; they are listed once they have. */
export function measurePictures(part: Element): ShownPicture[] {
  const timing = part.ownerDocument.defaultView?.performance;
  timing?.setResourceTimingBufferSize(ENTRIES_MAX);
  return Array.from(part.querySelectorAll('img')).flatMap((picture) => {
    picture.loading = 'eager';
    const address = picture.currentSrc.replace(/#.*$/, '');
    const [entry] = timing?.getEntriesByName(address, 'resource') ?? [];
    if (!entry) return [];
    const bytes = (entry as PerformanceResourceTiming).encodedBodySize; // of this type
    return [{ address, name: nameAt(address), width: widthOnScreen(picture), bytes }];
  });
}

function nameAt(address: string): string {
  const { pathname } = new URL(address, location.href);
  return parseVariantName(pathname.split('/').at(-1) ?? '')?.original ?? uploadedName(pathname);
}

/** A picture that fills a place is as wide as its height needs, and cropped. */
function widthOnScreen(picture: HTMLImageElement): number {
  const { width, height } = picture.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = picture;
  const filling = naturalHeight > 0 ? (Math.min(height, SCREEN_HEIGHT) * naturalWidth) / naturalHeight : 0;
  return Math.max(width, filling);
}
