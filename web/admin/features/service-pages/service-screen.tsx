import { useState } from 'react';
import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { serviceKindOf } from './service-kind.ts';
import { takenSlug, TakenSlugProvider } from './taken-slug.ts';

/** The pages of services: their list and the editor of one. */
export function ServiceScreen() {
  const [taken] = useState(takenSlug);
  const [kind] = useState(() => serviceKindOf(taken));
  return (
    <TakenSlugProvider value={taken}>
      <RecordsScreen kind={kind} />
    </TakenSlugProvider>
  );
}
