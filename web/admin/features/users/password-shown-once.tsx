import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { TbCheck, TbCopy } from 'react-icons/tb';
import type { User } from '#contract/records/user.ts';
import { handOverText } from './user-texts.ts';
import classes from './users.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

interface ShownOnceProps {
  user: Pick<User, 'name' | 'email' | 'role' | 'hasTemporaryLogin'>;
  password: string;
  onDone: () => void;
}

/** A temporary password, shown only once. */
export function PasswordShownOnce({ user, password, onDone }: ShownOnceProps) {
  return (
    <>
      <p className={classes.text}>
        {usersTexts.logsInWith(user.name)} <strong className={classes.value}>{user.email}</strong>{' '}
        {usersTexts.andThisPassword}
      </p>
      <TextInput
        label={usersTexts.temporaryPassword}
        value={password}
        readOnly
        classNames={{ input: classes.secret }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        inputContainer={(input) => (
          <div className={classes.password}>
            {input}
            <CopyButton value={password} timeout={4000}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  data-autofocus
                  leftSection={copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
                  onClick={copy}
                >
                  <span aria-live="polite">{copied ? commonTexts.copied : commonTexts.copy}</span>
                </Button>
              )}
            </CopyButton>
          </div>
        )}
      />
      <p className={classes.hint}>{handOverText(user)}</p>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onDone}>{usersTexts.iHavePassedItOn}</Button>
      </Group>
    </>
  );
}
