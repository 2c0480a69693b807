import { useId, useRef, useState } from 'react';
import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import { sent } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { useSubmission } from '#web/site/forms/use-submission.ts';
import { CloseButton, Dialog } from '#web/ui/dialog.tsx';
import { ChosenPlan } from './chosen-plan.tsx';
import { draft } from './draft.ts';
import { planSummary, type Plan } from './plan.ts';
import { ProposalForm } from './proposal-form.tsx';
import { proposalFields, proposalProblems, formText, readProposal } from './proposal-rules.ts';
import { ProposalSent } from './proposal-sent.tsx';
import styles from './proposal.module.css';

interface ProposalDialogProps {
  /** The chosen plan; null while the window is closed. */
  plan: Plan | null;
  periodLabel: string;
  onClose: (isSending: boolean) => void;
}

/**
 * The window that asks for a proposal. It stays in the page while closed, so that what is being sent cannot be sent
 * twice, and its outcome is seen when the window is opened again.
 */
export function ProposalDialog({ plan, periodLabel, onClose }: ProposalDialogProps) {
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  /** The plan of the request that is under way or done; whatever is chosen meanwhile. */
  const [requested, setRequested] = useState<Plan | null>(null);
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: proposalFields,
    check: () => proposalProblems(readProposal(form.current)),
    sendProposal: async () => {
      setRequested(plan);
      return send(form.current, plan, periodLabel);
    },
    failed: sent.leadFailed,
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

async function send(form: HTMLFormElement | null, plan: Plan | null, periodLabel: string): Promise<string> {
  if (!plan) throw new Error(sent.leadFailed);
  const trap = formText(new FormData(form ?? undefined), HONEYPOT);
  await call('POST /leads', {
    body: {
      ...readProposal(form),
      consent: true, // checked before
      source: 'pricing',
      plan: planSummary(plan, periodLabel),
      [HONEYPOT]: trap,
      [FORM_SECONDS_FIELD]: performance.now() / 1000,
    },
  });
  return sent.lead;
}
