import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { blogKind } from './blog-kind.ts';

function BlogScreen() {
  return <RecordsScreen kind={blogKind} />;
}

export { BlogScreen as CollectionScreen };
