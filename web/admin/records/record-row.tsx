import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { imageSource } from '#web/api.ts';
import type { RowView } from './kind.ts';
import classes from './record-list.module.css';

interface RecordRowProps {
  view: RowView;
  to: string;
  isChosen: boolean;
  /** What moves the line, where it can be moved. */
  handle?: ReactNode;
}

/** One record in the list; the whole line is the link. */
export function RecordRow({ view, to, isChosen, handle }: RecordRowProps) {
  return (
    <li className={classes.item}>
      <RowLink {...view} {...view.status} statusLabel={view.status?.label} to={to} isChosen={isChosen} />
      {handle}
    </li>
  );
}

interface RowLinkProps extends Omit<RowView, 'status'> {
  statusLabel: string | undefined;
  tone?: string;
  to: string;
  isChosen: boolean;
}

const RowLink = memo(function RowLink({ title, statusLabel, tone, detail, picture, to, isChosen }: RowLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link ref={link} to={to} className={classes.row} data-row aria-current={isChosen || undefined}>
      {picture !== undefined && <Thumb source={picture} />}
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={classes.detail}>
          {statusLabel && (
            <span className={classes.status}>
              <span className={classes.dot} data-tone={tone} aria-hidden />
              {statusLabel}
            </span>
          )}
          {statusLabel && detail && <span aria-hidden>·</span>}
          {detail && <span>{detail}</span>}
        </span>
      </span>
    </Link>
  );
});

function Thumb({ source }: { source: string }) {
  if (source === '') return <span className={classes.thumb} />;
  return <img className={classes.thumb} src={imageSource(source)} alt="" loading="lazy" />;
}
