import { Button, CopyButton, Modal, NumberInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TbCheck, TbCopy } from 'react-icons/tb';
import { PREVIEW_DAYS_DEFAULT, PREVIEW_DAYS_MAX } from '#contract/constants.ts';
import { call } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import classes from './staged-notice.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as stagingTexts from '#web/admin/texts/staging.ts';

interface ShareDialogProps {
  title: string;
  target: { stagedChangeId: string } | { changeSetId: string };
  onClose: () => void;
}

/** Creates a preview link, and shows it once. */
export function ShareDialog({ title, target, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const [days, setDays] = useState<number | string>(PREVIEW_DAYS_DEFAULT);
  const [made, setMade] = useState<{ link: string; expiresAt: string } | null>(null);
  const { isSending, errors, failure, send, form } = useSubmit(['days']);
  async function submit() {
    const body = { ...target, days: Number(days) };
    setMade(await send(() => call('POST /preview-links', { body }), stagingTexts.theLinkCould));
    await client.invalidateQueries({ queryKey: ['GET /preview-links'] });
  }
  return (
    <Modal opened onClose={onClose} title={stagingTexts.shareAPreviewOf(title)}>
      {made ? (
        <>
          <p>{stagingTexts.anyoneWithThisLinkSees(formatFull(made.expiresAt))}</p>
          <TextInput
            label={stagingTexts.previewLink}
            description={stagingTexts.itIsShownOnlyNow}
            value={made.link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
            inputContainer={(input) => (
              <div className={classes.link}>
                {input}
                <CopyButton value={made.link} timeout={4000}>
                  {({ copied, copy }) => (
                    <Button
                      variant="default"
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
          <div className={classes.foot}>
            <Button onClick={onClose}>{commonTexts.done}</Button>
          </div>
        </>
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p>{stagingTexts.theLinkShowsThePage}</p>
          <NumberInput
            label={stagingTexts.daysUntilItEnds}
            min={1}
            max={PREVIEW_DAYS_MAX}
            allowDecimal={false}
            value={days}
            onChange={setDays}
            error={errors.days}
          />
          <FormFailure message={failure} />
          <div className={classes.foot}>
            <Button type="submit" loading={isSending}>
              {stagingTexts.createLink}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
