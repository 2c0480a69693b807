import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { blogKind } from './blog-kind.tsx';

/** Posts: their list and the editor of one. */
export function BlogScreen() {
  return <RecordsScreen kind={blogKind} />;
}
