import { Highlight, Kbd } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TbLock, TbSearch } from 'react-icons/tb';
import { useHref, useNavigate } from 'react-router';
import { empty } from '#contract/texts.ts';
import { findEntries, type PaletteEntry } from './find-entries.ts';
import { searchWords } from '#web/admin/shell/search-words.ts';
import classes from './palette.module.css';
import { useAccount } from '#web/admin/shell/account.ts';
import { screensFor } from '#web/admin/app/screens/screens.ts';
import { useSearch } from './use-search.ts';

/** The search over all screens and records. Opens each time `opened` increases. */
export function Palette({ opened }: { opened: number }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, isSearching, hasFailed } = useSearch(text, isOpen);
  const groups = findEntries(text, screensFor(useAccount().role), found);
  const entries = groups.flatMap((group) => group.entries);
  const count = entries.filter(({ to }) => to !== null).length;
  const { list, onKeyDown, onType, chosen } = useFirstSelected(entries.map(({ to }) => to).join('\n'));
  const openInTab = useOpenInTab();
  const isMac = useOs() === 'macos';
  useEffect(() => spotlight.open(), [opened]);
  // Runs before Mantine's own handler, which would open the link here and close the palette.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const to = event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? chosen() : undefined;
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    openInTab(to);
  };
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={(typed) => {
        setText(typed);
        onType();
      }}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      shortcut={null}
      size={620}
      maxHeight="min(520px, 60dvh)"
      scrollable
      centered={false}
      overlayProps={{ backgroundOpacity: 0.5, blur: 0 }}
      attributes={{ content: { 'aria-label': 'Search the panel' } }}
      classNames={{
        content: classes.content,
        search: classes.search,
        actionsList: classes.list,
        actionsGroup: classes.group,
      }}
    >
      <Spotlight.Search
        placeholder="Search screens and records"
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
        leftSection={<TbSearch size={18} aria-hidden />}
        rightSection={<Kbd size="xs">Esc</Kbd>}
        rightSectionPointerEvents="none"
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ to, ...entry }) =>
              to === null ? (
                <NotEditableEntry key={entry.title} entry={entry} words={searchWords(text)} />
              ) : (
                <LinkEntry key={`${to} ${entry.title}`} to={to} entry={entry} words={searchWords(text)} />
              ),
            )}
          </Spotlight.ActionsGroup>
        ))}
        {entries.length === 0 && <Spotlight.Empty>{isSearching ? 'Searching…' : empty.results}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.footer}>
        <span className={classes.keys} aria-hidden="true">
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> move <Kbd size="xs">Enter</Kbd> open{' '}
          <Kbd size="xs">{isMac ? '⌘' : 'Ctrl'} Enter</Kbd> in a new tab
        </span>
        <span role="status">{resultCountLabel(count, isSearching, hasFailed)}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

function resultCountLabel(count: number, isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return 'Searching…';
  return `${count === 1 ? '1 result' : `${count} results`}${hasFailed ? '; some records could not be searched' : ''}`;
}

/**
 * Later results are inserted before the selected one. Until the user presses an arrow key, the first result stays
 * selected.
 */
function useFirstSelected(shown: string) {
  const list = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    const chosen = list.current?.querySelector('[data-selected]');
    if (shown === '' || (chosen && isMoved.current)) return;
    chosen?.removeAttribute('data-selected');
    list.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  }, [shown]);
  return {
    list,
    onType: () => {
      isMoved.current = false;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') isMoved.current = true;
    },
    chosen: () => list.current?.querySelector<HTMLElement>('[data-selected]')?.dataset.to,
  };
}

type EntryProps = Omit<PaletteEntry, 'to'>;

function LinkEntry({ to, entry, words }: { to: string; entry: EntryProps; words: string[] }) {
  const navigate = useNavigate();
  const openInTab = useOpenInTab();
  const Icon = entry.Icon ?? TbSearch;
  return (
    <Spotlight.Action
      className={classes.entry}
      data-to={to}
      onClick={({ ctrlKey, metaKey }) => (ctrlKey || metaKey ? openInTab(to) : void navigate(to))}
    >
      <Icon className={classes.icon} size={18} aria-hidden />
      <EntryText entry={entry} words={words} />
      <Kbd size="xs" className={classes.enter}>
        Enter
      </Kbd>
    </Spotlight.Action>
  );
}

/** A result without a link: a part that the panel cannot edit. */
function NotEditableEntry({ entry, words }: { entry: EntryProps; words: string[] }) {
  return (
    <div className={classes.entry}>
      <TbLock className={classes.icon} size={18} aria-hidden />
      <EntryText entry={entry} words={words} />
    </div>
  );
}

function EntryText({ entry: { title, detail }, words }: { entry: EntryProps; words: string[] }) {
  return (
    <span className={classes.words}>
      <Highlight component="span" highlight={words} className={classes.title} classNames={{ root: classes.marked }}>
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

/** Opens a panel address in a new tab. */
function useOpenInTab() {
  const base = useHref('/').replace(/\/$/, '');
  return (to: string) => void window.open(base + to, '_blank', 'noopener');
}
