import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { redirectKind } from './redirect-kind.ts';

export function RedirectsScreen() {
  return <RecordsScreen kind={redirectKind} />;
}
