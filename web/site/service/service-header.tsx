import type { ServicePage } from '#contract/records/service-page.ts';
import { servicePage } from '#contract/texts.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Inner } from '#web/ui/section.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { PageBand } from '../layout/page-band.tsx';
import styles from './service-header.module.css';

const PARENTS = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
];

const SIZES = '(min-width: 960px) 100vw, 138vw';

/** In characters. A longer title has a smaller font beside a cover. */
const LONG_TITLE = 48;

/** The band at the top of a service: its cover, or the plain band. */
export function ServiceHeader({ service }: { service: ServicePage }) {
  const { title, subtitle, coverImageUrl } = service;
  const where = <Breadcrumb above={PARENTS} title={title} />;
  if (!coverImageUrl) {
    return (
      <PageBand title={title} lead={subtitle} above={where}>
        <HeaderActions title={title} />
      </PageBand>
    );
  }
  return (
    <div className={styles.band}>
      <div className={styles.art}>
        <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={SIZES} priority="first" />
      </div>
      <Inner>
        <div className={styles.words}>
          {where}
          <h1 className={[styles.title, title.length > LONG_TITLE && styles.long].filter(Boolean).join(' ')}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <HeaderActions title={title} />
        </div>
      </Inner>
    </div>
  );
}

function HeaderActions({ title }: { title: string }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href="/contact" arrow>
        {servicePage.getProposal}
      </ButtonLink>
      <ShareButton title={title} variant="night" />
    </div>
  );
}
