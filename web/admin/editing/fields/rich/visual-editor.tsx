import { Input } from '@mantine/core';
import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useEditorState as useForm } from '#web/admin/editing/form/editor-context.ts';
import { QueueList } from '#web/admin/editing/upload/queue-list.tsx';
import { useUploadQueue } from '#web/admin/editing/upload/use-upload-queue.ts';
import { controlProps } from '#web/admin/editing/fields/field-frame.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { CodeBar } from './code-bar.tsx';
import { InlinePictureBar } from './inline-picture-bar.tsx';
import { LinkPanel } from './link-panel.tsx';
import classes from './rich.module.css';
import { TableBar } from './table-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { fullToolset, smallToolset } from './tools.ts';
import { addPlaceholder, placeholderPosition, removePlaceholder } from './upload-placeholders.ts';
import { useRichEditor } from './use-rich-editor.ts';
import { WordCount } from './word-count.tsx';

interface VisualProps {
  field: Field;
  path: string;
  html: string;
  onSource: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** Formatted text as it looks. */
export function VisualEditor({ field, path, html, onSource, onBusy }: VisualProps) {
  const { error, description, inputWrapperOrder } = controlProps(field, html.length);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [lostPictures, setLostPictures] = useState(0);
  const toolbarId = `${field.id}-toolbar`;
  const { editor, unsupported } = useRichEditor(field, html, {
    helpId: description === undefined ? undefined : `${field.id}-help`,
    onLink: () => setLinkOpen(true),
    onToolbar: () => document.querySelector<HTMLElement>(`#${toolbarId} [tabindex="0"]`)?.focus(),
    onPictures: (files, at) => addPictures(files, at),
    onLostPictures: setLostPictures,
  });
  const { queue, addPictures } = usePictureUploads(editor, field, path);
  const isEditable = unsupported.length === 0;
  const isFull = field.info.upload !== undefined;
  useEffect(() => onBusy(queue.uploads.length > 0), [onBusy, queue.uploads.length]);
  return (
    <Input.Wrapper
      error={error}
      description={description}
      descriptionProps={{ id: `${field.id}-help` }}
      inputWrapperOrder={inputWrapperOrder}
    >
      {!isEditable && (
        <p className={classes.note}>
          This text has formatting that you can change only as HTML ({unsupported.join(', ')}).{' '}
          <TextButton onClick={onSource}>Show HTML</TextButton>
        </p>
      )}
      <div className={classes.root} data-error={error !== undefined || undefined} data-full={isFull || undefined}>
        {isEditable && (
          <div className={classes.tools}>
            <Toolbar
              id={toolbarId}
              editor={editor}
              tools={isFull ? fullToolset : smallToolset}
              label={field.label}
              isLinkOpen={isLinkOpen}
              onLink={() => setLinkOpen(!isLinkOpen)}
              onPictures={isFull ? (files) => addPictures(files, editor.state.selection.to) : undefined}
            />
            {isLinkOpen && <LinkPanel id={`${field.id}-link`} editor={editor} onClose={() => setLinkOpen(false)} />}
            <TableBar editor={editor} />
            <CodeBar editor={editor} />
            <InlinePictureBar editor={editor} />
          </div>
        )}
        <EditorContent editor={editor} className={classes.content} />
      </div>
      <QueueList queue={queue} label="Pictures being uploaded into the text" />
      {lostPictures > 0 && <LostPictures count={lostPictures} onClose={() => setLostPictures(0)} />}
      {isFull && <WordCount html={html} />}
    </Input.Wrapper>
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
      {count === 1 ? '1 picture' : `${count} pictures`} could not be copied from the other program. Save{' '}
      {count === 1 ? 'it' : 'them'} there as a file and drop it into the text.{' '}
      <TextButton onClick={onClose}>Close</TextButton>
    </p>
  );
}
