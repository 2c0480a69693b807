import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { imageSource } from '#web/api.ts';
import type { RowView } from './record-kind.ts';
import classes from './record-list.module.css';
import { RowHandle } from './row-handle.tsx';
import { useOpening } from './to-form.ts';
import { useNear } from './use-in-view.ts';

export interface RecordRowProps {
  view: RowView;
  to: string;
  isChosen: boolean;
}

/** One record in the list; the whole line is the link. */
export function RecordRow(props: RecordRowProps) {
  return (
    <li className={classes.item}>
      <RowLink {...linkProps(props)} />
    </li>
  );
}

interface MovableRowProps extends RecordRowProps {
  id: string;
  /** Of many rows only those in sight have a handle. */
  isOneOfMany: boolean;
  /** One place up or down. */
  onStep: (by: -1 | 1) => void;
}

/** A record in a list whose order is set by moving its lines. */
export function MovableRow({ id, isOneOfMany, onStep, ...props }: MovableRowProps) {
  const { ref, isNear } = useNear<HTMLLIElement>(!isOneOfMany);
  return (
    <li ref={ref} className={classes.item}>
      <RowLink {...linkProps(props)} isMovable />
      {isNear && <RowHandle id={id} title={props.view.title} row={ref} onStep={onStep} />}
    </li>
  );
}

interface RowLinkProps extends Omit<RowView, 'status'> {
  label: string | undefined;
  tone: string | undefined;
  to: string;
  isChosen: boolean;
  isMovable?: boolean;
}

/** Plain values, so that a line is drawn anew only when it says something else. */
function linkProps({ view: { status, ...view }, to, isChosen }: RecordRowProps): RowLinkProps {
  return { ...view, label: status?.label, tone: status?.tone, to, isChosen };
}

const RowLink = memo(function RowLink({ title, label, tone, detail, picture, to, isChosen, isMovable }: RowLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const open = useOpening();
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={link}
      to={to}
      className={classes.row}
      data-row
      data-movable={isMovable || undefined}
      aria-current={isChosen || undefined}
      onClick={(event) => open(event, to)}
    >
      {picture !== undefined && <Thumb source={picture} />}
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={classes.detail}>
          {label && (
            <span className={classes.status}>
              <span className={classes.dot} data-tone={tone} aria-hidden />
              {label}
            </span>
          )}
          {label && detail && <span aria-hidden> · </span>}
          {detail}
        </span>
      </span>
    </Link>
  );
});

function Thumb({ source }: { source: string }) {
  if (source === '') return <span className={classes.thumb} />;
  return <img className={classes.thumb} src={imageSource(source)} alt="" loading="lazy" />;
}
