import { useId, useMemo, useState } from 'react';
import { TbDots } from 'react-icons/tb';
import type { ThreadMail } from '#contract/records/thread.ts';
import { Html } from '#web/ui/html.tsx';
import { splitQuotedHtml } from './quoted-html.ts';
import { splitQuotedText } from './quoted-text.ts';
import classes from './thread-mail.module.css';
import * as threadsTexts from '#web/admin/texts/threads.ts';

/** The words of a mail. The earlier mails that it quotes are folded. */
export function MailBody({ html, text }: Pick<ThreadMail, 'html' | 'text'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { own, quoted } = useMemo(() => (html ? splitQuotedHtml(html) : splitQuotedText(text)), [html, text]);
  return (
    <>
      <Words isHtml={html !== ''} words={own} />
      {quoted !== '' && (
        <>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <TbDots size={16} aria-hidden />
            {isOpen ? threadsTexts.hideQuotedText : threadsTexts.showQuotedText}
          </button>
          <div id={id} className={classes.quoted} hidden={!isOpen}>
            {isOpen && <Words isHtml={html !== ''} words={quoted} />}
          </div>
        </>
      )}
    </>
  );
}

function Words({ isHtml, words }: { isHtml: boolean; words: string }) {
  if (isHtml) return <Html html={words} className={classes.body} />;
  return words === '' ? null : (
    <p className={classes.text} dir="auto">
      {words}
    </p>
  );
}
