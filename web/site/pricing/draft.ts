import { emptyProposal, type ProposalInput } from './proposal-rules.ts';

let current = emptyProposal;

/** What was typed and not yet sent: it outlives a window that was closed by accident, but not the page's reload. */
export const draft = {
  read: (): ProposalInput => current,
  keep(words: ProposalInput): void {
    current = words;
  },
  drop(): void {
    current = emptyProposal;
  },
};
