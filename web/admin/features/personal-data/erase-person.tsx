import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { EMAIL_MAX } from '#contract/constants.ts';
import { call } from '#web/api.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { ERASING } from './person-texts.ts';
import classes from './personal-data.module.css';
import type { Person } from './use-person.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';

const FAILED = personalDataTexts.theDataCould;

interface ErasePersonProps {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what erasing means and asks for the address, number or name again. */
export function ErasePerson({ person, isOpen, onClose }: ErasePersonProps) {
  const count = person.chosen.size;
  return (
    <Modal opened={isOpen} onClose={onClose} title={personalDataTexts.eraseRecords(count)} closeOnClickOutside={false}>
      <ul className={classes.happens}>
        {ERASING.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <EraseForm person={person} onClose={onClose} />
    </Modal>
  );
}

function EraseForm({ person, onClose }: Omit<ErasePersonProps, 'isOpen'>) {
  const { identifiers, chosen, found, finish } = person;
  const [typed, setTyped] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(['confirmation']);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const kept = (found?.records ?? []).map(({ key }) => key).filter((key) => !chosen.has(key));
    const body = { identifiers, chosen: [...chosen], kept, confirmation: typed };
    const erased = await send(() => call('POST /personal-data/erase', { body }), FAILED);
    if (!erased) return;
    onClose();
    finish(erased);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure message={failure} />
      <TextInput
        label={personalDataTexts.typeToConfirm(identifiers[0] ?? '')}
        value={typed}
        maxLength={EMAIL_MAX}
        autoComplete="off"
        spellCheck={false}
        readOnly={isSending}
        error={errors.confirmation}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" disabled={isSending} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" color="brick" loading={isSending}>
          {personalDataTexts.eraseForGood}
        </Button>
      </Group>
    </form>
  );
}
