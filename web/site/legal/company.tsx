import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import { Html } from '#web/ui/html.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { useBrand } from '#web/site/brand.ts';
import styles from './legal.module.css';

/** The name of the company, as the subject of a sentence. */
export function CompanyName() {
  return useBrand() || 'the agency that runs this site';
}

/** 'write to …', as part of a sentence. */
export function WriteToUs() {
  const { email } = useContactDetails();
  if (!email) {
    return (
      <>
        write to us on our <SmartLink href="/contact">contact page</SmartLink>
      </>
    );
  }
  return (
    <>
      write to <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
    </>
  );
}

/** The postal and email address; left out while both are unknown. */
export function CompanyAddress() {
  const brand = useBrand();
  const { email, addressHtml } = useContactDetails();
  if (!email && !addressHtml) return null;
  return (
    <address className={styles.address}>
      {brand && <p className={styles.company}>{brand}</p>}
      {addressHtml && <Html html={addressHtml} />}
      {email && <SmartLink href={`mailto:${email}`}>{email}</SmartLink>}
    </address>
  );
}

function useContactDetails() {
  const { email = '', addressHtml = '' } = useQuery(query('GET /footer')).data ?? {};
  return { email, addressHtml: hasWords(addressHtml) ? addressHtml : '' };
}

/** Whether HTML has text: the rich text editor leaves an empty paragraph behind. */
function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}
