import { Button } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TbLayoutSidebarLeftExpand, TbLayoutSidebarRightCollapse, TbLayoutSidebarRightExpand } from 'react-icons/tb';
import { fieldId, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { scrollToAndFocus } from '#web/admin/editing/fields/use-field.ts';
import { FoldButton } from './fold-button.tsx';
import { useListFoldHere } from './list-fold-context.ts';
import classes from './page-layout.module.css';
import type { RowView } from './record-kind.ts';
import listClasses from './record-list.module.css';
import { useDetailsFold } from './use-fold.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

const SHOW_ID = 'show-details';
const HIDE_ID = 'hide-details';

interface PageLayoutProps {
  heading: ReactNode;
  /** Whether the saved record is public; absent for a new one. */
  state: RowView['status'];
  /** The fields of the sheet. */
  details: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A page to write on, in one column, with the details in a sheet that folds. */
export function PageLayout({ heading, state, details, children }: PageLayoutProps) {
  const list = useListFoldHere();
  const { isOpen, isOver, setOpen } = useDetailsFold();
  const sheet = useRef<HTMLElement>(null);
  useOpenForField(sheet, isOpen, () => setOpen(true));
  function fold(next: boolean) {
    flushSync(() => setOpen(next));
    document.getElementById(next ? HIDE_ID : SHOW_ID)?.focus();
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOver && !event.defaultPrevented) fold(false);
  };
  return (
    <form
      className={classes.page}
      data-beside={(isOpen && !isOver) || undefined}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={classes.canvas} inert={isOpen && isOver}>
        <div className={classes.head}>
          {list && !list.isOpen && (
            <FoldButton
              label={recordsTexts.showTheList}
              keyName="\"
              isOpen={false}
              Icon={TbLayoutSidebarLeftExpand}
              onClick={() => list.setOpen(true)}
            />
          )}
          {heading}
          {state && (
            <p className={classes.state}>
              <span className={listClasses.dot} data-tone={state.tone} aria-hidden />
              {state.label}
            </p>
          )}
          {!isOpen && (
            <Button
              id={SHOW_ID}
              variant="subtle"
              color="gray"
              className={classes.show}
              aria-expanded={false}
              aria-keyshortcuts="Control+. Meta+."
              rightSection={<TbLayoutSidebarRightExpand size={18} aria-hidden />}
              onClick={() => fold(true)}
            >
              {recordsTexts.details}
            </Button>
          )}
        </div>
        <div className={classes.column}>{children}</div>
      </div>
      <aside
        ref={sheet}
        className={classes.sheet}
        aria-label={recordsTexts.details}
        data-over={isOver || undefined}
        hidden={!isOpen}
        onKeyDown={closeByEscape}
      >
        <div className={classes.sheetHead}>
          <h3 className={classes.sheetTitle}>{recordsTexts.details}</h3>
          <FoldButton
            id={HIDE_ID}
            label={recordsTexts.hideTheDetails}
            keyName="."
            isOpen
            Icon={TbLayoutSidebarRightCollapse}
            onClick={() => fold(false)}
          />
        </div>
        {details}
      </aside>
    </form>
  );
}

/** Opens the sheet when the form jumps to one of its fields, which cannot take focus while it is hidden. */
function useOpenForField(sheet: { current: HTMLElement | null }, isOpen: boolean, open: () => void) {
  const { target } = useEditorState();
  const shown = useRef(target);
  const awaited = useRef('');
  useEffect(() => {
    if (target === shown.current) return;
    shown.current = target;
    const id = target && fieldId(target.path);
    if (!id || isOpen || !sheet.current?.querySelector(`#${CSS.escape(id)}`)) return;
    awaited.current = id;
    open();
  });
  useEffect(() => {
    if (isOpen && awaited.current) scrollToAndFocus(awaited.current);
    awaited.current = '';
  }, [isOpen]);
}
