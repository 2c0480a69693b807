import { serviceTexts } from '#contract/texts/services.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useId } from 'react';
import { stateOf } from '#contract/collections/public-when.ts';
import { OTHER_SERVICES_MAX, SERVICE_PUBLIC_WHEN } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { BRIEF_SERVICES } from '../../service-queries.ts';
import styles from './service.module.css';

interface OtherServicesProps {
  /** The service of the current page. */
  slug: string;
  className?: string;
}

/** Links to other services. Nothing if there are none, or if the list could not be loaded. */
export function OtherServices({ slug, className }: OtherServicesProps) {
  const title = useId();
  const { data } = useQuery(query('GET /services', { query: BRIEF_SERVICES }));
  const others = (data ?? [])
    .filter((service) => stateOf(SERVICE_PUBLIC_WHEN, service) === 'published' && service.slug !== slug)
    .slice(0, OTHER_SERVICES_MAX);
  if (others.length === 0) return null;
  return (
    <nav className={[styles.others, className].filter(Boolean).join(' ')} aria-labelledby={title}>
      <h2 id={title} className={styles.sideTitle}>
        {serviceTexts.other}
      </h2>
      <ul className={styles.othersList}>
        {others.map((service) => (
          <li key={service.slug}>
            <SmartLink href={`/services/${service.slug}`}>{service.title}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
