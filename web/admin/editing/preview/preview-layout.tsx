import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TbLayoutSidebarRightExpand } from 'react-icons/tb';
import type { PreviewPaneProps } from './preview-pane.tsx';
import { offerPreview, showPreviewOver, useIsPreviewOver } from './preview-store.ts';
import classes from './with-preview.module.css';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** What the layout passes to the preview. */
export type PaneFrame = Pick<PreviewPaneProps, 'isNarrow' | 'onJump' | 'onHide'>;

interface PreviewLayoutProps {
  /** `beside`: next to the form from 1200 px on. `over`: always in place of the form, which needs the width. */
  layout: 'beside' | 'over';
  /** The preview. */
  pane: (frame: PaneFrame) => ReactNode;
  /** Scrolls to the field that was clicked on the page. */
  onJump: (path: string, isQuiet?: boolean) => void;
  /** Called with the control that has focus. */
  follow: (control: Element) => void;
  /** The form. */
  children: ReactNode;
}

/** A form and its preview, side by side or alternating. */
export function PreviewLayout({ layout, ...parts }: PreviewLayoutProps) {
  const isWide = useMediaMatch('(min-width: 1200px)');
  const isNarrow = useMediaMatch('(max-width: 767px)');
  return isWide && layout === 'beside' ? (
    <SideBySide {...parts} />
  ) : (
    <Alternating {...parts} {...{ isWide, isNarrow }} />
  );
}

type PartsProps = Omit<PreviewLayoutProps, 'layout'>;

/** Reserves the space of a form and its preview while the form loads. */
export function PreviewPlaceholder({ children }: { children: ReactNode }) {
  const isWide = useMediaMatch('(min-width: 1200px)');
  const [isHidden] = usePreviewHidden();
  if (!isWide) return <div className={classes.room}>{children}</div>;
  return (
    <div className={classes.beside} data-hidden={isHidden || undefined}>
      {children}
      <div className={classes.column} data-ground />
    </div>
  );
}

/** Whether the preview is hidden; remembered in this browser. */
function usePreviewHidden() {
  return useLocalStorage({ key: 'panel-preview-hidden', defaultValue: false, getInitialValueInEffect: false });
}

function SideBySide({ pane, onJump, follow, children }: PartsProps) {
  const [isHidden, setHidden] = usePreviewHidden();
  return (
    <div className={classes.beside} data-hidden={isHidden || undefined}>
      <FormArea follow={follow}>{children}</FormArea>
      <div className={classes.column}>
        {isHidden ? (
          <Tooltip label={previewTexts.showThePreview} position="left">
            <ActionIcon
              className={classes.show}
              aria-label={previewTexts.showThePreview}
              onClick={() => setHidden(false)}
            >
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

/** With room for only one, the user switches. The form keeps its state and scroll position. */
function Alternating({
  pane,
  isWide,
  isNarrow,
  onJump,
  follow,
  children,
}: PartsProps & Record<'isWide' | 'isNarrow', boolean>) {
  const isOver = useIsPreviewOver();
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
      {!isWide && <PreviewSwitch isOver={isOver} />}
      <FormArea follow={follow} isHidden={isOver}>
        {children}
      </FormArea>
      {isOpened && (
        <div className={classes.instead} data-whole={isWide || undefined} hidden={!isOver}>
          {pane({
            isNarrow,
            onJump: (path) => {
              flushSync(() => showPreviewOver(false));
              onJump(path);
            },
          })}
        </div>
      )}
    </div>
  );
}

function PreviewSwitch({ isOver }: { isOver: boolean }) {
  return (
    <div className={classes.switch}>
      <SegmentedControl
        fullWidth
        aria-label={previewTexts.formOrPreview}
        value={isOver ? 'preview' : 'edit'}
        onChange={(value) => showPreviewOver(value === 'preview')}
        data={[
          { value: 'edit', label: previewTexts.edit },
          { value: 'preview', label: previewTexts.preview },
        ]}
      />
    </div>
  );
}

function FormArea({
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

function useMediaMatch(media: string): boolean {
  return useMediaQuery(media, window.matchMedia(media).matches, { getInitialValueInEffect: false });
}
