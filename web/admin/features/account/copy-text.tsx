import { Button, CopyButton } from '@mantine/core';
import { TbCheck, TbCopy } from 'react-icons/tb';
import * as commonTexts from '#web/admin/texts/common.ts';

/** Copies a text and confirms it for a moment. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={4000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <TbCheck size={16} aria-hidden /> : <TbCopy size={16} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{copied ? commonTexts.copied : label}</span>
        </Button>
      )}
    </CopyButton>
  );
}
