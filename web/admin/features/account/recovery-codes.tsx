import { Button, Group } from '@mantine/core';
import { TbDownload } from 'react-icons/tb';
import { CopyText } from './copy-text.tsx';
import classes from './mfa.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `Recovery codes for ${location.host}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className={classes.setUp}>
      <p className={classes.text}>
        Each code lets you log in once without your phone. Save them in a safe place, but not on the phone. They are not
        shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyText text={text} label="Copy" />
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          variant="default"
          leftSection={<TbDownload size={16} aria-hidden />}
        >
          Download
        </Button>
        <Button autoFocus onClick={onDone}>
          I have saved them
        </Button>
      </Group>
    </div>
  );
}
