import { Component, createRef, type ReactNode } from 'react';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

interface MovingRowsProps {
  /** Changes whenever a row moves. */
  order: string;
  className?: string | undefined;
  /** Rows have `data-record`, the id of their record. */
  children: ReactNode;
}

const MS = 200;
const EASING = 'cubic-bezier(0.22, 0.7, 0.25, 1)';

/** Rows that glide to their new place, also from one list into another. A class, because hooks cannot measure first. */
export class MovingRows extends Component<MovingRowsProps> {
  readonly frame = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: MovingRowsProps): Map<string, DOMRect> | null {
    return before.order === this.props.order || prefersReducedMotion() ? null : placesOf(this.frame.current);
  }

  override componentDidUpdate(_before: MovingRowsProps, _state: unknown, places: Map<string, DOMRect> | null): void {
    if (places) glideFrom(this.frame.current, places);
  }

  override render(): ReactNode {
    const { className, children } = this.props;
    return (
      <div ref={this.frame} className={className}>
        {children}
      </div>
    );
  }
}

function rowsOf(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
}

function placesOf(frame: HTMLElement | null): Map<string, DOMRect> {
  return new Map(rowsOf(frame).map((row) => [row.dataset.record ?? '', row.getBoundingClientRect()]));
}

function glideFrom(frame: HTMLElement | null, places: Map<string, DOMRect>): void {
  for (const row of rowsOf(frame)) {
    const from = places.get(row.dataset.record ?? '');
    const to = row.getBoundingClientRect();
    const isMoved = from && (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1);
    const isSeen = from && (isInWindow(from) || isInWindow(to));
    if (!isMoved || !isSeen) continue;
    const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    row.animate({ transform: [transform, 'none'] }, { duration: MS, easing: EASING });
  }
}

function isInWindow({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < window.innerHeight;
}
