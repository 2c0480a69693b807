import { ActionIcon, Button, CopyButton, Title, Tooltip } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { TbCheck, TbChevronDown, TbChevronUp, TbCopy, TbMail, TbX } from 'react-icons/tb';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { formatFull, formatWhen } from '../shell/when.ts';
import { DeleteButton } from './delete-button.tsx';
import classes from './message-detail.module.css';
import { replyAddress } from './reply-address.ts';
import { StatusSelect } from './status-select.tsx';
import type { Choice } from './use-choice.ts';

interface MessageDetailProps {
  message: ContactMessage;
  choice: Choice;
  /** Beside the list, not over it. */
  isBeside: boolean;
}

/** One message in full, with its status, the way to answer, and the way to its neighbours. */
export function MessageDetail({ message, choice, isBeside }: MessageDetailProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBeside) title.current?.focus({ preventScroll: true });
  }, [isBeside]);
  return (
    <aside
      className={classes.detail}
      data-beside={isBeside || undefined}
      aria-label="Message"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isBeside) choice.close();
      }}
    >
      <header className={classes.head}>
        <div className={classes.who}>
          <Title order={2} ref={title} tabIndex={-1} className={classes.name}>
            {message.firstName || message.email}
          </Title>
          <span className={classes.when}>{formatWhen(message.createdAt)}</span>
        </div>
        <Step label="Previous message" onClick={choice.previousId && (() => choice.choose(choice.previousId ?? ''))}>
          <TbChevronUp size={18} aria-hidden />
        </Step>
        <Step label="Next message" onClick={choice.nextId && (() => choice.choose(choice.nextId ?? ''))}>
          <TbChevronDown size={18} aria-hidden />
        </Step>
        <Step label="Close" onClick={choice.close}>
          <TbX size={18} aria-hidden />
        </Step>
      </header>
      <div className={classes.body}>
        <div className={classes.actions}>
          <StatusSelect message={message} />
          <Button component="a" href={replyAddress(message)} leftSection={<TbMail size={16} aria-hidden />}>
            Reply
          </Button>
        </div>
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>
            <span className={classes.value}>{message.email}</span>
            <CopyAddress email={message.email} />
          </dd>
          <dt>Subject</dt>
          <dd>{message.subject || 'No subject'}</dd>
          <dt>Received</dt>
          <dd>
            <time dateTime={message.createdAt}>{formatFull(message.createdAt)}</time>
          </dd>
        </dl>
        <h3 className={classes.label}>Message</h3>
        <p className={classes.text}>{message.message}</p>
      </div>
      <footer className={classes.foot}>
        <span>Status is saved as you choose it.</span>
        <DeleteButton message={message} />
      </footer>
    </aside>
  );
}

function Step({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: (() => void) | '' | undefined;
  children: ReactNode;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} disabled={!onClick} onClick={onClick || undefined}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

function CopyAddress({ email }: { email: string }) {
  return (
    <CopyButton value={email}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Copied' : 'Copy'}>
          <ActionIcon aria-label={copied ? 'Copied' : 'Copy the address'} onClick={copy}>
            {copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
