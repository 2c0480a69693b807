import { NativeSelect, TagsInput, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { Enquiry } from '#contract/records/enquiry.ts';
import { ApiError } from '#web/api.ts';
import { ChangedMeanwhile, useChangeEnquiry, useOwners } from './use-enquiry.ts';
import classes from './work-form.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';
import { region } from '#contract/region.ts';

/** Who works on an enquiry, what comes next and when, and what it is worth. Each field saves when it is left. */
export function WorkForm({ enquiry }: { enquiry: Enquiry }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={classes.form}>
      <h3 id={title} className={classes.title}>
        {enquiriesTexts.work}
      </h3>
      <OwnerField enquiry={enquiry} />
      <WorkField
        enquiry={enquiry}
        name="nextStep"
        label={enquiriesTexts.nextStep}
        placeholder={enquiriesTexts.callBackAboutTheShop}
      />
      <WorkField enquiry={enquiry} name="nextStepOn" label={commonTexts.on} type="date" />
      <WorkField enquiry={enquiry} name="dealValue" label={enquiriesTexts.valueIn(region().currency)} placeholder="0" />
      <TagField enquiry={enquiry} />
    </section>
  );
}

function OwnerField({ enquiry }: { enquiry: Enquiry }) {
  const owners = useOwners();
  const { mutate, isPending } = useChangeEnquiry(enquiry);
  const { ownerId, ownerName } = enquiry;
  const isGone = ownerId !== '' && !owners.some(({ _id }) => _id === ownerId);
  return (
    <NativeSelect
      label={enquiriesTexts.owner}
      data-enquiry-owner
      disabled={isPending}
      value={ownerId}
      onChange={(event) => mutate({ ownerId: event.currentTarget.value })}
    >
      <option value="">{enquiriesTexts.nobody}</option>
      {isGone && <option value={ownerId}>{ownerName}</option>}
      {owners.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

interface WorkFieldProps {
  enquiry: Enquiry;
  name: 'nextStep' | 'nextStepOn' | 'dealValue';
  label: string;
  placeholder?: string;
  type?: 'date';
}

/**
 * A field that saves when it is left. What the server refuses stays, with the reason below it. What somebody else saved
 * meanwhile stands below what is typed; leaving the field once more saves the typed text.
 */
function WorkField({ enquiry, name, label, ...shown }: WorkFieldProps) {
  const saved = enquiry[name] === 0 ? '' : String(enquiry[name]);
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What was stored when the typing began. */
  const [base, setBase] = useState(enquiry);
  const { mutate, error, reset } = useChangeEnquiry(base);
  function save() {
    const text = typed?.trim() ?? saved;
    if (text === saved) {
      setTyped(null);
      reset();
      return;
    }
    mutate(
      { [name]: text }, // an amount is read from its text, as in every form
      {
        onSuccess: () => setTyped((now) => (now?.trim() === text ? null : now)),
        onError: (failed) => failed instanceof ChangedMeanwhile && setBase(failed.enquiry),
      },
    );
  }
  return (
    <TextInput
      label={label}
      {...shown}
      inputMode={name === 'dealValue' ? 'decimal' : undefined}
      maxLength={200}
      value={typed ?? saved}
      onChange={({ currentTarget }) => {
        if (typed === null) setBase(enquiry);
        setTyped(currentTarget.value);
      }}
      onBlur={save}
      error={error && faultText(error, saved)}
    />
  );
}

function faultText(error: Error, saved: string): string | undefined {
  if (error instanceof ChangedMeanwhile) return saved ? enquiriesTexts.somebodyChangedItToLeave(saved) : error.message;
  return error instanceof ApiError ? error.message : undefined;
}

function TagField({ enquiry }: { enquiry: Enquiry }) {
  const { mutate } = useChangeEnquiry(enquiry);
  return (
    <TagsInput
      className={classes.wide ?? ''}
      label={enquiriesTexts.tags}
      splitChars={[',']}
      value={enquiry.tags}
      onChange={(tags) => mutate({ tags })}
      placeholder={enquiry.tags.length === 0 ? enquiriesTexts.typeOneThenPressEnter : undefined}
    />
  );
}
