import { useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { docOf } from './html.ts';
import { extensions } from './kit.ts';
import { losses } from './unsupported-markup.ts';
import { cleanPaste } from './paste.ts';
import { knownOf, RichState, type RichEvents } from './rich-state.ts';
import { Shortcuts } from './shortcuts.ts';
import { UploadPlaces } from './upload-places.ts';

interface RichOptions extends Omit<RichEvents, 'onChange' | 'onBlur' | 'onKnown'> {
  /** The id of what helps with the field, where there is help. */
  helpId: string | undefined;
}

/** The editor over the HTML of a field: what is typed becomes HTML, what comes from elsewhere is shown. */
export function useRichEditor(field: Field, html: string, { helpId, ...given }: RichOptions) {
  const [known, setKnown] = useState(() => knownOf(html));
  const events: RichEvents = { ...given, onChange: field.set, onBlur: field.blur, onKnown: setKnown };
  const [state] = useState(() => new RichState(known, events));
  const [options] = useState(() => optionsOf(state, field, html, helpId));
  const editor = useEditor(options);
  useEffect(() => state.listen(events));
  useEffect(() => state.take(editor, html), [state, editor, html]);
  const lost = losses(known.html, known.written);
  const isEditable = lost.length === 0;
  useEffect(() => {
    editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return { editor, lost };
}

function optionsOf(state: RichState, field: Field, html: string, helpId: string | undefined) {
  const pictures = UploadPlaces.configure({ onPictures: (files, at) => state.events.onPictures(files, at) });
  const shortcuts = Shortcuts.configure({
    onLink: () => state.events.onLink(),
    onToolbar: () => state.events.onToolbar(),
  });
  return {
    extensions: [...extensions, shortcuts, ...(field.info.upload ? [pictures] : [])],
    content: docOf(html).toJSON() as object, // a document is an object
    injectCSS: false, // rich.module.css has it: the kit takes its own away again while a text is being replaced
    editorProps: {
      transformPastedHTML: (pasted) => {
        const cleaned = cleanPaste(pasted);
        if (cleaned.lostPictures > 0) state.events.onLostPictures(cleaned.lostPictures);
        return cleaned.html;
      },
      attributes: {
        id: field.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${field.id}-label`,
        ...(helpId !== undefined && { 'aria-describedby': helpId }),
      },
    },
    onUpdate: ({ editor }) => state.emit(editor),
    onBlur: () => state.events.onBlur(),
  } satisfies UseEditorOptions;
}
