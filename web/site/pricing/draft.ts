import { noWords, type ProposalWords } from './proposal-rules.ts';

let kept = noWords;

/** What was typed and not yet sent: it outlives a window that was closed by accident, but not the page's reload. */
export const draft = {
  read: (): ProposalWords => kept,
  keep(words: ProposalWords): void {
    kept = words;
  },
  drop(): void {
    kept = noWords;
  },
};
