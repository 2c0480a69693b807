import { ActionIcon, Button, Loader, SegmentedControl, Tooltip } from '@mantine/core';
import { useElementSize, useLocalStorage } from '@mantine/hooks';
import { useId, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TbLayoutSidebarRightCollapse, TbRefresh } from 'react-icons/tb';
import { Link } from 'react-router';
import type { Shown, Told } from '#web/site/preview/messages.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { SAVE_ID } from '../editor/save-bar.tsx';
import { useChanges } from '../editor/use-changes.ts';
import { cleanHtml } from './clean-html.ts';
import { fieldOf, leavesOf, spotOf } from './leaves.ts';
import classes from './preview-pane.module.css';
import { publicValues } from './public-values.ts';
import { screenOf } from './screen-of.ts';
import type { PreviewSource } from './sources.ts';
import { useFrame } from './use-frame.ts';
import { fit, isWidth, widths, type Width } from './widths.ts';

/** The field one is in, and what of a long text one is typing. */
export interface Place {
  path: string;
  words: string;
}

interface PreviewPaneProps {
  source: PreviewSource;
  /** The field to be outlined on the page. */
  place: Place | null;
  /** Whether this is a phone, where the page is first shown as on one. */
  isNarrow: boolean;
  /** Someone clicked on what a field shows. */
  onJump: (path: string) => void;
  /** Puts the preview away; without it there is no button for that. */
  onHide?: (() => void) | undefined;
}

/** The public page with what is typed, in a frame of its own; it follows every keystroke and saves nothing. */
export function PreviewPane({ source, place, isNarrow, onJump, onHide }: PreviewPaneProps) {
  const form = useFormContext();
  const { fields, base } = useEditorState();
  const { values, changed } = useChanges(form, fields, base);
  const [width, setWidth] = useWidth(isNarrow);
  const [elsewhere, setElsewhere] = useState('');
  const iframe = useRef<HTMLIFrameElement>(null);
  const { ref: stage, ...room } = useElementSize();
  const titleId = useId();

  function shown(): Shown {
    const spot = place && spotOf(leavesOf(fields, values), place.path, place.words);
    const answers = source.answers(publicValues(fields, values, cleanHtml));
    return { preview: 'show', answers, page: source.page, place: source.place, spot };
  }

  function choose({ trail, isInside, section }: Extract<Told, { preview: 'clicked' }>): void {
    const leaves = leavesOf(fields, values);
    const path = fieldOf(isInside ? leaves : leaves.filter(({ words }) => words.length > 1), trail);
    const isOther = !isInside && screenOf(section) !== undefined;
    setElsewhere(isOther ? section : '');
    if (isOther) return;
    if (path !== null) onJump(path);
    else if (isInside && leaves[0]) onJump(leaves[0].path);
  }

  const follows = useMemo(() => ({ values, place, source }), [values, place, source]);
  const frame = useFrame(iframe, { shown, follows, onClicked: choose });
  const { pixels } = widths[width];
  const { scale, height } = fit(pixels, room);
  const isSeen = room.width > 0;
  return (
    <section className={classes.pane} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Live preview
        </h2>
        <span className={classes.note}>{changed.length > 0 ? 'not public yet' : 'as it is saved'}</span>
        <WidthChoice width={width} onChange={setWidth} />
        {onHide && (
          <Tooltip label="Hide the preview">
            <ActionIcon aria-label="Hide the preview" onClick={onHide}>
              <TbLayoutSidebarRightCollapse size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <button type="button" className={classes.skip} onClick={() => document.getElementById(SAVE_ID)?.focus()}>
        Skip the preview
      </button>
      <div ref={stage} className={classes.stage}>
        <div className={classes.screen} style={{ width: pixels * scale, visibility: isSeen ? 'visible' : 'hidden' }}>
          <iframe
            key={frame.attempt}
            ref={iframe}
            name="preview"
            title={`Preview of ${source.title}`}
            src={source.start}
            className={classes.frame}
            data-shown={frame.state === 'shown' || undefined}
            style={{ width: pixels, height, transform: `scale(${scale})` }}
          />
          {frame.state === 'loading' && (
            <div className={classes.state} role="status">
              <Loader size={24} aria-hidden />
              Loading the page…
            </div>
          )}
          {frame.state === 'failed' && (
            <div className={classes.state} role="alert">
              <p>The page could not be shown. What you type is safe.</p>
              <Button variant="default" leftSection={<TbRefresh size={16} aria-hidden />} onClick={frame.retry}>
                Try again
              </Button>
            </div>
          )}
        </div>
      </div>
      <p className={classes.hint} role="status">
        <Hint section={elsewhere} />
      </p>
    </section>
  );
}

function Hint({ section }: { section: string }) {
  const screen = screenOf(section);
  if (!screen) return 'Click on anything in the page to edit it.';
  return (
    <>
      That belongs to {screen.title}. <Link to={screen.path}>Edit {screen.title}</Link>
    </>
  );
}

function WidthChoice({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  return (
    <SegmentedControl
      className={classes.widths}
      size="xs"
      aria-label="Width of the preview"
      value={width}
      onChange={(value) => isWidth(value) && onChange(value)}
      data={Object.entries(widths).map(([value, { label, pixels, Icon }]) => ({
        value,
        label: (
          <span className={classes.width} title={`${label}, ${pixels} pixels`}>
            <Icon size={18} aria-hidden />
            <span className={classes.unseen}>{label}</span>
          </span>
        ),
      }))}
    />
  );
}

/** Remembered, for phones and larger screens apart. */
function useWidth(isNarrow: boolean): [Width, (width: Width) => void] {
  const [stored, setStored] = useLocalStorage({
    key: isNarrow ? 'panel-preview-width-phone' : 'panel-preview-width',
    defaultValue: isNarrow ? 'phone' : 'desktop',
    getInitialValueInEffect: false,
  });
  return [isWidth(stored) ? stored : 'desktop', setStored];
}
