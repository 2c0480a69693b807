import { Button, Pill, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { TbPlus, TbSearch } from 'react-icons/tb';
import { EMAIL_MAX } from '#contract/constants.ts';
import classes from './personal-data.module.css';
import type { Person } from './use-person.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';

/** The field for an address, a number or a name, and what was searched already. */
export function PersonSearch({ person }: { person: Person }) {
  const { identifiers, isSending, problem, form, search } = person;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await search([...identifiers, typed.trim()])) setTyped('');
    field.current?.focus();
  }

  return (
    <section className={classes.search} aria-label={personalDataTexts.searchForAPerson}>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          ref={field}
          className={classes.field}
          label={identifiers.length > 0 ? personalDataTexts.search : personalDataTexts.whoIsIt}
          description={personalDataTexts.anEmailAPhoneNumber}
          leftSection={<TbSearch size={16} aria-hidden />}
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          value={typed}
          error={problem || undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isSending}>
          {commonTexts.search}
        </Button>
      </form>
      {identifiers.length > 0 && <Searched person={person} />}
    </section>
  );
}

function Searched({ person: { identifiers, found, isSending, search, clear } }: { person: Person }) {
  const remove = (text: string) => {
    const left = identifiers.filter((one) => one !== text);
    if (left.length > 0) void search(left);
    else clear();
  };
  return (
    <>
      <div className={classes.searched} role="group" aria-label={personalDataTexts.searchedFor}>
        {identifiers.map((text) => (
          <Pill
            key={text}
            size="lg"
            withRemoveButton
            onRemove={() => remove(text)}
            removeButtonProps={{
              'aria-label': personalDataTexts.doNotSearchFor(text),
              'aria-hidden': false,
              tabIndex: 0,
            }}
          >
            {text}
          </Pill>
        ))}
      </div>
      {found && found.more.length > 0 && (
        <div className={classes.more} role="group" aria-label={personalDataTexts.otherAddressesNumbersAndNames}>
          <span className={classes.hint}>{personalDataTexts.theRecordsAlsoContain}</span>
          {found.more.map((text) => (
            <Button
              key={text}
              variant="default"
              size="compact-md"
              leftSection={<TbPlus size={14} aria-hidden />}
              aria-label={personalDataTexts.searchForToo(text)}
              disabled={isSending}
              onClick={() => void search([...identifiers, text])}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
