import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditableText, FrameMessage, PanelMessage, PointedPlace } from '#web/site/preview/messages.ts';
import type { Preview } from './preview-pane.tsx';
import { meaningOf, type PlaceMeaning } from './place-meaning.ts';
import { targetForPath, type ShownField } from './shown-fields.ts';

/** The name of a place that no screen edits. */
const FIXED_NAME = 'Part of the design';

interface PointedOptions {
  preview: Preview;
  send: (message: PanelMessage) => void;
  focusFrame: () => void;
  onJump: (path: string) => void;
}

/** Answers what the pointer does on the page: names the place, opens its field, edits its text there. */
export function usePointed({ preview, send, focusFrame, onJump }: PointedOptions) {
  const [clicked, setClicked] = useState<PlaceMeaning | null>(null);
  const { page, recordOf, linkTo, inPlace, parts } = preview;

  function onPlace(kind: 'hovered' | 'clicked' | 'doubleClicked', place: PointedPlace): void {
    const fields = preview.shownFields();
    const meaning = meaningOf(place, { page, fields, recordOf, linkTo, parts });
    if (meaning && (kind !== 'hovered' || meaning.kind !== 'fixed'))
      send({ preview: 'name', id: place.id, step: meaning.step, name: nameOf(meaning, preview), kind: meaning.kind });
    if (kind === 'clicked') {
      setClicked(meaning);
      if (meaning?.kind === 'field') onJump(meaning.path);
    }
    if (kind === 'doubleClicked' && meaning?.kind === 'field' && inPlace?.isLine(meaning.path))
      send({ preview: 'edit', texts: textsAt(fields, [meaning.path], preview) });
  }

  function onTabbed({ path, by }: Extract<FrameMessage, { preview: 'tabbed' }>): void {
    if (!inPlace) return;
    const fields = preview.shownFields();
    const paths = fields.map((field) => field.path).filter((one) => one === path || inPlace.isLine(one));
    const at = paths.indexOf(path);
    const next = by === 1 ? paths.slice(at + 1) : paths.slice(0, Math.max(at, 0)).toReversed();
    send({ preview: 'edit', texts: textsAt(fields, next, preview) });
  }

  function onMessage(message: FrameMessage): void {
    if (message.preview === 'tabbed') onTabbed(message);
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

function textsAt(fields: readonly ShownField[], paths: readonly string[], preview: Preview): EditableText[] {
  return paths.map((path) => ({
    path,
    target: targetForPath(fields, path),
    label: preview.labelOf(path),
    value: preview.inPlace?.valueAt(path) ?? '',
  }));
}
