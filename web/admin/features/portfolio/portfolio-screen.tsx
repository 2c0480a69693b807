import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { portfolioKind } from './portfolio-kind.ts';

export function PortfolioScreen() {
  return <RecordsScreen kind={portfolioKind} />;
}
