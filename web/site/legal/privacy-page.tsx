import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

export const title = 'Privacy Policy';

export function Page() {
  return (
    <LegalPage
      title={title}
      lead="Which data we receive when you visit or write to us, what we do with it, and how you stay in control of it."
      description="Which personal data this site collects, what it is used for, how long it is kept, and your rights."
      sections={privacySections}
      other={{ label: 'Terms of Service', href: '/terms' }}
    />
  );
}
