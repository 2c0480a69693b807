import { ActionIcon, CopyButton, Title, Tooltip } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TbCheck, TbChevronDown, TbChevronUp, TbCopy, TbX } from 'react-icons/tb';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { hourOf, PersonMark } from '#web/admin/shell/person-mark.tsx';
import { DeleteButton, useDeletion } from './delete-button.tsx';
import classes from './detail.module.css';
import { stepOfKey } from './focus-row.ts';
import type { InboxItem } from './inbox.ts';
import type { InboxKind } from './inbox-kind.ts';
import type { OpenItem } from './inbox-screen.tsx';
import { ItemStatus } from './item-status.tsx';
import { SpamButton, SpamNote } from './spam-note.tsx';
import type { DetailSteps } from './steps.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

interface DetailProps<T extends InboxItem> extends OpenItem<T> {
  kind: InboxKind<T>;
  /** Shown below the name. */
  about: ReactNode;
  /** The ways to answer. */
  actions: ReactNode;
  /** What the person asked for. */
  subject: string;
  /** The person's own words. */
  words: string;
  facts: ReactNode;
  children?: ReactNode;
  /** Below the facts in a wide pane, else below the children. */
  side?: ReactNode;
  /** Beside the button that deletes. */
  foot?: ReactNode;
}

/** One item in full, with steps to its neighbours. Arrow keys step, Escape closes. */
export function Detail<T extends InboxItem>({ kind, record, pane, onDeleted, ...shown }: DetailProps<T>) {
  const { steps, isBeside } = pane;
  const name = kind.nameOf(record);
  const deletion = useDeletion({ inbox: kind.inbox, record, one: kind.one, name, onDeleted });
  return (
    <aside
      className={classes.detail}
      data-detail
      data-beside={isBeside || undefined}
      aria-label={upperFirst(kind.one)}
      onKeyDown={(event) => stepByKey(event, steps)}
      // In the capture phase: the tooltip of a hovered button would handle the key in the bubble phase.
      onKeyDownCapture={({ key, target }) => key === 'Escape' && isBeside && !isInWriting(target) && steps.close()}
    >
      <DetailHead thing={kind.one} name={name} about={shown.about} pane={pane} />
      <div className={classes.body} key={record._id}>
        <div className={classes.actions}>
          {shown.actions}
          <span className={classes.status}>
            <ItemStatus kind={kind} record={record} />
          </span>
        </div>
        <div className={classes.columns}>
          <div className={classes.words}>
            <h3 className={classes.subject}>{shown.subject}</h3>
            {shown.words ? (
              <p className={classes.text} dir="auto">
                {shown.words}
              </p>
            ) : (
              <p className={classes.none}>{inboxTexts.noMessage}</p>
            )}
            {record.isSuspect && <SpamNote inbox={kind.inbox} record={record} />}
          </div>
          <dl className={classes.facts}>{shown.facts}</dl>
          {shown.children && <div className={classes.more}>{shown.children}</div>}
          {shown.side && <div className={classes.side}>{shown.side}</div>}
        </div>
      </div>
      <footer className={classes.foot} data-detail-foot>
        <span className={classes.hint}>{shown.foot ?? inboxTexts.statusChangesAreSavedImmediately}</span>
        {!record.isSuspect && <SpamButton inbox={kind.inbox} record={record} />}
        <DeleteButton {...deletion} />
      </footer>
    </aside>
  );
}

type DetailHeadProps = Pick<OpenItem<InboxItem>, 'pane'> & { thing: string; name: string; about: ReactNode };

function DetailHead({ thing, name, about, pane: { steps, isBeside, isOffered } }: DetailHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBeside && !isOffered) title.current?.focus({ preventScroll: true });
  }, [isBeside, isOffered]);
  const known = name.includes('@') ? '' : name;
  return (
    <header className={classes.head} data-hour={hourOf(known)}>
      <svg className={classes.dunes} viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.far} d="M0 30C70 44 150 50 230 40C310 30 370 8 430 6C490 16 540 34 600 38V60H0Z" />
        <path className={classes.middle} d="M0 14C60 20 120 34 200 42S380 50 460 40S560 24 600 26V60H0Z" />
        <path className={classes.near} d="M0 50C90 58 170 52 260 47S430 46 500 52S570 58 600 55V60H0Z" />
      </svg>
      <PersonMark name={known} size={52} />
      <div className={classes.who}>
        <Title order={2} ref={title} tabIndex={-1} className={classes.name}>
          {name}
        </Title>
        <span className={classes.when}>{about}</span>
      </div>
      <StepButtons thing={thing} steps={steps} />
    </header>
  );
}

/** To the neighbours of the open item, and back to the list. */
export function StepButtons({ thing, steps }: { thing: string; steps: DetailSteps }) {
  return (
    <div className={classes.steps}>
      <StepButton label={inboxTexts.previous(thing)} onClick={steps.previous}>
        <TbChevronUp size={18} aria-hidden />
      </StepButton>
      <StepButton label={inboxTexts.next(thing)} onClick={steps.next}>
        <TbChevronDown size={18} aria-hidden />
      </StepButton>
      <StepButton label={commonTexts.close} onClick={steps.close}>
        <TbX size={18} aria-hidden />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <Tooltip label={label}>
      {/* Not disabled: at the end of the list a disabled button would lose focus. */}
      <ActionIcon aria-label={label} aria-disabled={!onClick} data-disabled={!onClick || undefined} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

interface FactProps {
  label: string;
  /** What a button copies. */
  copied?: string;
  children: ReactNode;
}

/** One detail, such as the email address. */
export function Fact({ label, copied, children }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {copied && <CopyValue value={copied} label={inboxTexts.copyThe(label.toLowerCase())} />}
      </dd>
    </>
  );
}

function CopyValue({ value, label }: { value: string; label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? commonTexts.copied : commonTexts.copy}>
          <ActionIcon aria-label={copied ? commonTexts.copied : label} onClick={copy}>
            {copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}

/** In a text being written, and in a menu, Escape closes only what they have opened. */
function isInWriting(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-writing], [role="menu"]') !== null;
}

/** The arrow keys step through the list. */
export function stepByKey(event: KeyboardEvent<HTMLElement>, { previous, next }: DetailSteps) {
  const step = event.target instanceof HTMLSelectElement ? 0 : stepOfKey(event);
  if (step === 0) return;
  event.preventDefault();
  if (step < 0) previous?.();
  else next?.();
}
