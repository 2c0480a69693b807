import { Autocomplete, Button } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { isSafeLink } from '#contract/links.ts';
import { rules } from '#contract/rule-texts.ts';
import { findLinkTarget } from '#web/admin/editing/fields/find-link-target.ts';
import { LinkHint } from '#web/admin/editing/fields/link-hint.tsx';
import { suggestLink } from '#web/admin/editing/fields/suggest-link.ts';
import classes from './rich.module.css';
import { useLinkTargets, type LinkTarget } from '#web/admin/editing/fields/use-link-targets.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

interface LinkPanelProps {
  id: string;
  editor: Editor;
  onClose: () => void;
}

/** The target of the selected text: typed, or chosen from the site's pages. */
export function LinkPanel({ id, editor, onClose }: LinkPanelProps) {
  const [start] = useState(() => linkText(editor.getAttributes('link').href));
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState('');
  const places = useLinkTargets();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const take = (address: string) => {
    const href = findLinkTarget(address, places)?.address ?? address.trim();
    if (href === '') remove();
    else if (!isSafeLink(href)) setError(rules.link);
    else {
      setLink(editor, href);
      close();
    }
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault(); // do not submit the surrounding form
    take(typed);
  };
  return (
    <div className={classes.panel} role="group" aria-label={richTextTexts.link}>
      <AddressInput
        id={id}
        value={typed}
        places={places}
        error={error}
        onChange={(value) => {
          setTyped(value);
          setError('');
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="xs" onClick={() => take(typed)}>
        {start === '' ? richTextTexts.setLink : richTextTexts.changeLink}
      </Button>
      {start !== '' && (
        <Button size="xs" variant="default" onClick={remove}>
          {richTextTexts.removeLink}
        </Button>
      )}
      <Button size="xs" variant="subtle" color="gray" onClick={close}>
        {commonTexts.cancel}
      </Button>
      {suggestLink(typed) !== null && (
        <div className={classes.meant}>
          <LinkHint value={typed} onAccept={setTyped} />
        </div>
      )}
    </div>
  );
}

interface AddressInputProps {
  id: string;
  value: string;
  places: readonly LinkTarget[];
  error: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Suggests the pages of the site. */
function AddressInput({ id, value, places, error, onChange, onKeyDown }: AddressInputProps) {
  return (
    <Autocomplete
      id={id}
      className={classes.address}
      aria-label={richTextTexts.whereTheLinkLeads}
      placeholder={richTextTexts.httpsOrAPage}
      withScrollArea={false} // the list is short
      data-autofocus
      autoFocus
      value={value}
      error={error}
      data={places.map(({ address }) => address)}
      filter={({ search }) =>
        places
          .filter(({ address, title }) => matchesSearch(`${title} ${address}`, search))
          .slice(0, 8)
          .map(({ address }) => ({ value: address, label: address }))
      }
      renderOption={({ option }) => (
        <span className={classes.place}>
          {places.find(({ address }) => address === option.value)?.title}
          <small>{option.value}</small>
        </span>
      )}
      spellCheck={false}
      autoCapitalize="none"
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
}

/** With no selection and no link, inserts the URL itself. */
function setLink(editor: Editor, href: string): void {
  const link = { href, target: null, rel: null };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: link }] })
      .run();
    return;
  }
  editor.chain().extendMarkRange('link').setLink(link).run();
}

function matchesSearch(text: string, search: string): boolean {
  const query = search.trim().toLowerCase();
  return query.split(/\s+/).every((word) => text.toLowerCase().includes(word));
}

function linkText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
