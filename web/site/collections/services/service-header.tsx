import { isLightColor, projectColors } from '#contract/colors.ts';
import type { ServiceReply } from '#contract/calls/services.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Inner } from '#web/ui/section.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { PageBand } from '../../layout/page-band.tsx';
import { Tinted } from '../../layout/tinted.tsx';
import { Compare } from './compare.tsx';
import styles from './service-header.module.css';

/** The pages above a service. */
const parents = () => [
  { label: layoutTexts.home, href: '/' },
  { label: layoutTexts.services, href: '/services' },
];

const SIZES = '(min-width: 960px) 72vw, 138vw';

/** In characters. A longer title has a smaller font beside a cover. */
const LONG_TITLE = 32;

/** The head of a service: its words and, apart from them, its cover; without a cover the plain band. */
export function ServiceHeader({ service }: { service: ServiceReply }) {
  const { title, subtitle, coverImageUrl, ground, compare } = service;
  const where = <Breadcrumb above={parents()} title={title} data-field={fieldPath(service, 'title')} />;
  const isCompared = compare.beforeUrl !== '' && compare.afterUrl !== '';
  if (!coverImageUrl && !isCompared) {
    return (
      <PageBand
        title={title}
        lead={subtitle}
        above={where}
        paths={{ title: fieldPath(service, 'title'), lead: fieldPath(service, 'subtitle') }}
      >
        <HeaderActions title={title} variant="night" />
      </PageBand>
    );
  }
  const colors = projectColors({ colors: { ground, ink: '', accent: '' }, coverImageUrl });
  return (
    <Tinted as="div" className={styles.band} colors={colors} isHead>
      <Inner>
        <div className={styles.words}>
          {where}
          <h1
            className={[styles.title, title.length > LONG_TITLE && styles.long].filter(Boolean).join(' ')}
            dir="auto"
            data-field={fieldPath(service, 'title')}
          >
            {title}
          </h1>
          {subtitle && (
            <p className={styles.subtitle} dir="auto" data-field={fieldPath(service, 'subtitle')}>
              {subtitle}
            </p>
          )}
          <HeaderActions title={title} variant={isLightColor(colors.ground) ? 'outline' : 'night'} />
        </div>
      </Inner>
      <div className={styles.art} data-cover="">
        {isCompared ? (
          <Compare compare={compare} sizes={SIZES} className={styles.cover} />
        ) : (
          <Picture
            className={styles.cover}
            src={coverImageUrl}
            alt=""
            sizes={SIZES}
            priority="first"
            data-field={fieldPath(service, 'coverImageUrl')}
          />
        )}
      </div>
    </Tinted>
  );
}

function HeaderActions({ title, variant }: { title: string; variant: 'night' | 'outline' }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href="/contact" arrow>
        {serviceTexts.getProposal}
      </ButtonLink>
      <ShareButton title={title} variant={variant} />
    </div>
  );
}
