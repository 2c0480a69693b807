import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import { ContactView } from '../contact/contact-section.tsx';
import { PageHead } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';

const TITLE = 'Contact';

export const page: PageModule = {
  Component: ContactPage,
  title: TITLE,
  loadData: (fetchQuery) => Promise.all([fetchQuery('GET /contact/section'), fetchQuery('GET /retention')]),
};

function ContactPage() {
  const { data: contact } = useQuery(query('GET /contact/section'));
  return (
    <>
      <PageHead title={TITLE} description={contact?.subheading ?? ''} />
      {contact ? <ContactView contact={contact} isPage /> : <PageBand title={TITLE} />}
    </>
  );
}
