import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import { contactRules } from '#contract/form-rules.ts';
import type { Contact } from '#contract/sections/index.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import { call } from '#web/api.ts';
import { changedField, formText } from '#web/site/forms/form-data.ts';
import type { Problems } from '#web/site/forms/problems.ts';
import { useSubmission } from '#web/site/forms/use-submission.ts';
import { visitStart } from '#web/site/forms/visit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { TextField, TextAreaField } from '#web/ui/form/text-field.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { KeptNotice } from '#web/site/forms/kept-notice.tsx';
import { carriedWords } from '#web/site/forms/carried-words.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { withAnswers } from './answers.ts';
import { contactFields, contactProblems, type ContactField } from './contact-rules.ts';
import styles from './contact.module.css';
import { Questions } from './questions.tsx';

/** The contact form. Its inputs are uncontrolled, so that a late script or a failure loses no text. */
export function ContactForm({ texts, questions }: { texts: Contact['form']; questions: Contact['questions'] }) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [length, setLength] = useState(0);
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: contactFields,
    check: () => contactProblems(readForm(form.current)),
    send: async () => (await send(form.current, questions)).message || contactTexts.sent,
    failed: contactTexts.failed,
    onSent: () => {
      form.current?.reset();
      setLength(0);
    },
  });

  // What a visitor wrote in the field of another page; the server's HTML is the same for everyone.
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    const words = carriedWords(location.search);
    if (!words || !(message instanceof HTMLTextAreaElement) || message.value) return;
    message.value = words;
    setLength(words.length);
  }, []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={contactTexts.writeToUs}
      noValidate
      onSubmit={onSubmit}
      onInput={({ target }) => {
        changed(changedField(target, contactFields));
        setLength(readForm(form.current).message.length);
      }}
    >
      <Questions questions={questions} />
      <ContactFields texts={texts} problems={problems} length={length} />
      <Honeypot name={HONEYPOT} />
      <div className={styles.send}>
        {/* Without the script, the form would only put the text into the URL. */}
        <Button
          type="submit"
          arrow
          disabled={!isHydrated}
          aria-disabled={state === 'sending'}
          data-field={fieldPath(texts, 'submitLabel')}
        >
          {state === 'sending' ? formTexts.sending : texts.submitLabel}
        </Button>
        <p className={styles.promise} data-field={fieldPath(texts, 'promise')}>
          {texts.promise}
        </p>
      </div>
      <KeptNotice kind="messages" className={styles.kept} />
      <noscript>
        <p className={styles.kept}>{contactTexts.needsScript}</p>
      </noscript>
      <FormStatus state={state} message={message} />
    </form>
  );
}

interface ContactFieldsProps {
  texts: Contact['form'];
  problems: Problems<ContactField>;
  /** Of the message, in characters. */
  length: number;
}

function ContactFields({ texts, problems, length }: ContactFieldsProps) {
  const field = (name: ContactField) => ({ name, error: problems[name], maxLength: contactRules[name].max });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={formTexts.yourName}
          optional
          {...field('firstName')}
          placeholder={texts.firstNamePh}
          data-field={fieldPath(texts, 'firstNamePh')}
          autoComplete="name"
        />
        <TextField
          label={formTexts.email}
          {...field('email')}
          type="email"
          placeholder={texts.emailPh}
          data-field={fieldPath(texts, 'emailPh')}
          autoComplete="email"
          required
        />
      </div>
      <TextField
        label={formTexts.subject}
        optional
        {...field('subject')}
        placeholder={texts.subjectPh}
        data-field={fieldPath(texts, 'subjectPh')}
      />
      <TextAreaField
        label={formTexts.message}
        className={styles.message}
        {...field('message')}
        counter={{ length, limit: contactRules.message.max }}
        rows={3}
        placeholder={texts.messagePh}
        data-field={fieldPath(texts, 'messagePh')}
        required
      />
    </>
  );
}

function send(form: HTMLFormElement | null, questions: Contact['questions']) {
  const input = readForm(form);
  const visit = visitStart();
  return call('POST /contact/messages', {
    body: { ...input, visit, message: withAnswers(input.message, questions, form) },
  });
}

function readForm(form: HTMLFormElement | null) {
  return {
    firstName: formText(form, 'firstName'),
    email: formText(form, 'email'),
    subject: formText(form, 'subject'),
    message: formText(form, 'message'),
    [HONEYPOT]: formText(form, HONEYPOT),
    [FORM_SECONDS_FIELD]: performance.now() / 1000,
  };
}
