import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FrameMessage, PanelMessage, PointedPlace } from '#web/site/preview/messages.ts';
import type { Preview } from './preview-pane.tsx';
import { meaningOf, type PlaceMeaning } from './place-meaning.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** The name of a place that no screen edits. */
const FIXED_NAME = previewTexts.partOfTheDesign;

interface PointedOptions {
  preview: Preview;
  send: (message: PanelMessage) => void;
  focusFrame: () => void;
  onJump: (path: string) => void;
}

/** Answers what the pointer does on the page: names the place, opens its field, edits its text there. */
export function usePointed({ preview, send, focusFrame, onJump }: PointedOptions) {
  const [clicked, setClicked] = useState<PlaceMeaning | null>(null);
  const { page, linkTo, inPlace, parts } = preview;

  function onPlace(kind: 'hovered' | 'clicked' | 'doubleClicked', place: PointedPlace): void {
    const meaning = meaningOf(place, { page, linkTo, parts });
    if (kind !== 'hovered' || meaning.kind !== 'fixed')
      send({ preview: 'name', id: place.id, name: nameOf(meaning, preview), kind: meaning.kind });
    if (kind === 'clicked') {
      setClicked(meaning);
      if (meaning.kind === 'field') onJump(meaning.path);
    }
    if (kind === 'doubleClicked' && meaning.kind === 'field') editInPlace([meaning.path]);
  }

  /** Edits the first of these fields that is a line. */
  function editInPlace(paths: readonly string[]): void {
    if (!inPlace) return;
    const lines = paths.filter((path) => inPlace.isLine(path) && !linkTo?.(path));
    const texts = lines.map((path) => ({ path, label: preview.labelOf(path), value: inPlace.valueAt(path) }));
    send({ preview: 'edit', texts });
  }

  function onMessage(message: FrameMessage): void {
    if (message.preview === 'tabbed') editInPlace(message.paths);
    else if (message.preview === 'editing') {
      // The focus may just have gone to the field in the form, for the first of the two clicks.
      flushSync(() => inPlace?.follow(message.path));
      focusFrame();
    } else if (message.preview === 'typed') inPlace?.set(message.path, message.value);
    else if (message.preview === 'hovered' || message.preview === 'clicked' || message.preview === 'doubleClicked')
      onPlace(message.preview, message);
  }

  return { clicked, onMessage };
}

function nameOf(meaning: PlaceMeaning, { labelOf }: Preview): string {
  if (meaning.kind === 'elsewhere') return meaning.link.title;
  return meaning.kind === 'field' ? labelOf(meaning.path) : FIXED_NAME;
}
