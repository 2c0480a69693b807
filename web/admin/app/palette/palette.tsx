import { Highlight, Kbd } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TbSearch } from 'react-icons/tb';
import { useHref, useLocation, useNavigate } from 'react-router';
import { empty } from '#contract/texts.ts';
import { findEntries, type PaletteEntry } from './find-entries.ts';
import { searchWords } from '#web/admin/shell/search-words.ts';
import classes from './palette.module.css';
import { useAccount } from '#web/admin/shell/account.ts';
import { screensFor, type Screen } from '#web/admin/app/screens/screens.ts';
import { useActions } from './actions.ts';
import { noteRecent, recentPlaces } from './recent.ts';
import { useSearch } from './use-search.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as paletteTexts from '#web/admin/texts/palette.ts';

const RECENT_MAX = 5;
/** Groups whose entries need no second line. */
const ONE_LINE = [paletteTexts.recent, paletteTexts.actions, paletteTexts.screens];
const GROW = {
  duration: 160,
  timingFunction: 'cubic-bezier(0.22, 0.7, 0.25, 1)',
  transition: {
    in: { opacity: 1, transform: 'scale(1)' },
    out: { opacity: 0, transform: 'scale(0.98)' },
    transitionProperty: 'opacity, transform',
  },
};

export interface PaletteProps {
  opened: number;
  text: string;
  onText: (text: string) => void;
  onClosed: () => void;
}

/** The search over all screens and records, and what can be done from anywhere. Opens each time `opened` increases. */
export function Palette({ opened, text, onText, onClosed }: PaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const { found, isSearching, hasFailed } = useSearch(text, isOpen);
  const { _id: user, role } = useAccount();
  const screens = screensFor(role);
  const groups = findEntries(text, screens, found, { actions: useActions(), recent: useRecent(isOpen, screens) });
  const entries = groups.flatMap((group) => group.entries);
  const count = entries.filter(({ to, run }) => to !== null || run).length;
  const { list, onKeyDown, onType, chosen } = useFirstSelected(entries.map(({ to, title }) => to ?? title).join('\n'));
  const openInTab = useOpenInTab();
  const isMac = useOs() === 'macos';
  useEffect(() => {
    if (opened > 0) spotlight.open();
  }, [opened]);
  // Runs before Mantine's own handler, which would open the link here and close the palette.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const to = event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? chosen() : undefined;
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    openInTab(to);
  };
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={(typed) => {
        onText(typed);
        onType();
      }}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => {
        setOpen(false);
        onClosed();
      }}
      shortcut={null}
      size={620}
      scrollable
      centered={false}
      overlayProps={{ backgroundOpacity: 0.5, blur: 0 }}
      transitionProps={GROW}
      attributes={{ content: { 'aria-label': paletteTexts.searchThePanel } }}
      classNames={{
        content: classes.content,
        search: classes.search,
        actionsList: classes.list,
        actionsGroup: classes.group,
      }}
    >
      <Spotlight.Search
        data-palette-search
        placeholder={paletteTexts.searchOrDoSomething}
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
        leftSection={<TbSearch size={18} aria-hidden />}
        rightSection={<Kbd size="xs">{paletteTexts.esc}</Kbd>}
        rightSectionPointerEvents="none"
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map((entry) => (
              <Entry
                key={`${entry.to} ${entry.title}`}
                entry={entry}
                words={searchWords(text)}
                isLine={ONE_LINE.includes(title)}
                onOpened={(to) => noteRecent(localStorage, user, { to, title: entry.title })}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {entries.length === 0 && (
          <Spotlight.Empty>{isSearching ? paletteTexts.searching : empty.results}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.footer}>
        <span className={classes.keys} aria-hidden="true">
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {paletteTexts.move} <Kbd size="xs">{paletteTexts.enter}</Kbd>{' '}
          {paletteTexts.open}{' '}
          <Kbd size="xs">
            {isMac ? '⌘' : commonTexts.ctrl} {paletteTexts.enter}
          </Kbd>{' '}
          {paletteTexts.inANewTab}
        </span>
        <span role="status">{resultCountLabel(count, isSearching, hasFailed)}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

function resultCountLabel(count: number, isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return paletteTexts.searching;
  return `${paletteTexts.results(count)}${hasFailed ? paletteTexts.someRecordsCould : ''}`;
}

/**
 * Later results are inserted before the selected one. Until the user presses an arrow key, the first result stays
 * selected. The results can be there before the list is.
 */
function useFirstSelected(shown: string) {
  const list = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const selectFirst = useCallback(() => {
    const chosen = list.current?.querySelector('[data-selected]');
    if (chosen && isMoved.current) return;
    chosen?.removeAttribute('data-selected');
    list.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  }, []);
  // In the same step as the results are shown: who sees them can press Enter.
  useLayoutEffect(selectFirst, [shown, selectFirst]);
  return {
    list: useCallback(
      (mounted: HTMLDivElement | null) => {
        list.current = mounted;
        selectFirst();
      },
      [selectFirst],
    ),
    onType: () => {
      isMoved.current = false;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') isMoved.current = true;
    },
    chosen: () => list.current?.querySelector<HTMLElement>('[data-selected]')?.dataset.to,
  };
}

interface EntryProps {
  entry: PaletteEntry;
  words: string[];
  /** Title and detail stand in one line. */
  isLine: boolean;
  onOpened: (to: string) => void;
}

function Entry(props: EntryProps) {
  const { entry, words, isLine, onOpened } = props;
  const { to, run, keys, Icon = TbSearch } = entry;
  const navigate = useNavigate();
  const openInTab = useOpenInTab();
  function open(isTab: boolean) {
    if (to === null) run?.();
    else {
      onOpened(to);
      if (isTab) openInTab(to);
      else void navigate(to);
    }
  }
  return (
    <Spotlight.Action
      className={classes.entry}
      data-to={to ?? undefined}
      data-line={isLine || undefined}
      onClick={({ ctrlKey, metaKey }) => open(ctrlKey || metaKey)}
    >
      <Icon className={classes.icon} size={18} aria-hidden />
      <EntryText entry={entry} words={words} />
      {keys ? (
        <span className={classes.letters} aria-hidden="true">
          {keys.split(' ').map((letter) => (
            <Kbd key={letter} size="xs">
              {letter}
            </Kbd>
          ))}
        </span>
      ) : (
        <Kbd size="xs" className={classes.enter}>
          {paletteTexts.enter}
        </Kbd>
      )}
    </Spotlight.Action>
  );
}

function EntryText({ entry: { title, detail }, words }: Pick<EntryProps, 'entry' | 'words'>) {
  return (
    <span className={classes.words}>
      <Highlight component="span" highlight={words} className={classes.title}>
        {title}
      </Highlight>
      {detail && (
        <Highlight component="span" highlight={words} className={classes.detail}>
          {detail}
        </Highlight>
      )}
    </span>
  );
}

/** The places opened before this one, with the icons of their screens. */
function useRecent(isOpen: boolean, screens: Screen[]): PaletteEntry[] {
  const { _id } = useAccount();
  const { pathname, search } = useLocation();
  if (!isOpen) return [];
  return recentPlaces(localStorage, _id)
    .filter(({ to }) => to !== pathname + search)
    .slice(0, RECENT_MAX)
    .map(({ to, title }) => {
      const screen = screens.find(({ path }) => path === to.split(/[/?]/)[1]);
      const detail = screen && screen.title !== title ? screen.title : (screen?.group ?? '');
      return { to, title, detail, Icon: screen?.Icon ?? TbSearch };
    });
}

/** Opens a panel address in a new tab. */
function useOpenInTab() {
  const base = useHref('/').replace(/\/$/, '');
  return (to: string) => void window.open(base + to, '_blank', 'noopener');
}
