import type { Editor } from '@tiptap/react';
import { parseDocument, serializeDocument } from './html-document.ts';
import { replaceDocument } from './replace-doc.ts';

export interface RichEvents {
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
