import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TbLayoutSidebarRightExpand } from 'react-icons/tb';
import type { PreviewPaneProps } from './preview-pane.tsx';
import { offerPreview, setOver, useIsOver } from './preview-store.ts';
import classes from './previewed.module.css';

/** What the layout tells the preview. */
export type PaneFrame = Pick<PreviewPaneProps, 'isNarrow' | 'onJump' | 'onHide'>;

interface PreviewLayoutProps {
  /** `beside` the form from 1200 px on; `over` it at every width, where the form needs the room. */
  layout: 'beside' | 'over';
  /** The preview. */
  pane: (frame: PaneFrame) => ReactNode;
  /** Brings into view what was clicked on the page. */
  onJump: (path: string) => void;
  /** Told of the control that the keyboard is in. */
  follow: (control: Element) => void;
  /** The form. */
  children: ReactNode;
}

/** A form and its preview: beside each other, or by turns. */
export function PreviewLayout({ layout, ...parts }: PreviewLayoutProps) {
  const isWide = useMedia('(min-width: 1200px)');
  const isNarrow = useMedia('(max-width: 767px)');
  return isWide && layout === 'beside' ? <Beside {...parts} /> : <ByTurns {...parts} {...{ isWide, isNarrow }} />;
}

type PartsProps = Omit<PreviewLayoutProps, 'layout'>;

/** The room that a form and its preview will take, while the form is on its way. */
export function PreviewRoom({ children }: { children: ReactNode }) {
  const isWide = useMedia('(min-width: 1200px)');
  const [isHidden] = useHidden();
  if (!isWide) return <div className={classes.room}>{children}</div>;
  return (
    <div className={classes.beside} data-hidden={isHidden || undefined}>
      {children}
      <div className={classes.column} data-ground />
    </div>
  );
}

/** Whether the preview is put away; remembered. */
function useHidden() {
  return useLocalStorage({ key: 'panel-preview-hidden', defaultValue: false, getInitialValueInEffect: false });
}

function Beside({ pane, onJump, follow, children }: PartsProps) {
  const [isHidden, setHidden] = useHidden();
  return (
    <div className={classes.beside} data-hidden={isHidden || undefined}>
      <Form follow={follow}>{children}</Form>
      <div className={classes.column}>
        {isHidden ? (
          <Tooltip label="Show the preview" position="left">
            <ActionIcon className={classes.show} aria-label="Show the preview" onClick={() => setHidden(false)}>
              <TbLayoutSidebarRightExpand size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ) : (
          pane({ isNarrow: false, onJump, onHide: () => setHidden(true) })
        )}
      </div>
    </div>
  );
}

/** Where there is room for one of them, one chooses. The form stays as it is meanwhile, and where it was scrolled to. */
function ByTurns({
  pane,
  isWide,
  isNarrow,
  onJump,
  follow,
  children,
}: PartsProps & Record<'isWide' | 'isNarrow', boolean>) {
  const isOver = useIsOver();
  const [isOpened, setOpened] = useState(isOver);
  const scrolled = useRef(0);
  useEffect(() => offerPreview(isWide), [isWide]);
  useEffect(() => {
    const keep = () => {
      if (!isOver) scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isOver]);
  useLayoutEffect(() => {
    if (isOpened) window.scrollTo({ top: isOver ? 0 : scrolled.current, behavior: 'instant' });
  }, [isOver, isOpened]);
  if (isOver && !isOpened) setOpened(true);

  return (
    <div className={classes.byTurns}>
      {!isWide && <Switch isOver={isOver} />}
      <Form follow={follow} isHidden={isOver}>
        {children}
      </Form>
      {isOpened && (
        <div className={classes.instead} data-whole={isWide || undefined} hidden={!isOver}>
          {pane({
            isNarrow,
            onJump: (path) => {
              flushSync(() => setOver(false));
              onJump(path);
            },
          })}
        </div>
      )}
    </div>
  );
}

function Switch({ isOver }: { isOver: boolean }) {
  return (
    <div className={classes.switch}>
      <SegmentedControl
        fullWidth
        aria-label="Form or preview"
        value={isOver ? 'preview' : 'edit'}
        onChange={(value) => setOver(value === 'preview')}
        data={[
          { value: 'edit', label: 'Edit' },
          { value: 'preview', label: 'Preview' },
        ]}
      />
    </div>
  );
}

function Form({
  follow,
  isHidden = false,
  children,
}: Pick<PartsProps, 'follow' | 'children'> & { isHidden?: boolean }) {
  const note = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element) follow(target);
  };
  return (
    <div className={classes.form} hidden={isHidden} onFocus={note} onKeyUp={note} onClick={note} onInput={note}>
      {children}
    </div>
  );
}

function useMedia(media: string): boolean {
  return useMediaQuery(media, window.matchMedia(media).matches, { getInitialValueInEffect: false });
}
