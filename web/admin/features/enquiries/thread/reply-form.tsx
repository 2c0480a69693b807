import { Button, Kbd, Menu } from '@mantine/core';
import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { TbSend, TbTextPlus } from 'react-icons/tb';
import { REPLY_MAX } from '#contract/constants.ts';
import type { Thread } from '#contract/records/thread.ts';
import { parseDocument } from '#web/admin/editing/fields/rich/html-document.ts';
import { LinkPanel } from '#web/admin/editing/fields/rich/link-panel.tsx';
import rich from '#web/admin/editing/fields/rich/rich.module.css';
import { Toolbar } from '#web/admin/editing/fields/rich/toolbar.tsx';
import { replyToolset } from '#web/admin/editing/fields/rich/tools.ts';
import { useRichEditor } from '#web/admin/editing/fields/rich/use-rich-editor.ts';
import { showControl } from '#web/admin/editing/fields/use-field.ts';
import { isApple } from '#web/admin/shell/keys.ts';
import { filledSnippet, openPlaceholder, textToHtml } from './reply-text.ts';
import classes from './reply-form.module.css';
import type { ReplyDraft } from './use-reply-draft.ts';
import { useSendReply } from './use-thread.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as threadsTexts from '#web/admin/texts/threads.ts';

const LABEL = threadsTexts.yourReply;

interface ReplyFormProps {
  thread: Thread;
  draft: ReplyDraft;
  /** Whether somebody wants to write now. */
  isAsked: boolean;
  onShown: () => void;
}

/** The field for the next reply. */
export function ReplyForm({ thread, draft, isAsked, onShown }: ReplyFormProps) {
  const id = useId().replaceAll(/\W/g, '');
  const [isLinkOpen, setLinkOpen] = useState(false);
  const editor = useReplyEditor(id, draft, () => setLinkOpen(true));
  const { mutate, isPending } = useSendReply(thread.enquiryId, draft.clear);
  const isTooLong = draft.html.length > REPLY_MAX;
  const gap = openPlaceholder(draft.html);
  const isOff = !draft.isWritten || isPending || isTooLong || gap !== '';
  useEffect(() => {
    // In a slow browser, the library can destroy its first editor before effects run, and create another.
    if (!isAsked || editor.isDestroyed) return;
    showControl(id, true);
    editor.commands.focus('end', { scrollIntoView: false });
    onShown();
  }, [isAsked, onShown, editor, id]);
  const send = () => {
    if (isOff) return;
    draft.markTried();
    mutate({ html: draft.html, key: draft.key });
  };
  return (
    <form
      className={classes.form}
      data-writing
      onKeyDownCapture={(event) => onKeyInText(event, send)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes.head}>
        <span id={`${id}-label`} className={classes.label}>
          {LABEL}
        </span>
        <span id={`${id}-help`} className={classes.to}>
          {threadsTexts.to(thread.original.email, thread.subject)}
        </span>
      </div>
      <div className={rich.root} data-error={isTooLong || undefined}>
        <div className={rich.tools}>
          <Toolbar
            id={`${id}-toolbar`}
            editor={editor}
            tools={replyToolset}
            label={LABEL}
            isLinkOpen={isLinkOpen}
            onLink={() => setLinkOpen(!isLinkOpen)}
          />
          {isLinkOpen && <LinkPanel id={`${id}-link`} editor={editor} onClose={() => setLinkOpen(false)} />}
        </div>
        <EditorContent editor={editor} className={`${rich.content ?? ''} ${classes.content ?? ''}`} />
      </div>
      {draft.html.includes('<img') && <p className={classes.note}>{threadsTexts.picturesInTheText}</p>}
      {isTooLong && <p className={classes.note}>{threadsTexts.thisReplyIsTooLong}</p>}
      <div role="status">{gap && <p className={classes.note}>{threadsTexts.replaceWithYourOwnWords(gap)}</p>}</div>
      <div className={classes.buttons}>
        <Button
          type="submit"
          leftSection={<TbSend size={16} aria-hidden />}
          loading={isPending}
          aria-disabled={isOff}
          data-disabled={isOff || undefined}
        >
          {threadsTexts.sendReply}
        </Button>
        <SnippetMenu thread={thread} editor={editor} />
        <span className={classes.keys}>
          <Kbd size="xs">{isApple() ? '⌘' : commonTexts.ctrl}</Kbd> <Kbd size="xs">{threadsTexts.enter}</Kbd>{' '}
          {threadsTexts.sends}
        </span>
      </div>
    </form>
  );
}

/** Ctrl or Cmd with Enter sends. Escape leaves the text, so that the keys for the enquiry work again. */
function onKeyInText(event: KeyboardEvent<HTMLFormElement>, send: () => void): void {
  const { key, target, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || !target.closest('[role="textbox"]')) return;
  const isSend = key === 'Enter' && (ctrlKey || metaKey);
  if (!isSend && key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (isSend) send();
  else document.querySelector<HTMLElement>('[data-enquiry-reply]')?.focus({ preventScroll: true });
}

function useReplyEditor(id: string, draft: ReplyDraft, onLink: () => void): Editor {
  const nothing = () => undefined;
  const field = {
    ...{ id, label: LABEL, info: { label: LABEL, widget: 'html' as const }, value: draft.html, set: setText },
    ...{ blur: nothing, error: undefined, isChanged: false, undo: nothing },
  };
  function setText(html: unknown): void {
    draft.change(typeof html === 'string' ? html : '');
  }
  return useRichEditor(field, draft.html, {
    ...{ isPage: false, helpId: `${id}-help`, onLink, onPictures: nothing, onLostPictures: nothing },
    ...{ onSlash: nothing, onSlashKey: () => false },
    onToolbar: () => document.querySelector<HTMLElement>(`#${id}-toolbar [tabindex="0"]`)?.focus(),
  }).editor;
}

function SnippetMenu({ thread: { snippets, placeholders }, editor }: { thread: Thread; editor: Editor }) {
  if (snippets.length === 0) return null;
  const insert = (text: string) => {
    const { content } = parseDocument(textToHtml(filledSnippet(text, placeholders))).toJSON() as { content: object[] };
    editor.chain().focus().insertContent(content).run();
  };
  return (
    <Menu returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<TbTextPlus size={16} aria-hidden />}>
          {threadsTexts.insertASnippet}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {snippets.map(({ name, text }) => (
          <Menu.Item key={name} onClick={() => insert(text)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
