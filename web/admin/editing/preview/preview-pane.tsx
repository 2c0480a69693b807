import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core';
import { useElementSize, useLocalStorage } from '@mantine/hooks';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { TbLayoutSidebarRightCollapse, TbRefresh } from 'react-icons/tb';
import { Link } from 'react-router';
import type { FieldTarget, PinnedQuery, PreviewContent } from '#web/site/preview/messages.ts';
import { isWithin, SAVE_ID } from '#web/admin/editing/form/editor-context.ts';
import { CompareButton, useCompare } from './compare.tsx';
import { PageSketch } from './page-sketch.tsx';
import type { PlaceMeaning } from './place-meaning.ts';
import { usePointed } from './use-pointed.ts';
import classes from './preview-pane.module.css';
import type { PagePart, PreviewLink, PreviewPage } from './preview-sources.ts';
import { usePreviewFrame } from './use-preview-frame.ts';
import { fitWidth, isWidth, legibleWidth, widths, type Width } from './preview-widths.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as previewTexts from '#web/admin/texts/preview.ts';

/** The current field, and the paragraph of a formatted text that has the cursor. */
export type FieldLocation = Pick<FieldTarget, 'path' | 'paragraph'>;

/** What a preview shows. */
export interface Preview {
  page: PreviewPage;
  pinnedQueries: () => PinnedQuery[];
  /** The parts of the page with a path of their own. */
  parts?: readonly PagePart[];
  /** Changes whenever the shown content changes. */
  contentKey: unknown;
  /** Whether any of it is unsaved. */
  isChanged: boolean;
  /** Whether the saved version is staged. It is compared with the public one. */
  isStaged?: boolean;
  /** Why the page does not show the record; empty if it does. */
  hiddenReason?: string;
  /** Where the field at a path is edited, if not in this form. */
  linkTo?: (path: string) => PreviewLink | undefined;
  /** The name of the field at a path. */
  labelOf: (path: string) => string;
  /** Present if its lines can be edited on the page. */
  inPlace?: InPlaceFields;
  /** When the shown version was saved; absent for the typed one. */
  versionFrom?: string | undefined;
  /** The same as `pinnedQueries` for what is saved; absent if there is nothing to compare. */
  savedQueries?: (() => PinnedQuery[]) | undefined;
}

/** The fields that people edit on the page itself. */
export interface InPlaceFields {
  /** Whether the field is a text without formatting. */
  isLine: (path: string) => boolean;
  valueAt: (path: string) => string;
  set: (path: string, value: string) => void;
  /** Shows the field in the form, without moving the focus there. */
  follow: (path: string) => void;
}

export interface PreviewPaneProps {
  preview: Preview;
  /** Shown below the page. */
  below?: ReactNode;
  /** The field to outline on the page. */
  fieldLocation: FieldLocation | null;
  /** Whether this is a phone. It remembers the width of its previews separately. */
  isNarrow: boolean;
  /** Called when the user clicks a field's text on the page. */
  onJump: (path: string, isQuiet?: boolean) => void;
  /** Hides the preview; without it there is no button. */
  onHide?: (() => void) | undefined;
}

/** The public page with the typed values, in an iframe. Follows every keystroke and saves nothing. */
export function PreviewPane({ preview, below, fieldLocation, isNarrow, onJump, onHide }: PreviewPaneProps) {
  const { page, isChanged, isStaged = false, savedQueries, versionFrom } = preview;
  const isOther = isChanged || isStaged;
  const { isComparing, setHeld } = useCompare(isOther && savedQueries !== undefined && versionFrom === undefined);
  const iframe = useRef<HTMLIFrameElement>(null);
  const { ref: stage, ...room } = useElementSize();
  const [width, setWidth] = useWidth(isNarrow, room.width);
  const titleId = useId();

  function shown(): PreviewContent {
    const target = fieldLocation && fieldTarget(preview, fieldLocation);
    return {
      preview: 'show',
      queries: isComparing && savedQueries ? savedQueries() : preview.pinnedQueries(),
      isSaved: isComparing || versionFrom !== undefined,
      page: page.page,
      container: page.container,
      target: isComparing || versionFrom !== undefined ? null : target,
    };
  }

  const contentKey = useMemo(
    () => ({ of: preview.contentKey, fieldLocation, page, isComparing }),
    [preview.contentKey, fieldLocation, page, isComparing],
  );
  const frame = usePreviewFrame(iframe, {
    shown,
    contentKey,
    onMessage: (message) => (message.preview === 'compare' ? setHeld(message.isHeld) : pointed.onMessage(message)),
  });
  const pointed = usePointed({ preview, send: frame.send, focusFrame: () => iframe.current?.focus(), onJump });
  const { pixels, label } = widths[width];
  const { scale, height } = fitWidth(pixels, room);
  const isSeen = room.width > 0;
  return (
    <section className={classes.pane} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {previewTexts.livePreview}
        </h2>
        <span className={classes.note}>
          {versionFrom
            ? previewTexts.showsTheVersionOf(versionFrom)
            : shownVersion({ isChanged, isStaged, isComparing })}
        </span>
        {isOther && savedQueries && !versionFrom && <CompareButton isHeld={isComparing} onHold={setHeld} />}
        <WidthChoice width={width} onChange={setWidth} />
        {onHide && (
          <Tooltip label={previewTexts.hideThePreview}>
            <ActionIcon aria-label={previewTexts.hideThePreview} onClick={onHide}>
              <TbLayoutSidebarRightCollapse size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <button type="button" className={classes.skip} onClick={() => document.getElementById(SAVE_ID)?.focus()}>
        {previewTexts.skipThePreview}
      </button>
      <div className={classes.facts}>
        <p className={classes.hint} role="status" data-answer={pointed.clicked?.kind === 'fixed' || undefined}>
          <PreviewHint clicked={pointed.clicked} preview={preview} />
        </p>
        <span className={classes.scale}>
          {label}, {Math.round(scale * 100)} %
        </span>
      </div>
      <div ref={stage} className={classes.stage}>
        <div className={classes.screen} style={{ width: pixels * scale, visibility: isSeen ? 'visible' : 'hidden' }}>
          <iframe
            key={frame.attempt}
            ref={iframe}
            name="preview"
            title={previewTexts.previewOf(page.title)}
            src={page.start}
            className={classes.frame}
            data-shown={frame.state === 'shown' || undefined}
            style={{ width: pixels, height, transform: `scale(${scale})` }}
          />
          <FrameStatus state={frame.state} onRetry={frame.retry} />
        </div>
      </div>
      {below}
    </section>
  );
}

/** How the page finds the current field. */
function fieldTarget({ parts = [] }: Preview, { path, paragraph }: FieldLocation): FieldTarget {
  const part = parts.find((one) => isWithin(path, one.path));
  return { id: `${path}#${paragraph}`, path, paragraph, ...(part && { part: part.id }) };
}

/** Which version the page shows. */
function shownVersion({ isChanged, isStaged, isComparing }: Record<'isChanged' | 'isStaged' | 'isComparing', boolean>) {
  if (isComparing) return isStaged ? previewTexts.showsWhatIsPublic : previewTexts.showsTheSavedVersion;
  if (isChanged) return previewTexts.showsYourUnsavedChanges;
  return isStaged ? previewTexts.showsTheStagedChanges : previewTexts.showsTheSavedVersion;
}

function FrameStatus({ state, onRetry }: { state: 'loading' | 'shown' | 'failed'; onRetry: () => void }) {
  return (
    <>
      {state === 'loading' && (
        <div className={classes.state} role="status">
          <PageSketch />
          {previewTexts.loadingThePage}
        </div>
      )}
      {state === 'failed' && (
        <div className={classes.state} role="alert">
          <p>{previewTexts.thePreviewCould}</p>
          <Button variant="default" leftSection={<TbRefresh size={16} aria-hidden />} onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}

function PreviewHint({ clicked, preview }: { clicked: PlaceMeaning | null; preview: Preview }) {
  if (clicked?.kind === 'fixed') return previewTexts.thisLineIsPart;
  if (clicked?.kind !== 'elsewhere')
    return preview.hiddenReason || (preview.inPlace ? previewTexts.clickAText : previewTexts.clickATextOrAPicture);
  const { title, path } = clicked.link;
  return (
    <>
      {previewTexts.thatBelongsTo(title)} <Link to={path}>{previewTexts.editWithTitle(title)}</Link>
    </>
  );
}

function WidthChoice({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  return (
    <SegmentedControl
      className={classes.widths}
      size="xs"
      aria-label={previewTexts.widthOfThePreview}
      value={width}
      onChange={(value) => isWidth(value) && onChange(value)}
      data={Object.entries(widths).map(([value, { label, pixels, Icon }]) => ({
        value,
        label: (
          <span className={classes.width} title={previewTexts.pixels(label, pixels)}>
            <Icon size={18} aria-hidden />
            <span className={classes.unseen}>{label}</span>
          </span>
        ),
      }))}
    />
  );
}

/** The chosen width, remembered separately for phones and larger screens. Until one is chosen, the widest legible one. */
function useWidth(isNarrow: boolean, paneWidth: number): [Width, (width: Width) => void] {
  const [stored, setStored] = useLocalStorage({
    key: isNarrow ? 'panel-preview-width-phone' : 'panel-preview-width',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return [isWidth(stored) ? stored : legibleWidth(paneWidth), setStored];
}
