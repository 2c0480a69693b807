import { SectionEditor } from '../sections/section-editor.tsx';
import { LatestLeads } from '../leads/latest-leads.tsx';

/** The plans and what is said about them, and who asked for one. */
export function PricingScreen() {
  return (
    <SectionEditor name="pricing">
      <LatestLeads />
    </SectionEditor>
  );
}
