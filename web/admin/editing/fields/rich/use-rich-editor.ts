import { Placeholder } from '@tiptap/extensions';
import { useEditor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { parseDocument } from './html-document.ts';
import { extensions } from './extensions.ts';
import { unsupportedMarkup } from './unsupported-markup.ts';
import { cleanPaste } from './paste.ts';
import { knownText, RichState, type RichEvents } from './rich-state.ts';
import { Shortcuts } from './shortcuts.ts';
import { SlashMenu } from './slash-menu.ts';
import { UploadPlaceholders } from './upload-placeholders.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

interface RichOptions extends Omit<RichEvents, 'onChange' | 'onBlur' | 'onKnown'> {
  /** The id of the help text, if there is one. */
  helpId: string | undefined;
  /** Whether the text is a page to write on, with a menu of blocks and a placeholder. */
  isPage: boolean;
}

/** The editor over the HTML of a field: typing becomes HTML, external changes are shown. */
export function useRichEditor(field: Field, html: string, { helpId, isPage, ...given }: RichOptions) {
  const [known, setKnown] = useState(() => knownText(html));
  const events: RichEvents = { ...given, onChange: field.set, onBlur: field.blur, onKnown: setKnown };
  const [state] = useState(() => new RichState(known, events));
  const [options] = useState(() => editorOptions(state, field, html, helpId, isPage));
  const editor = useEditor(options);
  useEffect(() => state.listen(events));
  useEffect(() => state.showExternal(editor, html), [state, editor, html]);
  const unsupported = unsupportedMarkup(known.html, known.written);
  const isEditable = unsupported.length === 0;
  useEffect(() => {
    editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return { editor, unsupported };
}

function editorOptions(state: RichState, field: Field, html: string, helpId: string | undefined, isPage: boolean) {
  const pictures = UploadPlaceholders.configure({ onPictures: (files, at) => state.events.onPictures(files, at) });
  const shortcuts = Shortcuts.configure({
    onLink: () => state.events.onLink(),
    onToolbar: () => state.events.onToolbar(),
  });
  const page = [
    Placeholder.configure({ placeholder: richTextTexts.writeOrPressForHeadings }),
    SlashMenu.configure({
      onSlash: (found) => state.events.onSlash(found),
      onSlashKey: (event) => state.events.onSlashKey(event),
    }),
  ];
  return {
    extensions: [...extensions, shortcuts, ...(field.info.upload ? [pictures] : []), ...(isPage ? page : [])],
    content: parseDocument(html).toJSON() as object, // a document is an object
    injectCSS: false, // rich.module.css contains it: the library removes its own styles while a text is being replaced
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
    onUpdate: ({ editor }) => state.emitChange(editor),
    onBlur: () => state.events.onBlur(),
  } satisfies UseEditorOptions;
}
