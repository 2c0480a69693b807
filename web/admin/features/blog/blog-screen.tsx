import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { blogKind } from './blog-kind.tsx';

export function BlogScreen() {
  return <RecordsScreen kind={blogKind} />;
}
