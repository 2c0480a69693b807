import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { redirectKind } from './redirect-kind.ts';

/** Where old addresses lead: their list and the editor of one. */
export function RedirectsScreen() {
  return <RecordsScreen kind={redirectKind} />;
}
