import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TbLayoutSidebarRightExpand } from 'react-icons/tb';
import { useEditorState } from '../editor/editor-context.ts';
import { pathOfControl, wordsAtCursor } from './field-path.ts';
import { PreviewPane, type Place } from './preview-pane.tsx';
import { offerPreview, setOver, useIsOver } from './preview-store.ts';
import classes from './previewed.module.css';
import type { PreviewSource } from './sources.ts';

interface PreviewedProps {
  source: PreviewSource;
  /** Brings a field into view: `editor.jump`. */
  onJump: (path: string) => void;
  /** `beside` the form from 1200 px on; `over` it at every width, where the form needs the room. */
  layout?: 'beside' | 'over';
  /** The form. */
  children: ReactNode;
}

/** A form with the live preview of what is typed in it. Stands within the form's and the editor's providers. */
export function Previewed({ source, onJump, layout = 'beside', children }: PreviewedProps) {
  const isWide = useMedia('(min-width: 1200px)');
  const isNarrow = useMedia('(max-width: 767px)');
  const { place, follow } = usePlace();
  const pane = { source, place, isNarrow };
  return isWide && layout === 'beside' ? (
    <Beside pane={pane} onJump={onJump} follow={follow}>
      {children}
    </Beside>
  ) : (
    <ByTurns pane={pane} hasButton={isWide} onJump={onJump} follow={follow}>
      {children}
    </ByTurns>
  );
}

interface PartsProps {
  pane: { source: PreviewSource; place: Place | null; isNarrow: boolean };
  onJump: (path: string) => void;
  follow: (control: Element) => void;
  children: ReactNode;
}

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
          <PreviewPane key={pane.source.page} {...pane} onJump={onJump} onHide={() => setHidden(true)} />
        )}
      </div>
    </div>
  );
}

/** Where there is room for one of them, one chooses. The form stays as it is meanwhile, and where it was scrolled to. */
function ByTurns({ pane, hasButton, onJump, follow, children }: PartsProps & { hasButton: boolean }) {
  const isOver = useIsOver();
  const [isOpened, setOpened] = useState(isOver);
  const scrolled = useRef(0);
  useEffect(() => offerPreview(hasButton), [hasButton]);
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
      {!hasButton && <Switch isOver={isOver} />}
      <Form follow={follow} isHidden={isOver}>
        {children}
      </Form>
      {isOpened && (
        <div className={classes.instead} data-whole={hasButton || undefined} hidden={!isOver}>
          <PreviewPane
            key={pane.source.page}
            {...pane}
            onJump={(path) => {
              flushSync(() => setOver(false));
              onJump(path);
            }}
          />
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

/** The field the keyboard is in. */
function usePlace() {
  const { fields } = useEditorState();
  const [place, setPlace] = useState<Place | null>(null);
  function follow(control: Element): void {
    const path = pathOfControl(fields, control);
    const words = wordsAtCursor(control);
    if (path) setPlace((now) => (now?.path === path && now.words === words ? now : { path, words }));
  }
  return { place, follow };
}

function useMedia(media: string): boolean {
  return useMediaQuery(media, window.matchMedia(media).matches, { getInitialValueInEffect: false });
}
