import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { pagesKind } from './pages-kind.ts';

function PagesScreen() {
  return <RecordsScreen kind={pagesKind} />;
}

export { PagesScreen as CollectionScreen };
