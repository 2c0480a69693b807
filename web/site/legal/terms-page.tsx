import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export const title = 'Terms of Service';

export function Page() {
  return (
    <LegalPage
      title={title}
      lead="The rules for using this site, in plain words. Each project with us has its own written agreement."
      description="The terms for using this site: services, prices, ownership, acceptable use and governing law."
      sections={termsSections}
      other={{ label: 'Privacy Policy', href: '/privacy' }}
    />
  );
}
