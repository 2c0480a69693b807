import { Button, Menu, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TbSend, TbTextPlus } from 'react-icons/tb';
import type { Thread } from '#contract/records/thread.ts';
import { readFieldDraft, saveFieldDraft } from '#web/admin/editing/autosave/field-drafts.ts';
import { markUnsaved } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { filledSnippet, textToHtml } from './reply-text.ts';
import classes from './thread-view.module.css';
import { useSendReply } from './use-thread.ts';

/** Characters: the HTML of the text is a little longer, and must fit too. */
const TEXT_MAX = 10_000;

/** The browser keeps the typed text until it is sent. */
export function ReplyForm({ thread }: { thread: Thread }) {
  const draft = `enquiry-reply ${thread.enquiryId}`;
  const [text, setText] = useState(() => readFieldDraft(localStorage, draft, '')?.value ?? '');
  const press = useRef<string>(crypto.randomUUID());
  const isTyped = text.trim() !== '';
  useEffect(() => {
    saveFieldDraft(localStorage, draft, isTyped ? { value: text, base: '' } : null);
  }, [draft, text, isTyped]);
  useEffect(() => (isTyped ? markUnsaved() : undefined), [isTyped]);
  const { mutate, isPending } = useSendReply(thread.enquiryId, () => {
    press.current = crypto.randomUUID();
    setText('');
  });
  const send = () => {
    if (isTyped && !isPending) mutate({ html: textToHtml(text), key: press.current });
  };
  const { snippets, placeholders } = thread;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label="Your reply"
        description={`To ${thread.original.email}. Subject: ${thread.subject}`}
        autosize
        minRows={4}
        maxRows={20}
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" leftSection={<TbSend size={16} aria-hidden />} loading={isPending} disabled={!isTyped}>
          Send reply
        </Button>
        {snippets.length > 0 && (
          <Menu>
            <Menu.Target>
              <Button variant="default" leftSection={<TbTextPlus size={16} aria-hidden />}>
                Insert a snippet
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {snippets.map((snippet) => (
                <Menu.Item
                  key={snippet.name}
                  onClick={() =>
                    setText([text.trimEnd(), filledSnippet(snippet.text, placeholders)].filter(Boolean).join('\n\n'))
                  }
                >
                  {snippet.name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </form>
  );
}
