import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { imageSource } from '#web/api.ts';
import { focusPosition } from '#web/admin/editing/upload/picture-info.ts';
import type { RowView } from './record-kind.ts';
import classes from './record-list.module.css';
import { RowHandle } from './row-handle.tsx';
import { useOpenWithFocus } from './form-focus.ts';
import { useInView } from '#web/admin/shell/use-in-view.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

export interface RecordRowProps {
  view: RowView;
  to: string;
  isChosen: boolean;
}

/** One record in the list; the whole row is the link. */
export function RecordRow(props: RecordRowProps) {
  return (
    <li className={classes.item}>
      <RecordLink {...linkProps(props)} />
    </li>
  );
}

interface MovableRowProps extends RecordRowProps {
  id: string;
  /** In long lists only visible rows have a handle. */
  isOneOfMany: boolean;
  /** One position up or down. */
  onStep: (by: -1 | 1) => void;
}

/** A row that can be moved. */
export function MovableRow({ id, isOneOfMany, onStep, ...props }: MovableRowProps) {
  const { ref, isVisible } = useInView<HTMLLIElement>(!isOneOfMany);
  return (
    <li ref={ref} className={classes.item}>
      <RecordLink {...linkProps(props)} isMovable />
      {isVisible && <RowHandle id={id} title={props.view.title} row={ref} onStep={onStep} />}
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

/** Primitive props, so that a row renders only when its content changes. */
function linkProps({ view: { status, ...view }, to, isChosen }: RecordRowProps): RowLinkProps {
  return { ...view, label: status?.label, tone: status?.tone, to, isChosen };
}

const RecordLink = memo(function RowLink({
  title,
  label,
  tone,
  detail,
  isStaged,
  picture,
  to,
  isChosen,
  isMovable,
}: RowLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const open = useOpenWithFocus();
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
      {picture !== undefined && <RowThumb source={picture} />}
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        {isStaged && <span className={classes.staged}>{commonTexts.staged}</span>}
        <span className={classes.detail}>
          {tone && (
            <span className={classes.status}>
              <span className={classes.dot} data-tone={tone} aria-hidden />
              {label ?? detail}
            </span>
          )}
          {label && detail && <span aria-hidden> · </span>}
          {(label || !tone) && detail}
        </span>
      </span>
    </Link>
  );
});

function RowThumb({ source }: { source: string }) {
  if (source === '') return <span className={classes.thumb} />;
  return (
    <img
      className={classes.thumb}
      style={{ objectPosition: focusPosition(source) }}
      src={imageSource(source)}
      alt=""
      loading="lazy"
    />
  );
}
