import type { Editor } from '@tiptap/react';
import { docOf, htmlOf } from './html.ts';
import { replaceDoc } from './replace-doc.ts';

export interface RichEvents {
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Another text than what was typed is shown. */
  onKnown: (known: Known) => void;
  onLink: () => void;
  onToolbar: () => void;
  onPictures: (files: File[], at: number) => void;
  /** So many pictures were in what was pasted, and only the other program can show them. */
  onLostPictures: (count: number) => void;
}

/** A text as it came, and as the editor would write it. */
export interface Known {
  html: string;
  written: string;
}

export function knownOf(html: string): Known {
  return { html, written: htmlOf(docOf(html)) };
}

/** What stands between the editor, which is made once, and the field, which changes with every key. */
export class RichState {
  events: RichEvents;
  private known: Known;
  private emitted: string;

  constructor(known: Known, events: RichEvents) {
    this.events = events;
    this.known = known;
    this.emitted = known.html;
  }

  listen(events: RichEvents): void {
    this.events = events;
  }

  /** Tells what is typed. Back at what was there, the text is as it was, in its own spelling too. */
  emit(editor: Editor): void {
    const written = htmlOf(editor.state.doc);
    this.emitted = written === this.known.written ? this.known.html : written;
    this.events.onChange(this.emitted);
  }

  /** Shows what comes from elsewhere; where the editor says the same already, as after a save, the cursor stays. */
  take(editor: Editor, html: string): void {
    if (html === this.emitted) return;
    this.emitted = html;
    this.known = knownOf(html);
    if (htmlOf(editor.state.doc) !== this.known.written) replaceDoc(editor, docOf(html));
    this.events.onKnown(this.known);
  }
}
