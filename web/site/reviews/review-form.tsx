import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import { reviewRules } from '#contract/form-rules.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { reviewFormTexts } from '#contract/texts/review-form.ts';
import { language } from '#contract/texts/language.ts';
import { call, callAsAnyone } from '#web/api.ts';
import { formText } from '#web/site/forms/form-data.ts';
import type { Problems } from '#web/site/forms/problems.ts';
import { KeptNotice } from '#web/site/forms/kept-notice.tsx';
import { useSubmission } from '#web/site/forms/use-submission.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { TextField, TextAreaField } from '#web/ui/form/text-field.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import {
  emptyReview,
  reviewFields,
  reviewProblems,
  type Avatar,
  type ReviewField,
  type ReviewInput,
} from './review-rules.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './reviews.module.css';

/** The rule for the length of a review, in words. */
const lengthText = () => reviewFormTexts.length(reviewRules.review.min, reviewRules.review.max);

interface ReviewFormProps {
  onSent: (thanks: string) => void;
  /** The invitation that the visitor came by: the token in its link, and the name of the client. */
  invitation?: { token: string; name: string };
}

/** The review form. It can be sent once it follows every rule. After success it closes. */
export function ReviewForm({ onSent, invitation }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState<ReviewInput>({ ...emptyReview, name: invitation?.name ?? '' });
  const [isTried, setTried] = useState(false);
  const missing = reviewProblems(input);
  const isComplete = Object.keys(missing).length === 0;
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: reviewFields,
    check: () => missing,
    send: () => sendReview(input, formText(form.current, HONEYPOT), invitation?.token),
    failed: reviewFormTexts.failed,
    onSent: () => onSent(reviewFormTexts.sent),
  });
  const isOpenedHere = invitation === undefined;
  useEffect(() => {
    if (isOpenedHere) form.current?.querySelector('input')?.focus();
  }, [isOpenedHere]);

  function set<F extends ReviewField>(field: F, value: ReviewInput[F]) {
    setInput({ ...input, [field]: value });
    changed(field);
  }

  function setAvatar(avatar: Avatar, face: number) {
    setInput({ ...input, avatar, face });
    changed('avatar');
  }

  /** Before the first attempt to send, problems show only beside the button. */
  function errorOf(field: ReviewField): string | undefined {
    return problems[field] ?? (isTried ? missing[field] : undefined);
  }

  const field = (name: 'name' | 'role' | 'review') => ({
    name,
    error: errorOf(name),
    maxLength: reviewRules[name].max,
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete) void submit();
  }

  return (
    <form ref={form} className={styles.form} aria-label={reviewFormTexts.yourReview} noValidate onSubmit={onSubmit}>
      <div className={styles.pair}>
        <TextField label={formTexts.yourName} {...field('name')} autoComplete="name" required />
        <TextField
          label={reviewFormTexts.roleOrCompany}
          optional
          {...field('role')}
          autoComplete="organization-title"
        />
      </div>
      <StarChoice value={input.stars} error={errorOf('stars')} onChange={(stars) => set('stars', stars)} />
      <AvatarChoice
        value={input.avatar}
        face={input.face}
        name={input.name}
        error={errorOf('avatar')}
        onChange={setAvatar}
      />
      <TextAreaField
        label={reviewFormTexts.yourReview}
        {...field('review')}
        hint={lengthText()}
        counter={{ length: input.review.length, limit: reviewRules.review.max }}
        rows={5}
        required
      />
      <Honeypot name={HONEYPOT} />
      <SubmitReview missing={isComplete ? '' : missingText(input, missing)} isSending={state === 'sending'} />
      <KeptNotice kind="reviews" className={styles.lacking} />
      <FormStatus state={state} message={message} />
    </form>
  );
}

/** `lacking` lists what is missing; '' for nothing. */
function SubmitReview({ missing, isSending }: { missing: string; isSending: boolean }) {
  return (
    <div className={styles.send}>
      {/* While sending, the button keeps the focus, which a disabled button would lose. */}
      <Button type="submit" disabled={missing !== ''} aria-disabled={isSending} aria-describedby="review-lacking">
        {isSending ? reviewFormTexts.submitting : reviewFormTexts.submit}
      </Button>
      <p id="review-lacking" className={styles.lacking}>
        {missing || reviewFormTexts.afterRead}
      </p>
    </div>
  );
}

function missingText({ name }: ReviewInput, missing: Problems<ReviewField>): string {
  const { longerName, ...need } = reviewFormTexts.need;
  const needed: Record<ReviewField, string> = {
    ...need,
    name: name.trim() === '' ? need.name : longerName(reviewRules.name.min),
    review: need.review(lengthText()),
  };
  const parts = reviewFields.filter((field) => missing[field]).map((field) => needed[field]);
  return reviewFormTexts.missing(new Intl.ListFormat(language()).format(parts));
}

async function sendReview({ avatar, ...review }: ReviewInput, honeypot: string, token?: string): Promise<string> {
  if (!avatar) throw new Error(reviewFormTexts.failed);
  const openFor = performance.now() / 1000;
  const body = { ...review, avatar, [HONEYPOT]: honeypot, [FORM_SECONDS_FIELD]: openFor };
  if (token !== undefined)
    return (await callAsAnyone('POST /review-invitations/use', { body: { ...body, token } })).message;
  await call('POST /reviews', { body });
  return reviewFormTexts.sent;
}
