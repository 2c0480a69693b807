import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { HONEYPOT, NAME_MIN, FORM_SECONDS_FIELD, OPINION_MAX, OPINION_MIN, REVIEW_MAX } from '#contract/constants.ts';
import { forms, sent } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import type { Problems } from '#web/site/forms/problems.ts';
import { useSubmission } from '#web/site/forms/use-submission.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import { emptyReview, reviewFields, reviewProblems, type ReviewField, type ReviewInput } from './review-rules.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './reviews.module.css';

/** A visitor's review. It can be sent once it follows every rule, and is gone from the screen once it was. */
export function ReviewForm({ onSent }: { onSent: (thanks: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState<ReviewInput>(emptyReview);
  const [isTried, setTried] = useState(false);
  const lacking = reviewProblems(words);
  const isComplete = Object.keys(lacking).length === 0;
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: reviewFields,
    check: () => lacking,
    sendProposal: () => sendReview(words, honeypotValue(form.current)),
    failed: sent.reviewFailed,
    onSent: () => onSent(sent.review),
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function set<F extends ReviewField>(field: F, value: ReviewInput[F]) {
    setWords({ ...words, [field]: value });
    changed(field);
  }

  /** Before the first try to send, what is missing is said beside the button and in no field. */
  function errorOf(field: ReviewField): string | undefined {
    return problems[field] ?? (isTried ? lacking[field] : undefined);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete) void submit();
  }

  return (
    <form ref={form} className={styles.form} aria-label="Your review" noValidate onSubmit={onSubmit}>
      <div className={styles.pair}>
        <Field label="Your name" error={errorOf('name')}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={REVIEW_MAX.name}
              required
              value={words.name}
              onChange={({ target }) => set('name', target.value)}
            />
          )}
        </Field>
        <Field label="Role or company" optional error={errorOf('role')}>
          {(control) => (
            <input
              {...control}
              name="role"
              autoComplete="organization-title"
              maxLength={REVIEW_MAX.role}
              value={words.role}
              onChange={({ target }) => set('role', target.value)}
            />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        <StarChoice value={words.stars} error={errorOf('stars')} onChange={(stars) => set('stars', stars)} />
        <AvatarChoice
          value={words.avatar}
          name={words.name}
          error={errorOf('avatar')}
          onChange={(avatar) => set('avatar', avatar)}
        />
      </div>
      <Field
        label="Your review"
        error={errorOf('review')}
        hint={`${OPINION_MIN} to ${OPINION_MAX} characters`}
        counter={{ length: words.review.length, limit: REVIEW_MAX.review }}
      >
        {(control) => (
          <textarea
            {...control}
            name="review"
            rows={5}
            maxLength={REVIEW_MAX.review}
            required
            value={words.review}
            onChange={({ target }) => set('review', target.value)}
          />
        )}
      </Field>
      <Honeypot name={HONEYPOT} />
      <div className={styles.send}>
        {/* While sending it keeps the focus, which a disabled button would lose. */}
        <Button
          type="submit"
          disabled={!isComplete}
          aria-disabled={state === 'sending'}
          aria-describedby="review-lacking"
        >
          {state === 'sending' ? forms.submittingReview : 'Submit review'}
        </Button>
        <p id="review-lacking" className={styles.lacking}>
          {isComplete ? 'It appears here once we have read it.' : stillNeeded(words, lacking)}
        </p>
      </div>
      <FormStatus state={state} message={message} />
    </form>
  );
}

const NEEDED: Record<ReviewField, string> = {
  name: 'your name',
  role: 'your role',
  stars: 'your stars',
  review: `a review of ${OPINION_MIN} to ${OPINION_MAX} characters`,
  avatar: 'a portrait',
};

function stillNeeded({ name }: ReviewInput, lacking: Problems<ReviewField>): string {
  const needed = name.trim() === '' ? NEEDED : { ...NEEDED, name: `a name of at least ${NAME_MIN} characters` };
  const parts = reviewFields.filter((field) => lacking[field]).map((field) => needed[field]);
  return `Please add ${new Intl.ListFormat('en').format(parts)}.`;
}

async function sendReview({ avatar, ...words }: ReviewInput, trap: string): Promise<string> {
  if (!avatar) throw new Error(sent.reviewFailed);
  const openFor = performance.now() / 1000;
  await call('POST /reviews', { body: { ...words, avatar, [HONEYPOT]: trap, [FORM_SECONDS_FIELD]: openFor } });
  return sent.review;
}

function honeypotValue(form: HTMLFormElement | null): string {
  const typed = new FormData(form ?? undefined).get(HONEYPOT);
  return typeof typed === 'string' ? typed : '';
}
