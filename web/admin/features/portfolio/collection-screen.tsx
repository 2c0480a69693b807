import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { portfolioKind } from './portfolio-kind.ts';

function PortfolioScreen() {
  return <RecordsScreen kind={portfolioKind} />;
}

export { PortfolioScreen as CollectionScreen };
