import { SectionEditor } from '#web/admin/features/sections/section-editor.tsx';
import { LatestLeads } from '#web/admin/features/enquiries/latest-leads.tsx';

/** The pricing section with the latest leads below it. */
export function PricingScreen() {
  return (
    <SectionEditor name="pricing">
      <LatestLeads />
    </SectionEditor>
  );
}
