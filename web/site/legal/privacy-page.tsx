import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import type { PageModule } from '../routes.ts';

const TITLE = 'Privacy Policy';

export const page: PageModule = {
  Component: PrivacyPage,
  title: TITLE,
  loadData: (fetchQuery) => fetchQuery('GET /retention'),
};

function PrivacyPage() {
  return (
    <LegalPage
      title={TITLE}
      lead="Which data we receive when you visit or write to us, what we do with it, and how you stay in control of it."
      description="Which personal data this site collects, what it is used for, how long it is kept, and your rights."
      sections={privacySections}
      other={{ label: 'Terms of Service', href: '/terms' }}
    />
  );
}
