import { ActionIcon, Button, Menu } from '@mantine/core';
import { useId, useState, type DragEvent, type KeyboardEvent } from 'react';
import { TbDots } from 'react-icons/tb';
import { Link } from 'react-router';
import { LEAD_STATUSES, type EnquiryStage } from '#contract/constants.ts';
import type { EnquiryBoard } from '#contract/records/enquiry.ts';
import { SpamBadge } from '#web/admin/editing/inbox/spam-note.tsx';
import { StatusWord } from '#web/admin/editing/inbox/status.tsx';
import { rowId } from '#web/admin/editing/inbox/row-id.ts';
import { formatAge, formatDay, formatFull } from '#web/admin/shell/dates/format-date.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import classes from './board.module.css';
import { toItem, useStageNames, type EnquiryItem } from './inbox.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';
import { priceText } from '#contract/price.ts';

interface ColumnProps {
  column: EnquiryBoard['columns'][number];
  name: string;
  /** On a phone, the other columns. */
  isHidden: boolean;
  linkTo: (id: string) => string;
  /** The card in the hand. */
  dragged: EnquiryItem | null;
  onDrag: (item: EnquiryItem | null) => void;
  onMove: (item: EnquiryItem, to: EnquiryStage) => void;
  onMore: () => void;
}

/** A stage and its cards. Takes cards that are dropped on it. */
export function BoardColumn({ column, name, isHidden, dragged, onDrag, onMove, onMore, linkTo }: ColumnProps) {
  const { stage, count, isAtLeast, items } = column;
  const title = useId();
  const [isOver, setOver] = useState(false);
  const isTarget = dragged !== null && dragged.stage !== stage;
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (dragged) onMove(dragged, stage);
    onDrag(null);
  }
  return (
    <section
      className={classes.column}
      aria-labelledby={title}
      hidden={isHidden}
      data-over={(isOver && isTarget) || undefined}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id={title} className={classes.name}>
        <StatusWord status={stage} name={name} />{' '}
        <span className={classes.count}>{`${count}${isAtLeast ? '+' : ''}`}</span>
      </h2>
      <ul className={classes.cards}>
        {items.map((entry) => (
          <Card key={entry._id} item={toItem(entry)} link={linkTo(entry._id)} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {items.length === 0 && <p className={classes.none}>{enquiriesTexts.nothingHere}</p>}
      {items.length < count && (
        <Button variant="subtle" size="compact-sm" onClick={onMore}>
          {commonTexts.showMore}
        </Button>
      )}
    </section>
  );
}

type CardProps = Pick<ColumnProps, 'onDrag' | 'onMove'> & { item: EnquiryItem; link: string };

function Card({ item, link, onDrag, onMove }: CardProps) {
  const { _id: id, name, about, company, ownerName, nextStep, nextStepOn, dealValue, tags, createdAt } = item;
  return (
    <li
      className={classes.card}
      draggable
      data-new={item.isNew || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(item);
      }}
      onDragEnd={() => onDrag(null)}
      onKeyDown={(event) => moveByKey(event, item, onMove)}
    >
      <span className={classes.face}>
        <PersonMark name={name.includes('@') ? '' : name} size={30} />
      </span>
      <Link id={rowId(id)} className={classes.person} to={link} draggable={false}>
        {name}
      </Link>
      <StageMenu item={item} onMove={onMove} />
      <span className={classes.about}>
        <SpamBadge record={item} /> {[about, company].filter(Boolean).join(' · ') || item.message.slice(0, 80)}
      </span>
      {nextStep && (
        <span className={classes.step}>
          {nextStep}
          {nextStepOn && (
            <>
              {' · '}
              <time className={classes.day} dateTime={nextStepOn}>
                {formatDay(`${nextStepOn}T00:00`)}
              </time>
            </>
          )}
        </span>
      )}
      {tags.length > 0 && <span className={classes.tags}>{tags.map((tag) => `#${tag}`).join(' · ')}</span>}
      <span className={classes.foot}>
        <time dateTime={createdAt} title={formatFull(createdAt)}>
          {formatAge(createdAt)}
        </time>
        {dealValue > 0 && <strong>{priceText(dealValue)}</strong>}
        {ownerName && <span>{ownerName}</span>}
      </span>
    </li>
  );
}

/** The way to another stage without dragging. */
function StageMenu({ item, onMove }: Pick<CardProps, 'item' | 'onMove'>) {
  const names = useStageNames();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={enquiriesTexts.stageOfTheEnquiryFrom(item.name)} variant="subtle" color="gray">
          <TbDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{enquiriesTexts.moveTo}</Menu.Label>
        {LEAD_STATUSES.filter((stage) => stage !== item.stage).map((stage) => (
          <Menu.Item key={stage} onClick={() => onMove(item, stage)}>
            {names[stage]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Shift and an arrow key move a card to the stage beside its own. */
function moveByKey(event: KeyboardEvent, item: EnquiryItem, onMove: CardProps['onMove']): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const to = LEAD_STATUSES[LEAD_STATUSES.indexOf(item.stage) + step];
  if (!event.shiftKey || step === 0 || !to) return;
  event.preventDefault();
  onMove(item, to);
}
