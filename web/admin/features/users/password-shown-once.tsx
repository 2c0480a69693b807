import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { TbCheck, TbCopy } from 'react-icons/tb';
import type { User } from '#contract/records/user.ts';
import { handOverText } from './user-texts.ts';
import classes from './users.module.css';

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
        {user.name} logs in with <strong className={classes.value}>{user.email}</strong> and this password:
      </p>
      <TextInput
        label="Temporary password"
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
                  <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
                </Button>
              )}
            </CopyButton>
          </div>
        )}
      />
      <p className={classes.hint}>{handOverText(user)}</p>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onDone}>I have passed it on</Button>
      </Group>
    </>
  );
}
