import { Button, Kbd, Tooltip } from '@mantine/core';
import { useCallback, useState } from 'react';
import { TbCheck, TbMail, TbMessageCheck, TbPhone } from 'react-icons/tb';
import { Link } from 'react-router';
import { Detail } from '#web/admin/editing/inbox/detail.tsx';
import type { OpenItem } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { ENQUIRY_KEYS } from '#web/admin/shell/enquiry-keys.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { answerLink, phoneLink } from '#web/admin/shell/contact-links.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquiryNotes } from './enquiry-notes.tsx';
import { InviteToReview } from './invite-to-review.tsx';
import { OtherEnquiries } from './other-enquiries.tsx';
import { ThreadView } from './thread/thread-view.tsx';
import { useThread } from './thread/use-thread.ts';
import { useEnquiryKind, type EnquiryItem } from './inbox.ts';
import { useEnquiryActions } from './use-enquiry-actions.ts';
import { useEnquiryKeys } from './use-enquiry-keys.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useMarkRead } from './use-mark-read.ts';
import { WorkForm } from './work-form.tsx';
import classes from './enquiry-detail.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** One enquiry in full: who asked for what, and the work on it. */
export function EnquiryDetail(open: OpenItem<EnquiryItem>) {
  const { record, pane, onDeleted } = open;
  const kind = useEnquiryKind();
  const enquiry = useEnquiry(record);
  const actions = useEnquiryActions(record, pane, onDeleted);
  useEnquiryKeys(actions);
  const isUnread = record.kind === 'messages' && record.isNew;
  useMarkRead({ id: record._id, isUnread, isOffered: pane.isOffered });
  const [replyAskedFor, askReply] = useState('');
  const onReplyShown = useCallback(() => askReply(''), []);
  return (
    <Detail
      {...open}
      record={{ ...record, suspicions: enquiry?.suspicions ?? [] }}
      kind={kind}
      about={[record.company, formatAgo(record.createdAt)].filter(Boolean).join(', ')}
      actions={<EnquiryActions record={record} actions={actions} onReply={() => askReply(record._id)} />}
      subject={kind.subjectOf({ ...record, company: '', ownerName: '' })}
      words={record.message}
      facts={<EnquiryFacts record={record} enquiry={enquiry} />}
      foot={<KeyHints />}
      side={
        enquiry && (
          <div className={classes.work}>
            <WorkForm key={enquiry._id} enquiry={enquiry} />
            <EnquiryNotes key={`${enquiry._id} notes`} enquiry={enquiry} />
            <OtherEnquiries key={`${enquiry._id} others`} enquiry={enquiry} />
            <EnquiryHistory enquiry={enquiry} />
          </div>
        )
      }
    >
      {enquiry && (
        <div className={classes.work}>
          {enquiry.mergedInto && (
            <p className={classes.merged}>
              {enquiriesTexts.thisEnquiryIsMerged}{' '}
              <Link to={`/enquiries?enquiry=${enquiry.mergedInto}`}>{enquiriesTexts.openThatEnquiry}</Link>
            </p>
          )}
          <ThreadView
            key={`${enquiry._id} thread`}
            enquiry={enquiry}
            isReplyAsked={replyAskedFor === enquiry._id}
            onReply={() => askReply(enquiry._id)}
            onReplyShown={onReplyShown}
          />
        </div>
      )}
    </Detail>
  );
}

function KeyHints() {
  return (
    <>
      <span className={classes.saved}>{enquiriesTexts.changesAreSavedImmediately}</span>
      <span className={classes.keys} aria-label={enquiriesTexts.keys}>
        {ENQUIRY_KEYS.map(([key, does]) => (
          <span key={key}>
            <Kbd size="xs">{key.toUpperCase()}</Kbd> {does}
          </span>
        ))}
      </span>
    </>
  );
}

type Actions = ReturnType<typeof useEnquiryActions>;

interface EnquiryActionsProps {
  record: EnquiryItem;
  actions: Actions;
  onReply: () => void;
}

function EnquiryActions({ record, actions, onReply }: EnquiryActionsProps) {
  const phone = phoneLink(record.phone);
  const isByOwnProgram = useThread(record._id)?.canSend === false;
  return (
    <>
      <Button
        {...(isByOwnProgram && { component: 'a', href: answerLink(record) })}
        leftSection={<TbMail size={16} aria-hidden />}
        onClick={isByOwnProgram ? actions.markContacted : onReply}
        data-enquiry-reply
      >
        {enquiriesTexts.reply}
      </Button>
      {phone && (
        <Button
          component="a"
          href={phone}
          variant="default"
          leftSection={<TbPhone size={16} aria-hidden />}
          onClick={actions.markContacted}
        >
          {enquiriesTexts.call}
        </Button>
      )}
      {record.firstAnswerAt === '' && (
        <Tooltip label={enquiriesTexts.youAnsweredByPhone} multiline w={240}>
          <Button
            variant="default"
            leftSection={<TbMessageCheck size={16} aria-hidden />}
            onClick={actions.markAnswered}
          >
            {enquiriesTexts.answered}
          </Button>
        </Tooltip>
      )}
      <Button variant="default" leftSection={<TbCheck size={16} aria-hidden />} onClick={actions.toggleDone}>
        {record.isDone ? enquiriesTexts.openAgain : commonTexts.done}
      </Button>
      {record.stage === 'won' && <InviteToReview record={record} />}
    </>
  );
}
