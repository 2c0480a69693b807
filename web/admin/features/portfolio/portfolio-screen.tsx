import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { portfolioKind } from './portfolio-kind.ts';

/** Finished work: the list in its order, and the editor of one item. */
export function PortfolioScreen() {
  return <RecordsScreen kind={portfolioKind} />;
}
