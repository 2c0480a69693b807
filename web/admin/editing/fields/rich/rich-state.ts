import type { Editor } from '@tiptap/react';
import { parseDocument, serializeDocument } from './html-document.ts';
import type { Node } from '@tiptap/pm/model';
import type { SlashQuery } from './slash-menu.ts';

export interface RichEvents {
  onSlash: (found: SlashQuery | null) => void;
  onSlashKey: (event: KeyboardEvent) => boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** External text replaced the typed text. */
  onKnown: (known: KnownText) => void;
  onLink: () => void;
  onToolbar: () => void;
  onPictures: (files: File[], at: number) => void;
  /** The number of pasted images that only the source program can show. */
  onLostPictures: (count: number) => void;
}

/** A text as received, and as the editor would serialise it. */
export interface KnownText {
  html: string;
  written: string;
}

export function knownText(html: string): KnownText {
  return { html, written: serializeDocument(parseDocument(html)) };
}

/** Connects the editor, which is created once, with the field, which changes on every key. */
export class RichState {
  events: RichEvents;
  private known: KnownText;
  private emitted: string;

  constructor(known: KnownText, events: RichEvents) {
    this.events = events;
    this.known = known;
    this.emitted = known.html;
  }

  listen(events: RichEvents): void {
    this.events = events;
  }

  /** Reports the typed text. Back at the original content, it reports the original HTML unchanged. */
  emitChange(editor: Editor): void {
    const written = serializeDocument(editor.state.doc);
    this.emitted = written === this.known.written ? this.known.html : written;
    this.events.onChange(this.emitted);
  }

  /** Shows external text. If the editor already has the same content, as after a save, the cursor stays. */
  showExternal(editor: Editor, html: string): void {
    if (html === this.emitted) return;
    this.emitted = html;
    this.known = knownText(html);
    if (serializeDocument(editor.state.doc) !== this.known.written) replaceDocument(editor, parseDocument(html));
    this.events.onKnown(this.known);
  }
}

/** Replaces the document only where it differs, so that the cursor stays where possible. */
function replaceDocument({ state, view }: Editor, next: Node): void {
  const doc = state.schema.nodeFromJSON(next.toJSON());
  const start = state.doc.content.findDiffStart(doc.content);
  if (start === null) return;
  const end = state.doc.content.findDiffEnd(doc.content);
  if (!end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = doc.slice(start, end.b + overlap);
  const transaction = state.tr.replace(start, end.a + overlap, slice);
  view.dispatch(transaction.setMeta('preventUpdate', true));
}
