import { Checkbox, TextInput } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef } from 'react';
import { NodeSelection } from '@tiptap/pm/state';
import { usePictureWords } from '#web/admin/editing/fields/image/use-picture-words.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './rich.module.css';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** The description of an inline image. A block image has its fields below it. */
export function InlinePictureBar({ editor }: { editor: Editor }) {
  const chosen = useEditorState({
    editor,
    selector: () => {
      const { selection } = editor.state;
      if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
      const { alt, src } = selection.node.attrs as { alt: string | null; src: string | null };
      return { at: selection.from, alt, src: src ?? '' };
    },
  });
  const { words } = usePictureWords(chosen?.src ?? '');
  const typed = useRef({ at: -1, words: '' });
  if (!chosen) return null;
  const isDecorative = chosen.alt === '';
  const setAlt = (alt: string | null) => {
    const { tr } = editor.state;
    tr.setNodeAttribute(chosen.at, 'alt', alt);
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, chosen.at)));
  };
  return (
    <div className={classes.context}>
      <TextInput
        size="xs"
        className={classes.caption}
        aria-label={richTextTexts.pictureDescription}
        placeholder={richTextTexts.whatDoesThePictureShow}
        disabled={isDecorative}
        value={chosen.alt ?? ''}
        onChange={({ currentTarget: { value } }) => setAlt(value === '' ? null : value)}
      />
      <Checkbox
        size="xs"
        label={descriptionsTexts.decorativeInText}
        checked={isDecorative}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) typed.current = { at: chosen.at, words: chosen.alt ?? '' };
          const former = typed.current.at === chosen.at ? typed.current.words : '';
          setAlt(checked ? '' : former || null);
        }}
      />
      {chosen.alt === null && words !== '' && (
        <TextButton onClick={() => setAlt(words)}>{descriptionsTexts.usePictureWords(words)}</TextButton>
      )}
    </div>
  );
}
