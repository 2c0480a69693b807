import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { TbCheck, TbCopy } from 'react-icons/tb';
import { linkHint } from './invitation-texts.ts';
import classes from './invitations.module.css';
import type { LinkedInvitation } from './use-invitations.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as invitationsTexts from '#web/admin/texts/invitations.ts';

interface LinkShownOnceProps {
  invitation: LinkedInvitation;
  onDone: () => void;
}

/** The new link of an invitation, to copy. The server cannot show it again. */
export function LinkShownOnce({ invitation, onDone }: LinkShownOnceProps) {
  const { name, link } = invitation;
  return (
    <>
      <p className={classes.text}>{linkHint(invitation)}</p>
      <TextInput
        label={invitationsTexts.linkFor(name)}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        inputContainer={(input) => (
          <div className={classes.link}>
            {input}
            <CopyButton value={link} timeout={4000}>
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
      <Group justify="flex-end" mt="lg">
        <Button onClick={onDone}>{commonTexts.done}</Button>
      </Group>
    </>
  );
}
