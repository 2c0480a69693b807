import { TextInput } from '@mantine/core';
import { useEditorState, type Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import classes from './rich.module.css';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** The description of an inline image. A block image has its fields below it. */
export function InlinePictureBar({ editor }: { editor: Editor }) {
  const chosen = useEditorState({
    editor,
    selector: () => {
      const { selection } = editor.state;
      if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
      const alt: unknown = selection.node.attrs.alt;
      return { at: selection.from, alt: typeof alt === 'string' ? alt : '' };
    },
  });
  if (!chosen) return null;
  return (
    <div className={classes.context}>
      <TextInput
        size="xs"
        className={classes.caption}
        aria-label={richTextTexts.pictureDescription}
        placeholder={richTextTexts.whatDoesThePictureShow}
        value={chosen.alt}
        onChange={({ currentTarget: { value } }) => {
          const { tr } = editor.state;
          tr.setNodeAttribute(chosen.at, 'alt', value === '' ? null : value);
          editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, chosen.at)));
        }}
      />
    </div>
  );
}
