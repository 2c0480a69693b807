import { Button, Group, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { EMAIL_MAX, ROLES, type Role } from '#contract/constants.ts';
import type { User } from '#contract/records/user.ts';
import { saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordShownOnce } from './password-shown-once.tsx';
import { mustReplace, useNewPassword } from './use-new-password.ts';
import { useUserCache } from './use-users.ts';
import { roleHelp, roleLabel } from './user-texts.ts';
import classes from './users.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

interface NewUserProps {
  isOpen: boolean;
  onClose: () => void;
}

const NAME_MAX = 120;

/** Creates an account, then shows its temporary password once. */
export function NewUser({ isOpen, onClose }: NewUserProps) {
  const [created, setCreated] = useState<{ user: User; password: string } | null>(null);
  const cache = useUserCache();
  function close() {
    onClose();
    setCreated(null);
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={false}
      closeOnEscape={!created}
      title={created ? usersTexts.accountCreated : usersTexts.newUser}
    >
      {created ? (
        <PasswordShownOnce {...created} onDone={close} />
      ) : (
        <NewUserForm
          onCreated={(user, password) => {
            cache.add(user);
            setCreated({ user, password });
          }}
          onCancel={close}
        />
      )}
    </Modal>
  );
}

interface NewUserFormProps {
  onCreated: (user: User, password: string) => void;
  onCancel: () => void;
}

const FIELDS = ['name', 'email', 'role', 'password'] as const;

function NewUserForm({ onCreated, onCancel }: NewUserFormProps) {
  const [role, setRole] = useState<Role>('editor');
  const { password, isMade, ...passwordField } = useNewPassword();
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    const mustChangePassword = mustReplace({ role, isMade });
    const body = { name: text('name'), email: text('email'), role, password, mustChangePassword };
    const user = await send(() => call('POST /users', { body }), saveFailed.create);
    if (user) onCreated(user, password);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure message={failure} />
      <TextInput
        label={commonTexts.name}
        name="name"
        maxLength={NAME_MAX}
        autoComplete="off"
        error={errors.name}
        data-autofocus
      />
      <TextInput
        label={commonTexts.email}
        name="email"
        type="email"
        maxLength={EMAIL_MAX}
        autoComplete="off"
        error={errors.email}
      />
      <NativeSelect
        label={usersTexts.role}
        description={roleHelp[role]}
        value={role}
        error={errors.role}
        data={ROLES.map((one) => ({ value: one, label: roleLabel(one) }))}
        onChange={({ currentTarget }) => setRole(ROLES.find((one) => one === currentTarget.value) ?? role)}
      />
      <PasswordField {...passwordField} value={password} error={errors.password} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {usersTexts.createUser}
        </Button>
      </Group>
    </form>
  );
}
