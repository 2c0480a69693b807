/** Where the paths of the small texts begin while the panel edits something else. */
export const PAGE_TEXTS = 'page-texts';

/** The pinned response of a call: its query key, and the value. */
export interface PinnedQuery {
  key: readonly unknown[];
  value: unknown;
  /** The value is only some fields of the response. The others stay. */
  isPart?: true;
}

/** How to find a field on the page. */
export interface FieldTarget {
  /** A new one scrolls into view. */
  id: string;
  /** The path of the field, as in `data-field`. */
  path: string;
  /** The index of the current paragraph in a formatted text; -1 for the whole field. */
  paragraph: number;
  /** The id of the part of the page that shows it; absent if that is the whole page. */
  part?: string;
}

/** What the panel tells the frame to show. */
export interface PreviewContent {
  preview: 'show';
  queries: PinnedQuery[];
  /** Whether it is the saved version that is compared with what is typed, or an older one. */
  isSaved: boolean;
  /** The path of the page. */
  page: string;
  /** A selector of the part of the page that is being edited. */
  container: string;
  target: FieldTarget | null;
}

/** A place of the page. */
export interface PointedPlace {
  /** Identifies the place in the answer. */
  id: number;
  /** The path of its field; '' if it shows none of the edited content. */
  path: string;
  /** The id of its section; `footer`, `header`, `brand` or `chat` for the parts around the page. */
  section: string;
}

/** A text that can be changed on the page itself. */
export interface EditableText {
  path: string;
  label: string;
  value: string;
}

/** What the panel tells the frame. */
export type PanelMessage =
  | PreviewContent
  /** The name of a place: of its field, or of the screen that edits it. */
  | { preview: 'name'; id: number; name: string; kind: PlaceKind }
  /** Edit the first of these texts that the page shows. */
  | { preview: 'edit'; texts: EditableText[] };

export type PlaceKind = 'field' | 'elsewhere' | 'fixed';

/** What the frame tells the panel. */
export type FrameMessage =
  | { preview: 'ready' }
  | { preview: 'shown' }
  /** A shortcut of the panel that was pressed in the frame. */
  | { preview: 'key'; key: string; ctrlKey: boolean; metaKey: boolean }
  /** The compare key was pressed or released in the frame. */
  | { preview: 'compare'; isHeld: boolean }
  /** The pointer rests on a place, was pressed there, or twice. */
  | ({ preview: 'hovered' | 'clicked' | 'doubleClicked' } & PointedPlace)
  /** A text is now edited on the page. */
  | { preview: 'editing'; path: string }
  /** A text was changed on the page. */
  | { preview: 'typed'; path: string; value: string }
  /** Editing goes on with the first text of these fields: those after this one, or before it. */
  | { preview: 'tabbed'; path: string; paths: string[] };

/** Whether a message comes from a window of this origin, and from the expected one. */
export function isMessageFrom({ origin, source, data }: MessageEvent, sender: unknown, own = location.origin): boolean {
  return origin === own && Boolean(source) && source === sender && isPreviewMessage(data);
}

function isPreviewMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'preview' in data;
}
