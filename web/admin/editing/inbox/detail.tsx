import { ActionIcon, CopyButton, Title, Tooltip } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TbCheck, TbChevronDown, TbChevronUp, TbCopy, TbX } from 'react-icons/tb';
import classes from './detail.module.css';

export interface Steps {
  /** Goes to the newer neighbour; none for the first. */
  previous: (() => void) | undefined;
  /** Goes to the older neighbour; none for the last. */
  next: (() => void) | undefined;
  close: () => void;
}

interface DetailProps {
  /** What is shown: 'message'. */
  thing: string;
  id: string;
  name: string;
  /** Below the name. */
  about: ReactNode;
  steps: Steps;
  /** Beside the list, not over it. */
  isBeside: boolean;
  /** Deleting, at the foot. */
  foot: ReactNode;
  children: ReactNode;
}

/** One record in full, with the way to its neighbours. The arrow keys step, Escape closes. */
export function Detail({ thing, id, name, about, steps, isBeside, foot, children }: DetailProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBeside) title.current?.focus({ preventScroll: true });
  }, [isBeside]);
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [id]);
  return (
    <aside
      className={classes.detail}
      data-beside={isBeside || undefined}
      aria-label={upperFirst(thing)}
      onKeyDown={(event) => stepByKey(event, steps)}
      // On the way down: the tip of a button under the pointer takes the key for itself on the way up.
      onKeyDownCapture={({ key }) => key === 'Escape' && isBeside && steps.close()}
    >
      <header className={classes.head}>
        <div className={classes.who}>
          <Title order={2} ref={title} tabIndex={-1} className={classes.name}>
            {name}
          </Title>
          <span className={classes.when}>{about}</span>
        </div>
        <Step label={`Previous ${thing}`} onClick={steps.previous}>
          <TbChevronUp size={18} aria-hidden />
        </Step>
        <Step label={`Next ${thing}`} onClick={steps.next}>
          <TbChevronDown size={18} aria-hidden />
        </Step>
        <Step label="Close" onClick={steps.close}>
          <TbX size={18} aria-hidden />
        </Step>
      </header>
      <div className={classes.body} ref={body}>
        {children}
      </div>
      <footer className={classes.foot} data-detail-foot>
        <span>Status changes are saved immediately.</span>
        {foot}
      </footer>
    </aside>
  );
}

function Step({ label, onClick, children }: { label: string; onClick: (() => void) | undefined; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      {/* Not switched off: at the end of the list the keyboard would fall out of the window. */}
      <ActionIcon aria-label={label} aria-disabled={!onClick} data-disabled={!onClick || undefined} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** A fact that one takes along, such as an address. */
export function Copy({ value, label }: { value: string; label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Copied' : 'Copy'}>
          <ActionIcon aria-label={copied ? 'Copied' : label} onClick={copy}>
            {copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}

function stepByKey(event: KeyboardEvent, { previous, next }: Steps) {
  const isOurs = !(event.target instanceof HTMLSelectElement) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isOurs || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  if (event.key === 'ArrowUp') previous?.();
  else next?.();
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
