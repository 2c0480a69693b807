import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export function Page() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="The rules for using this site, in plain words. A project with us has a written agreement of its own."
      description="The terms for using this site: services, prices, ownership, acceptable use and governing law."
      sections={termsSections}
      other={{ label: 'Privacy Policy', href: '/privacy' }}
    />
  );
}
