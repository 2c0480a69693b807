import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { PageHead } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { FetchQuery } from '../routes.ts';

export const title = 'Contact';

export function reads(read: FetchQuery) {
  return read('GET /contact/section');
}

export function Page() {
  const { data: contact } = useQuery(query('GET /contact/section'));
  return (
    <>
      <PageHead title={title} description={contact?.subheading ?? ''} />
      <PageBand title="Contact" lead="Write, call or come by. A person who builds websites answers." />
      <ContactSection />
    </>
  );
}
