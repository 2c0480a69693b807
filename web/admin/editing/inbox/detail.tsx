import { ActionIcon, CopyButton, Title, Tooltip } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TbCheck, TbChevronDown, TbChevronUp, TbCopy, TbX } from 'react-icons/tb';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import classes from './detail.module.css';

export interface DetailSteps {
  /** Opens the newer neighbour; undefined for the first item. */
  previous: (() => void) | undefined;
  /** Opens the older neighbour; undefined for the last item. */
  next: (() => void) | undefined;
  close: () => void;
}

interface DetailProps {
  /** What is shown, such as 'message'. */
  thing: string;
  id: string;
  name: string;
  /** Shown below the name. */
  about: ReactNode;
  steps: DetailSteps;
  /** Whether it stands beside the list instead of over it. */
  isBeside: boolean;
  /** The delete button at the bottom. */
  foot: ReactNode;
  children: ReactNode;
}

/** One item in full, with steps to its neighbours. Arrow keys step, Escape closes. */
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
      onKeyDown={(event) => stepWithArrowKeys(event, steps)}
      // In the capture phase: the tooltip of a hovered button would handle the key in the bubble phase.
      onKeyDownCapture={({ key }) => key === 'Escape' && isBeside && steps.close()}
    >
      <header className={classes.head}>
        <PersonMark name={name.includes('@') ? '' : name} size={40} />
        <div className={classes.who}>
          <Title order={2} ref={title} tabIndex={-1} className={classes.name}>
            {name}
          </Title>
          <span className={classes.when}>{about}</span>
        </div>
        <StepButton label={`Previous ${thing}`} onClick={steps.previous}>
          <TbChevronUp size={18} aria-hidden />
        </StepButton>
        <StepButton label={`Next ${thing}`} onClick={steps.next}>
          <TbChevronDown size={18} aria-hidden />
        </StepButton>
        <StepButton label="Close" onClick={steps.close}>
          <TbX size={18} aria-hidden />
        </StepButton>
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

function StepButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Tooltip label={label}>
      {/* Not disabled: at the end of the list a disabled button would lose focus. */}
      <ActionIcon aria-label={label} aria-disabled={!onClick} data-disabled={!onClick || undefined} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** A value to copy, such as an email address. */
export function CopyableFact({ value, label }: { value: string; label: string }) {
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

function stepWithArrowKeys(event: KeyboardEvent, { previous, next }: DetailSteps) {
  const isOurs = !(event.target instanceof HTMLSelectElement) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isOurs || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  if (event.key === 'ArrowUp') previous?.();
  else next?.();
}
