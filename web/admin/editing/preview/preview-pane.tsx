import { ActionIcon, Button, Loader, SegmentedControl, Tooltip } from '@mantine/core';
import { useElementSize, useLocalStorage } from '@mantine/hooks';
import { useId, useMemo, useRef, useState } from 'react';
import { TbLayoutSidebarRightCollapse, TbRefresh } from 'react-icons/tb';
import { Link } from 'react-router';
import type { PinnedQuery, PreviewContent, FrameMessage } from '#web/site/preview/messages.ts';
import { SAVE_ID } from '#web/admin/editing/form/editor-context.ts';
import { fieldAtClick, targetForPath, type ShownField } from './shown-fields.ts';
import classes from './preview-pane.module.css';
import type { PreviewLink, PreviewPage } from './preview-sources.ts';
import { screenOfPart } from './screens-of-page.ts';
import { usePreviewFrame } from './use-preview-frame.ts';
import { fitWidth, isWidth, widths, type Width } from './preview-widths.ts';

/** The current field, and the part of a long text being typed. */
export interface FieldLocation {
  path: string;
  text: string;
}

/** What a preview shows, and the fields of its texts. */
export interface Preview {
  page: PreviewPage;
  pinnedQueries: () => PinnedQuery[];
  shownFields: () => ShownField[];
  /** Changes whenever the shown content changes. */
  contentKey: unknown;
  /** Whether any of it is unsaved. */
  isChanged: boolean;
  /** If the page shows several records: the record of a path. */
  recordOf?: ((path: string) => string) | undefined;
  /** Why the page does not show the record; empty if it does. */
  hiddenReason?: string;
  /** Where the field at a path is edited, if not in this form. */
  linkTo?: (path: string) => PreviewLink | undefined;
}

export interface PreviewPaneProps {
  preview: Preview;
  /** The field to outline on the page. */
  fieldLocation: FieldLocation | null;
  /** Whether this is a phone. The preview then starts at phone width. */
  isNarrow: boolean;
  /** Called when the user clicks a field's text on the page. */
  onJump: (path: string) => void;
  /** Hides the preview; without it there is no button. */
  onHide?: (() => void) | undefined;
}

/** The public page with the typed values, in an iframe. Follows every keystroke and saves nothing. */
export function PreviewPane({ preview, fieldLocation, isNarrow, onJump, onHide }: PreviewPaneProps) {
  const { page, recordOf, isChanged } = preview;
  const [width, setWidth] = useWidth(isNarrow);
  const [clicked, setClicked] = useState<ClickedText>({});
  const iframe = useRef<HTMLIFrameElement>(null);
  const { ref: stage, ...room } = useElementSize();
  const titleId = useId();

  function shown(): PreviewContent {
    const target = fieldLocation && targetForPath(preview.shownFields(), fieldLocation.path, fieldLocation.text);
    return { preview: 'show', queries: preview.pinnedQueries(), page: page.page, container: page.container, target };
  }

  function choose({ trail, isInside, section }: Extract<FrameMessage, { preview: 'clicked' }>): void {
    const shownFields = preview.shownFields();
    const path = fieldAtClick(
      isInside ? shownFields : shownFields.filter(({ text }) => text.length > 1),
      trail,
      recordOf,
    );
    const link = screenOfPart(section, page) ?? (path !== null && preview.linkTo?.(path));
    const isFixed = !link && path === null && trail.some(({ text }) => text !== '');
    setClicked({ isFixed, ...(link && { link }) });
    if (!link && path !== null) onJump(path);
  }

  const contentKey = useMemo(
    () => ({ of: preview.contentKey, fieldLocation, page }),
    [preview.contentKey, fieldLocation, page],
  );
  const frame = usePreviewFrame(iframe, { shown, contentKey, onClicked: choose });
  const { pixels } = widths[width];
  const { scale, height } = fitWidth(pixels, room);
  const isSeen = room.width > 0;
  return (
    <section className={classes.pane} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Live preview
        </h2>
        <span className={classes.note}>{isChanged ? 'shows your unsaved changes' : 'shows the saved version'}</span>
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
            title={`Preview of ${page.title}`}
            src={page.start}
            className={classes.frame}
            data-shown={frame.state === 'shown' || undefined}
            style={{ width: pixels, height, transform: `scale(${scale})` }}
          />
          <FrameStatus state={frame.state} onRetry={frame.retry} />
        </div>
      </div>
      <p className={classes.hint} role="status">
        <PreviewHint {...clicked} hiddenReason={preview.hiddenReason} />
      </p>
    </section>
  );
}

function FrameStatus({ state, onRetry }: { state: 'loading' | 'shown' | 'failed'; onRetry: () => void }) {
  return (
    <>
      {state === 'loading' && (
        <div className={classes.state} role="status">
          <Loader size={24} aria-hidden />
          Loading the page…
        </div>
      )}
      {state === 'failed' && (
        <div className={classes.state} role="alert">
          <p>The preview could not be shown. Your text is safe.</p>
          <Button variant="default" leftSection={<TbRefresh size={16} aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}

/** The last clicked text that no field of this form shows. */
interface ClickedText {
  /** Where it is edited. */
  link?: PreviewLink;
  /** No screen edits it. */
  isFixed?: boolean;
}

function PreviewHint({ link, isFixed, hiddenReason }: ClickedText & { hiddenReason: string | undefined }) {
  if (isFixed) return 'This text is part of the design. It cannot be edited here.';
  if (!link) return hiddenReason || 'Click a text or a picture in the page to open its field.';
  return (
    <>
      That belongs to {link.title}. <Link to={link.path}>Edit {link.title}</Link>
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

/** Remembered separately for phones and larger screens. */
function useWidth(isNarrow: boolean): [Width, (width: Width) => void] {
  const [stored, setStored] = useLocalStorage({
    key: isNarrow ? 'panel-preview-width-phone' : 'panel-preview-width',
    defaultValue: isNarrow ? 'phone' : 'desktop',
    getInitialValueInEffect: false,
  });
  return [isWidth(stored) ? stored : 'desktop', setStored];
}
