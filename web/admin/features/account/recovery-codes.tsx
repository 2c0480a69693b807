import { Button, Group } from '@mantine/core';
import { TbDownload } from 'react-icons/tb';
import { CopyText } from './copy-text.tsx';
import classes from './mfa.module.css';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = accountTexts.recoveryCodesForEachWorks(location.host, codes.join('\n'));
  return (
    <div className={classes.setUp}>
      <p className={classes.text}>{accountTexts.eachCodeLetsYouLog}</p>
      <ul className={classes.codes} aria-label={accountTexts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyText text={text} label={commonTexts.copy} />
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          variant="default"
          leftSection={<TbDownload size={16} aria-hidden />}
        >
          {accountTexts.download}
        </Button>
        <Button autoFocus onClick={onDone}>
          {accountTexts.iHaveSavedThem}
        </Button>
      </Group>
    </div>
  );
}
