/** What a call of the shown page answers: its key among the page's queries, and the value. */
export interface PinnedQuery {
  key: readonly unknown[];
  value: unknown;
}

/** Where a field's words or picture stand on the page. */
export interface FieldTarget {
  /** Names the field; another one is scrolled into view. */
  id: string;
  /** What the field says; empty where it has no words of its own. */
  text: string;
  /** The address of its picture. */
  picture: string;
  /** How many fields before it say the same. */
  index: number;
  /** What the fields beside it say, for one that shows no words itself: an icon, a link. */
  nearby: string[];
}

/** What the panel has the frame show. */
export interface PreviewContent {
  preview: 'show';
  queries: PinnedQuery[];
  /** The path of the page. */
  page: string;
  /** A selector of the part of the page that is being edited. */
  container: string;
  target: FieldTarget | null;
}

/** One thing clicked on the page, or something around it. */
export interface ClickedElement {
  text: string;
  picture: string;
  /** How many things before it on the page say the same. */
  index: number;
}

/** What the frame tells the panel. */
export type FrameMessage =
  | { preview: 'ready' }
  | { preview: 'shown' }
  /** Keys of the panel that were pressed in the frame. */
  | { preview: 'key'; key: string; ctrlKey: boolean; metaKey: boolean }
  | {
      preview: 'clicked';
      /** From the innermost outwards. */
      trail: ClickedElement[];
      /** Whether it belongs to what is being edited. */
      isInside: boolean;
      /** The id of the section it stands in; `footer` for the page's foot. */
      section: string;
    };

/** Takes a message only from a window of this very site, and only from the one that is meant. */
export function isFrom({ origin, source, data }: MessageEvent, sender: unknown, own = location.origin): boolean {
  return origin === own && Boolean(source) && source === sender && isPreviewMessage(data);
}

function isPreviewMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'preview' in data;
}
