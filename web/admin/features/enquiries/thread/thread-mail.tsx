import { Button } from '@mantine/core';
import { TbPaperclip } from 'react-icons/tb';
import type { MailAttachment, ThreadMail } from '#contract/records/thread.ts';
import { fetchFile, messageOf } from '#web/api.ts';
import { Html } from '#web/ui/html.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { downloadFile } from '#web/admin/shell/download-file.ts';
import { notifyFailed } from '#web/admin/shell/notices/notify.tsx';
import classes from './thread-view.module.css';

const STATES: Record<ThreadMail['state'], string> = {
  '': '',
  queued: 'Waiting to be sent',
  accepted: 'Sent',
  failed: 'Could not be sent',
  cancelled: 'Cancelled',
  returned: 'Came back',
};
const OMISSIONS: Record<ThreadMail['omission'], string> = {
  '': '',
  'too-large': 'This mail is too large to be shown here. Read it in the mailbox.',
  unreadable: 'This mail could not be read. Open it in the mailbox.',
};

/** One mail of a thread. */
export function ThreadMailView({ enquiryId, mail }: { enquiryId: string; mail: ThreadMail }) {
  const { direction, kind, fromName, fromAddress, at, html, text, state, answer, attachments } = mail;
  const isProblem = state === 'failed' || state === 'returned';
  return (
    <li className={classes.mail} data-direction={direction} data-kind={kind}>
      <p className={classes.head}>
        <strong title={fromAddress}>{fromName || fromAddress}</strong>
        {kind === 'automatic' && <span className={classes.kind}>Automatic</span>}
        {kind === 'bounce' && <span className={classes.kind}>Came back</span>}
        <time dateTime={at} title={formatFull(at)}>
          {formatAgo(at)}
        </time>
      </p>
      {html ? <Html html={html} className={classes.body} /> : <p className={classes.text}>{text}</p>}
      {mail.omission && <p className={classes.note}>{OMISSIONS[mail.omission]}</p>}
      {mail.blockedPictures > 0 && (
        <p className={classes.note}>
          Not loaded: {mail.blockedPictures === 1 ? '1 picture' : `${mail.blockedPictures} pictures`}. Loading it would
          tell the sender that you read this mail.
        </p>
      )}
      {attachments.length > 0 && (
        <ul className={classes.files}>
          {attachments.map((file) => (
            <AttachmentButton key={file._id} enquiryId={enquiryId} file={file} />
          ))}
        </ul>
      )}
      {mail.droppedAttachments > 0 && (
        <p className={classes.note}>{mail.droppedAttachments} more attachments are in the mailbox.</p>
      )}
      {state && (
        <p className={classes.state} data-problem={isProblem || undefined}>
          {STATES[state]}
          {answer && state !== 'accepted' && `: ${answer}`}
        </p>
      )}
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
        size="compact-sm"
        leftSection={<TbPaperclip size={16} aria-hidden />}
        onClick={() => {
          download().catch((error: unknown) => notifyFailed(messageOf(error, 'The file could not be loaded.')));
        }}
      >
        {file.fileName} ({Math.max(1, Math.round(file.bytes / 1024))} KB)
      </Button>
    </li>
  );
}
