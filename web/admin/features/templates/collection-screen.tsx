import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { templatesKind } from './templates-kind.tsx';

function TemplatesScreen() {
  return <RecordsScreen kind={templatesKind} />;
}

export { TemplatesScreen as CollectionScreen };
