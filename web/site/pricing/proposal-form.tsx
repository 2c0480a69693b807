import { useEffect, type RefObject, type SubmitEvent } from 'react';
import { HONEYPOT, LEAD_MAX } from '#contract/constants.ts';
import { joinProblems, type Problems } from '#web/site/forms/problems.ts';
import { Button, ButtonRow } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormStatus, type FormState } from '#web/ui/form/form-status.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { Consent } from './consent.tsx';
import { draft } from './draft.ts';
import { proposalFields, readProposal, type ProposalField } from './proposal-rules.ts';
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

/** Who asks, and for what. It begins with what was typed before and not sent. */
export function ProposalForm(props: ProposalFormProps) {
  const { form, titleId, state, message, problems, onSubmit, onChanged, onCancel } = props;
  const words = draft.read();
  const isSending = state === 'sending';
  useShownStatus(form, message);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  function input(target: EventTarget) {
    draft.keep(readProposal(form.current));
    onChanged(fieldOf(target));
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
        Request a proposal
      </h2>
      <div className={styles.fields}>
        <Field label="Your name" error={problems.name}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              name="name"
              autoComplete="name"
              required
              maxLength={LEAD_MAX.name}
              defaultValue={words.name}
            />
          )}
        </Field>
        <Field label="Email" error={problems.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={LEAD_MAX.email}
              defaultValue={words.email}
            />
          )}
        </Field>
        <Field label="Phone" optional error={problems.phone}>
          {(control) => (
            <input
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel"
              maxLength={LEAD_MAX.phone}
              defaultValue={words.phone}
            />
          )}
        </Field>
        <Field label="Company" optional error={problems.company}>
          {(control) => (
            <input
              {...control}
              name="company"
              autoComplete="organization"
              maxLength={LEAD_MAX.company}
              defaultValue={words.company}
            />
          )}
        </Field>
        <Field label="Website" optional className={styles.wide} error={problems.website}>
          {(control) => (
            <input
              {...control}
              inputMode="url"
              name="website"
              autoComplete="url"
              autoCapitalize="none"
              maxLength={LEAD_MAX.website}
              defaultValue={words.website}
            />
          )}
        </Field>
        <Field label="Message" optional className={styles.wide} error={problems.message}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={3}
              placeholder="What should the site do, and for whom?"
              maxLength={LEAD_MAX.message}
              defaultValue={words.message}
            />
          )}
        </Field>
      </div>
      <Consent isGiven={words.consent} error={problems.consent} />
      <Honeypot name={HONEYPOT} />
      {/* What is said beside the fields is not said again. */}
      <FormStatus state={state} message={message === joinProblems(problems) ? '' : message} />
      <ButtonRow className={styles.buttons}>
        {/* While sending it keeps the focus, which a disabled button would lose. */}
        <Button type="submit" arrow aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send request'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}

/** What failed may be said outside the window's view. */
function useShownStatus(form: RefObject<HTMLFormElement | null>, message: string) {
  useEffect(() => {
    if (message) form.current?.querySelector('[role="alert"] > *')?.scrollIntoView({ block: 'nearest' });
  }, [form, message]);
}

function fieldOf(target: EventTarget): ProposalField | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  return proposalFields.find((field) => field === target.name);
}
