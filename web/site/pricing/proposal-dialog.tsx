import { useId, useRef, useState } from 'react';
import { currentConsent } from '#contract/consent.ts';
import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import { proposalTexts } from '#contract/texts/proposal.ts';
import { call } from '#web/api.ts';
import { formText } from '#web/site/forms/form-data.ts';
import { useSubmission } from '#web/site/forms/use-submission.ts';
import { visitStart } from '#web/site/forms/visit.ts';
import { CloseButton, Dialog } from '#web/ui/dialog.tsx';
import { draft } from './draft.ts';
import { planSummary, type Plan } from './plan.ts';
import { ProposalForm } from './proposal-form.tsx';
import { proposalFields, proposalProblems, readProposal } from './proposal-rules.ts';
import { ProposalSent } from './proposal-sent.tsx';
import styles from './proposal.module.css';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import avif from '../art/night.avif';
import night from '../art/night.webp';
import { Landscape, useOwnLandscape } from '../layout/landscape.tsx';
import { Price } from './price.tsx';

interface ProposalDialogProps {
  /** The chosen plan; null while the dialog is closed. */
  plan: Plan | null;
  periodLabel: string;
  onClose: (isSending: boolean) => void;
}

/**
 * The dialog that requests a proposal. It stays mounted while closed, so that a request cannot be sent twice, and its
 * result shows when the dialog opens again.
 */
export function ProposalDialog({ plan, periodLabel, onClose }: ProposalDialogProps) {
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  /** The plan of the sent request, whatever plan is chosen meanwhile. */
  const [requested, setRequested] = useState<Plan | null>(null);
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: proposalFields,
    check: () => proposalProblems(readProposal(form.current)),
    send: async () => {
      setRequested(plan);
      return sendProposal(form.current, plan, periodLabel);
    },
    failed: proposalTexts.failed,
    onSent: () => draft.drop(),
  });
  if (!plan) return null;

  const close = () => onClose(state === 'sending');
  const shown = state === 'sending' || state === 'sent' ? (requested ?? plan) : plan;
  return (
    <Dialog className={styles.panel} labelledBy={title} onClose={close}>
      <ChosenPlan plan={shown} periodLabel={periodLabel} />
      <div className={styles.paper}>
        {state === 'sent' ? (
          <ProposalSent titleId={title} message={message} onClose={close} />
        ) : (
          <ProposalForm
            form={form}
            titleId={title}
            state={state}
            message={message}
            problems={problems}
            onSubmit={() => void submit()}
            onChanged={changed}
            onCancel={close}
          />
        )}
      </div>
      <CloseButton className={styles.close} onClick={close} />
    </Dialog>
  );
}

async function sendProposal(form: HTMLFormElement | null, plan: Plan | null, periodLabel: string): Promise<string> {
  if (!plan) throw new Error(proposalTexts.failed);
  await call('POST /leads', {
    body: {
      ...readProposal(form),
      consent: true, // checked before
      consentVersion: currentConsent().version,
      source: 'pricing',
      plan: planSummary(plan, periodLabel),
      [HONEYPOT]: formText(form, HONEYPOT),
      [FORM_SECONDS_FIELD]: performance.now() / 1000,
      visit: visitStart(),
    },
  });
  return proposalTexts.sent;
}

/** The plan that the request is about. */
function ChosenPlan({ plan: { title, description, price }, periodLabel }: { plan: Plan; periodLabel: string }) {
  const own = useOwnLandscape('pageImageUrl');
  return (
    <div className={styles.night}>
      <Landscape src={own.src} isPanel>
        <ArtPicture className={styles.art} src={night} avif={avif} alt="" width={1000} height={1200} />
      </Landscape>
      <Eyebrow>{proposalTexts.yourPlan}</Eyebrow>
      <p className={styles.planTitle}>{title}</p>
      <Price price={price} periodLabel={periodLabel} isExact />
      {description && <p className={styles.planText}>{description}</p>}
    </div>
  );
}
