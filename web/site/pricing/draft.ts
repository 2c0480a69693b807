import { emptyProposal, type ProposalInput } from './proposal-rules.ts';

let current = emptyProposal;

/** The typed and unsent input. It survives closing the dialog, but not a reload. */
export const draft = {
  read: (): ProposalInput => current,
  keep(input: ProposalInput): void {
    current = input;
  },
  drop(): void {
    current = emptyProposal;
  },
};
