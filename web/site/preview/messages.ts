/** The pinned response of a call: its query key, and the value. */
export interface PinnedQuery {
  key: readonly unknown[];
  value: unknown;
}

/** How to find a field on the page. */
export interface FieldTarget {
  /** The id of the field; a new one scrolls into view. */
  id: string;
  /** The text that the field shows; '' if it shows none. */
  text: string;
  /** The URL of its picture. */
  picture: string;
  /** How many earlier fields show the same. */
  index: number;
  /** The texts of neighbouring fields, for one that shows no text, such as an icon or a link. */
  nearby: string[];
}

/** What the panel tells the frame to show. */
export interface PreviewContent {
  preview: 'show';
  queries: PinnedQuery[];
  /** The path of the page. */
  page: string;
  /** A selector of the part of the page that is being edited. */
  container: string;
  target: FieldTarget | null;
}

/** A clicked element, or one around it. */
export interface ClickedElement {
  text: string;
  picture: string;
  /** How many earlier elements show the same. */
  index: number;
}

/** What the frame tells the panel. */
export type FrameMessage =
  | { preview: 'ready' }
  | { preview: 'shown' }
  /** A shortcut of the panel that was pressed in the frame. */
  | { preview: 'key'; key: string; ctrlKey: boolean; metaKey: boolean }
  | {
      preview: 'clicked';
      /** From the innermost outwards. */
      trail: ClickedElement[];
      /** Whether it is inside the part that is being edited. */
      isInside: boolean;
      /** The id of its section; `footer` for the page's footer. */
      section: string;
    };

/** Whether a message comes from a window of this origin, and from the expected one. */
export function isMessageFrom({ origin, source, data }: MessageEvent, sender: unknown, own = location.origin): boolean {
  return origin === own && Boolean(source) && source === sender && isPreviewMessage(data);
}

function isPreviewMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'preview' in data;
}
