import { useEffect, useState, type RefObject, type SubmitEvent } from 'react';
import { HONEYPOT } from '#contract/constants.ts';
import { leadRules } from '#contract/form-rules.ts';
import { controlTexts } from '#contract/texts/controls.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { proposalTexts } from '#contract/texts/proposal.ts';
import { changedField } from '#web/site/forms/form-data.ts';
import { joinProblems, type Problems } from '#web/site/forms/problems.ts';
import { Button, ButtonRow } from '#web/ui/button.tsx';
import { FormStatus, type FormState } from '#web/ui/form/form-status.tsx';
import { TextField, TextAreaField } from '#web/ui/form/text-field.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { Consent } from './consent.tsx';
import { draft } from './draft.ts';
import { proposalFields, readProposal, type ProposalField, type ProposalInput } from './proposal-rules.ts';
import styles from './proposal.module.css';

interface ProposalFormProps {
  form: RefObject<HTMLFormElement | null>;
  titleId: string;
  state: FormState;
  message: string;
  problems: Problems<ProposalField>;
  onSubmit: () => void;
  onChanged: (field: ProposalField | undefined) => void;
  onCancel: () => void;
}

/** The visitor's details and message. It starts with the saved draft. */
export function ProposalForm(props: ProposalFormProps) {
  const { form, titleId, state, message, problems, onSubmit, onChanged, onCancel } = props;
  const typed = draft.read();
  const isSending = state === 'sending';
  useShownStatus(form, message);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  function input(target: EventTarget) {
    draft.keep(readProposal(form.current));
    onChanged(changedField(target, proposalFields));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={titleId}
      aria-busy={isSending}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => input(target)}
    >
      <h2 id={titleId} className={styles.title}>
        {proposalTexts.title}
      </h2>
      <ProposalFields typed={typed} problems={problems} />
      <Consent isGiven={typed.consent} error={problems.consent} />
      <Honeypot name={HONEYPOT} />
      {/* Do not repeat what the fields show. */}
      <FormStatus state={state} message={message === joinProblems(problems) ? '' : message} />
      <ButtonRow className={styles.buttons}>
        {/* While sending, the button keeps the focus, which a disabled button would lose. */}
        <Button type="submit" arrow aria-disabled={isSending}>
          {isSending ? formTexts.sending : proposalTexts.send}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {proposalTexts.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}

const PHONE = '(max-width: 37.5rem)';

type TextName = Exclude<ProposalField, 'consent'>;

function ProposalFields({ typed, problems }: { typed: ProposalInput; problems: Problems<ProposalField> }) {
  const field = (name: TextName) => ({
    name,
    error: problems[name],
    maxLength: leadRules[name].max,
    defaultValue: typed[name],
  });
  // Phones show the few fields that everyone fills in, and whatever was typed before.
  const [isOpen] = useState(() => Boolean(typed.phone || typed.company || typed.website) || !matchMedia(PHONE).matches);
  return (
    <div className={styles.fields}>
      <TextField label={formTexts.yourName} {...field('name')} autoComplete="name" required data-autofocus />
      <TextField label={formTexts.email} {...field('email')} type="email" autoComplete="email" required />
      <details className={styles.more} open={isOpen}>
        <summary className={styles.summary}>
          {proposalTexts.phoneCompanyWebsite} <span className={styles.optional}>{controlTexts.optional}</span>
        </summary>
        <div className={styles.fields}>
          <TextField label={formTexts.phone} optional {...field('phone')} type="tel" autoComplete="tel" />
          <TextField label={formTexts.company} optional {...field('company')} autoComplete="organization" />
          <TextField
            label={formTexts.website}
            optional
            className={styles.wide}
            {...field('website')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
          />
        </div>
      </details>
      <TextAreaField
        label={formTexts.message}
        optional
        className={styles.wide}
        {...field('message')}
        rows={3}
        placeholder={proposalTexts.placeholder}
      />
    </div>
  );
}

/** The message may be outside the visible part of the dialog. */
function useShownStatus(form: RefObject<HTMLFormElement | null>, message: string) {
  useEffect(() => {
    if (message) form.current?.querySelector('[role="alert"] > *')?.scrollIntoView({ block: 'nearest' });
  }, [form, message]);
}
