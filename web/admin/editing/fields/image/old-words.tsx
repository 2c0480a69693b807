import { Button } from '@mantine/core';
import classes from '../fields.module.css';
import type { useReplacedWords } from './use-replaced-words.ts';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

interface OldWordsProps {
  replaced: ReturnType<typeof useReplacedWords>;
  /** The id of the control with the description. */
  controlId: string;
}

/** Says that the description belonged to the old picture, and brings it back. */
export function OldWords({ replaced: { old, isEmptied, keep }, controlId }: OldWordsProps) {
  return (
    <div role="status">
      {old !== null && (
        <div className={classes.question}>
          <p>{isEmptied ? descriptionsTexts.oldWordsRemoved(old) : descriptionsTexts.oldWordsReplaced(old)}</p>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              keep();
              setTimeout(() => document.getElementById(controlId)?.focus()); // this button disappears
            }}
          >
            {descriptionsTexts.keepOldWords}
          </Button>
        </div>
      )}
    </div>
  );
}
