import { Input } from '@mantine/core';
import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEditorState as useForm } from '#web/admin/editing/form/editor-context.ts';
import { QueueList } from '#web/admin/editing/upload/queue-list.tsx';
import { useUploadQueue } from '#web/admin/editing/upload/use-upload-queue.ts';
import { controlProps } from '#web/admin/editing/fields/field-frame.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { BlockMenu, useBlockMenu } from './block-menu.tsx';
import { BubbleBar } from './bubble-bar.tsx';
import { CodeBar } from './code-bar.tsx';
import { InlinePictureBar } from './inline-picture-bar.tsx';
import { LinkPanel } from './link-panel.tsx';
import classes from './rich.module.css';
import pageClasses from './rich-page.module.css';
import { TableBar } from './table-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { fullToolset, lineToolset, pageToolset, smallToolset } from './tools.ts';
import { addPlaceholder, placeholderPosition, removePlaceholder } from './upload-placeholders.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useRichEditor } from './use-rich-editor.ts';
import { WordCount } from './word-count.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

interface VisualProps {
  field: Field;
  path: string;
  html: string;
  /** Whether it is a page to write on instead of a box in a form. */
  isPage: boolean;
  onSource: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** Formatted text as it looks. */
export function VisualEditor({ field, path, html, isPage, onSource, onBusy }: VisualProps) {
  const { error, description, inputWrapperOrder } = controlProps(field, html.length);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [lostPictures, setLostPictures] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const toolbarId = `${field.id}-toolbar`;
  const isFull = field.info.upload !== undefined;
  const onPicture = isFull ? () => chooser.current?.click() : undefined;
  const menu = useBlockMenu({ onPicture, root });
  const { editor, unsupported } = useRichEditor(field, html, {
    isPage,
    helpId: description === undefined ? undefined : `${field.id}-help`,
    onLink: () => setLinkOpen(true),
    onToolbar: () => document.querySelector<HTMLElement>(`#${toolbarId} [tabindex="0"]`)?.focus(),
    onPictures: (files, at) => addPictures(files, at),
    onLostPictures: setLostPictures,
    onSlash: (next) => menu.onSlash(next),
    onSlashKey: (event) => menu.onSlashKey(event, editor),
  });
  const { queue, addPictures } = usePictureUploads(editor, field, path);
  const isEditable = unsupported.length === 0;
  useKeyboardHeight(isPage);
  useEffect(() => onBusy(queue.uploads.length > 0), [onBusy, queue.uploads.length]);
  const look = {
    'data-writing': isPage || undefined,
    'data-error': error !== undefined || undefined,
    'data-full': isFull || undefined,
  };
  return (
    <Input.Wrapper
      error={error}
      description={description}
      descriptionProps={{ id: `${field.id}-help` }}
      inputWrapperOrder={inputWrapperOrder}
    >
      {!isEditable && (
        <p className={classes.note}>
          {richTextTexts.thisTextHasFormatting(unsupported.join(', '))}{' '}
          <TextButton onClick={onSource}>{richTextTexts.showHtml}</TextButton>
        </p>
      )}
      <div ref={root} className={`${classes.root ?? ''} ${isPage ? (pageClasses.page ?? '') : ''}`} {...look}>
        {isEditable && (
          <div className={`${classes.tools ?? ''} ${isPage ? (pageClasses.tools ?? '') : ''}`}>
            <Toolbar
              id={toolbarId}
              editor={editor}
              tools={
                isPage ? pageToolset : isFull ? fullToolset : field.info.tools === 'few' ? lineToolset : smallToolset
              }
              label={field.label}
              isLinkOpen={isLinkOpen}
              onLink={() => setLinkOpen(!isLinkOpen)}
              onPicture={onPicture}
            />
            {isLinkOpen && <LinkPanel id={`${field.id}-link`} editor={editor} onClose={() => setLinkOpen(false)} />}
            <TableBar editor={editor} />
            <CodeBar editor={editor} />
            <InlinePictureBar editor={editor} />
          </div>
        )}
        <EditorContent editor={editor} className={classes.content} />
        {isPage && <BubbleBar editor={editor} onLink={() => setLinkOpen(true)} />}
        {isPage && <BlockMenu id={`${field.id}-blocks`} editor={editor} menu={menu} />}
      </div>
      {isFull && (
        <PictureChooser input={chooser} onPictures={(files) => addPictures(files, editor.state.selection.to)} />
      )}
      <QueueList queue={queue} label={richTextTexts.picturesBeingUploaded} />
      {lostPictures > 0 && <LostPictures count={lostPictures} onClose={() => setLostPictures(0)} />}
      {isFull && !isPage && <WordCount html={html} />}
    </Input.Wrapper>
  );
}

interface ChooserProps {
  input: RefObject<HTMLInputElement | null>;
  onPictures: (files: File[]) => void;
}

/** The file dialog of the toolbar and of the menu of blocks. */
function PictureChooser({ input, onPictures }: ChooserProps) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      multiple
      hidden
      onChange={(event) => {
        onPictures([...(event.currentTarget.files ?? [])]);
        event.currentTarget.value = '';
      }}
    />
  );
}

/** Uploads images into the text. Each replaces its placeholder once it has arrived. */
function usePictureUploads(editor: Editor, field: Field, path: string) {
  const { uploadTexts } = useForm();
  const queue = useUploadQueue(field.info.upload ?? 'blog', {
    fallback: uploadTexts(path).failed,
    onDone: ({ imageUrl, width, height }, { id }) => {
      const at = placeholderPosition(editor, id) ?? editor.state.doc.content.size;
      removePlaceholder(editor, id);
      const size = { width: String(width), height: String(height) };
      editor.commands.insertContentAt(
        at,
        { type: 'picture', attrs: { src: imageUrl, loading: 'lazy', ...size } },
        { updateSelection: false },
      );
    },
    onDropped: ({ id }) => removePlaceholder(editor, id),
  });
  const addPictures = (files: File[], at: number) => {
    for (const { id, preview, state } of queue.add(files)) {
      if (state.kind === 'waiting') addPlaceholder(editor, id, at, preview);
    }
  };
  return { queue, addPictures };
}

function LostPictures({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <p className={classes.note} role="status">
      {richTextTexts.picturesLost(count)} <TextButton onClick={onClose}>{commonTexts.close}</TextButton>
    </p>
  );
}
