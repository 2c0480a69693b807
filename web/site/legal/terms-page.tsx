import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';
import type { PageModule } from '../routes.ts';

const TITLE = 'Terms of Service';

export const page: PageModule = {
  Component: TermsPage,
  title: TITLE,
};

function TermsPage() {
  return (
    <LegalPage
      title={TITLE}
      lead="The rules for using this site, in plain words. Each project with us has its own written agreement."
      description="The terms for using this site: services, prices, ownership, acceptable use and governing law."
      sections={termsSections}
      other={{ label: 'Privacy Policy', href: '/privacy' }}
    />
  );
}
