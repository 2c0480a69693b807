import { Highlight, Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useState } from 'react';
import { TbMail, TbSearch } from 'react-icons/tb';
import { useNavigate } from 'react-router';
import { empty } from '#contract/texts.ts';
import { findEntries, wordsOf, type PaletteEntry } from './find-entries.ts';
import classes from './palette.module.css';
import { useMessages } from '../messages/inbox.ts';
import { screens } from '../screens.ts';

/** The search over the whole panel: any screen, any message by its words. Opens with Ctrl/Cmd+K anywhere. */
export function Palette() {
  const [text, setText] = useState('');
  const { messages } = useMessages();
  const groups = findEntries(text, screens, messages);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Spotlight.Root
      query={text}
      onQueryChange={setText}
      tagsToIgnore={[]}
      triggerOnContentEditable
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
        placeholder="Search screens and messages"
        leftSection={<TbSearch size={18} aria-hidden />}
        rightSection={<Kbd size="xs">Esc</Kbd>}
        rightSectionPointerEvents="none"
      />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} words={wordsOf(text)} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && <Spotlight.Empty>{empty.results}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.footer}>
        <span className={classes.keys} aria-hidden="true">
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> move <Kbd size="xs">Enter</Kbd> open
        </span>
        <span role="status">{count === 1 ? '1 result' : `${count} results`}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

function Entry({ entry, words }: { entry: PaletteEntry; words: string[] }) {
  const navigate = useNavigate();
  const Icon = entry.Icon ?? TbMail;
  return (
    <Spotlight.Action className={classes.entry} onClick={() => void navigate(entry.to)}>
      <Icon className={classes.icon} size={18} aria-hidden />
      <span className={classes.words}>
        <Highlight component="span" highlight={words} className={classes.title} classNames={{ root: classes.marked }}>
          {entry.title}
        </Highlight>
        {entry.detail && (
          <Highlight component="span" highlight={words} className={classes.detail}>
            {entry.detail}
          </Highlight>
        )}
      </span>
      <Kbd size="xs" className={classes.enter}>
        Enter
      </Kbd>
    </Spotlight.Action>
  );
}
