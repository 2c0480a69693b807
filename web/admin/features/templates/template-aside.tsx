import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import { RecordCard } from '#web/admin/editing/records/record-card.tsx';

/** Whether visitors see the blocks. */
export function TemplateAside() {
  return (
    <RecordCard>
      <FieldAt name="isVisible" />
    </RecordCard>
  );
}
