import { useState } from 'react';
import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';
import { serviceKind } from './service-kind.ts';
import { createTakenSlug, TakenSlugProvider } from './taken-slug.ts';

function ServiceScreen() {
  const [taken] = useState(createTakenSlug);
  const [kind] = useState(() => serviceKind(taken));
  return (
    <TakenSlugProvider value={taken}>
      <RecordsScreen kind={kind} />
    </TakenSlugProvider>
  );
}

export { ServiceScreen as CollectionScreen };
