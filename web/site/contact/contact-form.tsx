import { useRef, useState, type SubmitEvent } from 'react';
import { CONTACT_MAX, HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import type { Contact } from '#contract/sections/index.ts';
import { forms, sent } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { useSubmission } from '#web/site/forms/use-submission.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { contactFields, contactProblems, type ContactField } from './contact-rules.ts';
import styles from './contact.module.css';

/** Writes to the agency. The browser keeps what is typed, so that nothing is lost to a late script or a failure. */
export function ContactForm({ words }: { words: Contact['form'] }) {
  const form = useRef<HTMLFormElement>(null);
  const alive = useHydrated();
  const [length, setLength] = useState(0);
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: contactFields,
    check: () => contactProblems(readForm(form.current)),
    sendProposal: async () =>
      (await call('POST /contact/messages', { body: readForm(form.current) })).message || sent.message,
    failed: sent.messageFailed,
    onSent: () => {
      form.current?.reset();
      setLength(0);
    },
  });

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Write to us"
      noValidate
      onSubmit={onSubmit}
      onInput={({ target }) => {
        changed(contactFieldOf(target));
        setLength(readForm(form.current).message.length);
      }}
    >
      <div className={styles.pair}>
        <Field label="Your name" optional error={problems.firstName}>
          {(control) => (
            <input
              {...control}
              name="firstName"
              placeholder={words.firstNamePh}
              autoComplete="name"
              maxLength={CONTACT_MAX.firstName}
            />
          )}
        </Field>
        <Field label="Email" error={problems.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              placeholder={words.emailPh}
              autoComplete="email"
              maxLength={CONTACT_MAX.email}
              required
            />
          )}
        </Field>
      </div>
      <Field label="Subject" optional error={problems.subject}>
        {(control) => (
          <input {...control} name="subject" placeholder={words.subjectPh} maxLength={CONTACT_MAX.subject} />
        )}
      </Field>
      <Field
        label="Message"
        className={styles.grow}
        error={problems.message}
        counter={{ length, limit: CONTACT_MAX.message }}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            placeholder={words.messagePh}
            maxLength={CONTACT_MAX.message}
            required
          />
        )}
      </Field>
      <Honeypot name={HONEYPOT} />
      <div className={styles.send}>
        {/* Until the script runs, sending would only put the words into the address. */}
        <Button type="submit" arrow disabled={!alive} aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : words.submitLabel}
        </Button>
        <p className={styles.promise}>{forms.respond}</p>
      </div>
      <noscript>
        <p className={styles.promise}>This form needs JavaScript. Please send us an email or call us instead.</p>
      </noscript>
      <FormStatus state={state} message={message} />
    </form>
  );
}

function readForm(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined);
  const typed = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: typed('firstName'),
    email: typed('email'),
    subject: typed('subject'),
    message: typed('message'),
    [HONEYPOT]: typed(HONEYPOT),
    [FORM_SECONDS_FIELD]: performance.now() / 1000,
  };
}

function contactFieldOf(target: EventTarget): ContactField | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  return contactFields.find((field) => field === target.name);
}
