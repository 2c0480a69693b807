import { SectionEditor } from '#web/admin/features/sections/section-editor.tsx';
import { LatestLeads } from '#web/admin/features/leads/latest-leads.tsx';

/** The plans and what is said about them, and who asked for one. */
export function PricingScreen() {
  return (
    <SectionEditor name="pricing">
      <LatestLeads />
    </SectionEditor>
  );
}
