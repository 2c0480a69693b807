import type { Editor } from '@tiptap/react';
import { parseDocument, serializeDocument } from './html-document.ts';
import { replaceDocument } from './replace-doc.ts';

export interface RichEvents {
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Another text than what was typed is shown. */
  onKnown: (known: KnownText) => void;
  onLink: () => void;
  onToolbar: () => void;
  onPictures: (files: File[], at: number) => void;
  /** So many pictures were in what was pasted, and only the other program can show them. */
  onLostPictures: (count: number) => void;
}

/** A text as it came, and as the editor would write it. */
export interface KnownText {
  html: string;
  written: string;
}

export function knownText(html: string): KnownText {
  return { html, written: serializeDocument(parseDocument(html)) };
}

/** What stands between the editor, which is made once, and the field, which changes with every key. */
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

  /** Tells what is typed. Back at what was there, the text is as it was, in its own spelling too. */
  emitChange(editor: Editor): void {
    const written = serializeDocument(editor.state.doc);
    this.emitted = written === this.known.written ? this.known.html : written;
    this.events.onChange(this.emitted);
  }

  /** Shows what comes from elsewhere; where the editor says the same already, as after a save, the cursor stays. */
  showExternal(editor: Editor, html: string): void {
    if (html === this.emitted) return;
    this.emitted = html;
    this.known = knownText(html);
    if (serializeDocument(editor.state.doc) !== this.known.written) replaceDocument(editor, parseDocument(html));
    this.events.onKnown(this.known);
  }
}
