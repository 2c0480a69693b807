import { Button } from '@mantine/core';
import { TbPaperclip } from 'react-icons/tb';
import type { MailAttachment, ThreadMail } from '#contract/records/thread.ts';
import { fetchFile, messageOf } from '#web/api.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { MailBody } from './mail-body.tsx';
import { MailState } from './mail-state.tsx';
import classes from './thread-mail.module.css';
import * as threadsTexts from '#web/admin/texts/threads.ts';

const OMISSIONS: Record<ThreadMail['omission'], string> = {
  '': '',
  'too-large': threadsTexts.thisMailIsTooLarge,
  unreadable: threadsTexts.thisMailCould,
};
const KINDS: Record<ThreadMail['kind'], string> = {
  personal: '',
  automatic: threadsTexts.automatic,
  bounce: threadsTexts.report,
};

interface ThreadMailProps {
  enquiryId: string;
  mail: ThreadMail;
  onWriteAgain: ((html: string) => void) | undefined;
}

/** One mail of a thread. */
export function ThreadMailView({ enquiryId, mail, onWriteAgain }: ThreadMailProps) {
  const { direction, kind, fromName, fromAddress, at, html, text, attachments } = mail;
  const name = fromName || fromAddress;
  return (
    <li className={classes.mail} data-direction={direction} data-kind={kind}>
      <div className={classes.head}>
        <PersonMark name={kind === 'personal' && !name.includes('@') ? name : ''} size={28} />
        <strong title={fromAddress}>{name}</strong>
        {KINDS[kind] && <span className={classes.kind}>{KINDS[kind]}</span>}
        <time dateTime={at} title={formatFull(at)}>
          {formatAgo(at)}
        </time>
      </div>
      <MailBody html={html} text={text} />
      {mail.omission && <p className={classes.note}>{OMISSIONS[mail.omission]}</p>}
      {mail.blockedPictures > 0 && (
        <p className={classes.note}>{threadsTexts.picturesNotLoaded(mail.blockedPictures)}</p>
      )}
      {attachments.length > 0 && (
        <ul className={classes.files}>
          {attachments.map((file) => (
            <AttachmentButton key={file._id} enquiryId={enquiryId} file={file} />
          ))}
        </ul>
      )}
      {mail.droppedAttachments > 0 && (
        <p className={classes.note}>{threadsTexts.moreAttachments(mail.droppedAttachments)}</p>
      )}
      <MailState enquiryId={enquiryId} mail={mail} onWriteAgain={onWriteAgain} />
    </li>
  );
}

function AttachmentButton({ enquiryId, file }: { enquiryId: string; file: MailAttachment }) {
  const download = async () => {
    const params = { id: enquiryId, attachment: file._id };
    const { content } = await fetchFile('GET /enquiries/:id/attachments/:attachment', { params });
    downloadFile(file.fileName, content);
  };
  return (
    <li>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<TbPaperclip size={16} aria-hidden />}
        onClick={() => {
          download().catch((error: unknown) => notifyFailed(messageOf(error, threadsTexts.theFileCould)));
        }}
      >
        {threadsTexts.kb(file.fileName, Math.max(1, Math.round(file.bytes / 1024)))}
      </Button>
    </li>
  );
}
