import { Input, Textarea } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { TbCode, TbTypography } from 'react-icons/tb';
import { styleNonce } from '../theme/nonce.ts';
import fieldClasses from './fields.module.css';
import { controlProps, Frame } from './frame.tsx';
import { lostTags } from './lost-tags.ts';
import classes from './rich-text.module.css';
import { TextButton } from './text-button.tsx';
import { unstyled } from './unstyled.ts';
import { textOf, useField, type Field, type FieldProps } from './use-field.ts';

const EXTENSIONS = [
  StarterKit.configure({
    underline: false,
    // The site decides how links open; a link stays as it was typed.
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
];

/** Formatted text: as it looks, or as HTML. What only HTML can say is never taken away by the other. */
export function RichText(props: FieldProps) {
  const field = useField(props);
  const [isSource, setSource] = useState(false);
  const html = textOf(field.value);
  return (
    <Frame
      field={field}
      isControl={false}
      aside={<Switcher isSource={isSource} onSwitch={() => setSource(!isSource)} />}
    >
      {isSource ? (
        <Textarea
          {...controlProps(field, html.length)}
          aria-labelledby={`${field.id}-label`}
          classNames={{ input: `${fieldClasses.growing ?? ''} ${classes.source ?? ''}` }}
          rows={5}
          spellCheck={false}
          value={html}
          maxLength={field.info.max}
          onChange={(event) => field.set(event.currentTarget.value)}
        />
      ) : (
        <Visual field={field} html={html} onSource={() => setSource(true)} />
      )}
    </Frame>
  );
}

function Switcher({ isSource, onSwitch }: { isSource: boolean; onSwitch: () => void }) {
  const Icon = isSource ? TbTypography : TbCode;
  return (
    <span className={classes.switcher}>
      <TextButton onClick={onSwitch}>
        <Icon size={16} aria-hidden />
        {isSource ? 'Show formatted' : 'Show HTML'}
      </TextButton>
    </span>
  );
}

function Visual({ field, html, onSource }: { field: Field; html: string; onSource: () => void }) {
  const emitted = useRef(html);
  const { error, description, inputWrapperOrder } = controlProps(field, html.length);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: unstyled(html),
    injectNonce: styleNonce(),
    editorProps: {
      transformPastedHTML: unstyled,
      attributes: {
        id: field.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${field.id}-label`,
        ...(description !== undefined && { 'aria-describedby': `${field.id}-help` }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      field.set(emitted.current);
    },
    onBlur: field.blur,
  });
  const lost = lostTags(html, editor.getHTML());
  useEffect(() => {
    if (html === emitted.current) return;
    emitted.current = html;
    editor.commands.setContent(unstyled(html), { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    editor.setEditable(lost.length === 0, false);
  }, [editor, lost.length]);
  return (
    <Input.Wrapper
      error={error}
      description={description}
      descriptionProps={{ id: `${field.id}-help` }}
      inputWrapperOrder={inputWrapperOrder}
    >
      {lost.length > 0 && (
        <p className={classes.note}>
          This text has formatting that can be changed only as HTML ({lost.join(', ')}).{' '}
          <TextButton onClick={onSource}>Show HTML</TextButton>
        </p>
      )}
      <RichTextEditor
        editor={editor}
        classNames={{ root: classes.root, toolbar: classes.toolbar, content: classes.content }}
        data-error={error !== undefined || undefined}
      >
        {lost.length === 0 && <Toolbar />}
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

function Toolbar() {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Code />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
