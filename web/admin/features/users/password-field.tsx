import { Button, TextInput } from '@mantine/core';
import { TbRefresh } from 'react-icons/tb';
import { PASSWORD_MAX } from '#contract/constants.ts';
import classes from './users.module.css';
import * as usersTexts from '#web/admin/texts/users.ts';

interface PasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  onGenerate: () => void;
  error: string | undefined;
}

/** A temporary password, generated or typed. It is meant to be read, so it is visible. */
export function PasswordField({ value, onChange, onGenerate, error }: PasswordFieldProps) {
  return (
    <TextInput
      label={usersTexts.temporaryPassword}
      description={usersTexts.generatedYouCanType}
      value={value}
      error={error}
      maxLength={PASSWORD_MAX}
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: classes.secret }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      inputContainer={(input) => (
        <div className={classes.password}>
          {input}
          <Button variant="default" leftSection={<TbRefresh size={16} aria-hidden />} onClick={onGenerate}>
            {usersTexts.generateAnother}
          </Button>
        </div>
      )}
    />
  );
}
