import { layoutTexts } from '#contract/texts/layout.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { SOCIAL_ICON_SIZE } from '#contract/constants.ts';
import type { Footer as FooterContent } from '#contract/sections/index.ts';
import { query, type Reply } from '#web/api.ts';
import { useSiteFacts } from '#web/site/brand.ts';
import { Html } from '#web/ui/html.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { Ridge } from '#web/ui/ridge.tsx';
import { Inner } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { BrandHorizon } from './brand-horizon.tsx';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links.tsx';
import { showsName, SiteLogo } from './site-logo.tsx';
import { socialName } from './social.ts';
import { socialAddress } from './whatsapp.ts';

interface FooterProps {
  /** Whether the footer starts with a dune curve over the end of the page. */
  hasRidge?: boolean;
}

export function Footer({ hasRidge = true }: FooterProps) {
  const { data, isPending } = useQuery(query('GET /footer'));
  const site = useSiteFacts();
  if (isPending) {
    return (
      <footer className={styles.footer}>
        {hasRidge && <Ridge ground="night" />}
        <Inner>
          <p role="status">{stateTexts.loading}</p>
        </Inner>
      </footer>
    );
  }
  return data ? <FooterView footer={data} site={site} hasRidge={hasRidge} /> : null;
}

interface FooterContents {
  footer: FooterContent;
  /** For the logo. Its name and contact details are those of the footer. */
  site?: Reply<'GET /site'> | undefined;
}

export function FooterView({ footer, site, hasRidge = true }: FooterProps & FooterContents) {
  const brand = footer.brandName || layoutTexts.footer.brandName;
  const hasName = showsName(site);
  return (
    <footer className={styles.footer}>
      {hasRidge && <Ridge ground="night" />}
      <Inner className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <SiteLogo site={site} alt={hasName ? '' : brand} />
            {hasName && <span data-field={fieldPath(footer, 'brandName') ?? fieldPath(site, 'name')}>{brand}</span>}
          </p>
          <p className={styles.about} data-field={fieldPath(footer, 'brandAbout') ?? fieldPath(site, 'tagline')}>
            {footer.brandAbout || layoutTexts.footer.brandAbout}
          </p>
          <Social social={footer.social} />
        </div>
        <FooterLinks
          title={footer.usefulLinksTitle || layoutTexts.footer.usefulLinksTitle}
          titlePath={fieldPath(footer, 'usefulLinksTitle')}
          links={footer.usefulLinks}
          fallback={layoutTexts.footer.usefulLink}
        />
        <FooterLinks
          title={footer.servicesTitle || layoutTexts.footer.servicesTitle}
          titlePath={fieldPath(footer, 'servicesTitle')}
          links={footer.servicesLinks}
          fallback={layoutTexts.footer.servicesLink}
        />
        <ContactDetails footer={footer} site={site} />
      </Inner>
      <BrandHorizon brand={brand} data-field={fieldPath(footer, 'brandName') ?? fieldPath(site, 'name')} />
      <Inner className={styles.last}>
        <LastLine footer={footer} brand={brand} />
        {footer.bottomRightHtml && (
          <Html html={footer.bottomRightHtml} data-field={fieldPath(footer, 'bottomRightHtml')} />
        )}
        <nav aria-label={layoutTexts.legal} className={styles.legal}>
          <SmartLink href="/privacy">{layoutTexts.privacy}</SmartLink>
          <SmartLink href="/terms">{layoutTexts.terms}</SmartLink>
        </nav>
      </Inner>
    </footer>
  );
}

function Social({ social }: Pick<FooterContent, 'social'>) {
  const shown = social.filter(({ href }) => href);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social}>
      {shown.map((link, index) => (
        <li key={index}>
          <SmartLink
            href={socialAddress(link)}
            className={styles.icon}
            data-field={fieldPath(link, 'iconKey')}
            aria-label={socialName(link.iconKey)}
          >
            <Icon name={link.iconKey} size={SOCIAL_ICON_SIZE} />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails({ footer, site }: FooterContents) {
  const { phone, email, addressHtml } = footer;
  if (!phone && !email && !addressHtml) return null;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title} data-field={fieldPath(footer, 'contactTitle')}>
        {footer.contactTitle || layoutTexts.footer.contactTitle}
      </h2>
      {addressHtml && (
        <Html
          html={addressHtml}
          className={styles.html}
          data-field={fieldPath(footer, 'addressHtml') ?? fieldPath(site, 'addressHtml')}
        />
      )}
      {phone && (
        <p>
          <span className={styles.label} data-field={fieldPath(footer, 'phoneLabel')}>
            {footer.phoneLabel || layoutTexts.footer.phoneLabel}
          </span>{' '}
          <SmartLink
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            data-field={fieldPath(footer, 'phone') ?? fieldPath(site, 'phone')}
          >
            {phone}
          </SmartLink>
        </p>
      )}
      {email && (
        <p>
          <span className={styles.label} data-field={fieldPath(footer, 'emailLabel')}>
            {footer.emailLabel || layoutTexts.footer.emailLabel}
          </span>{' '}
          <SmartLink href={`mailto:${email}`} data-field={fieldPath(footer, 'email') ?? fieldPath(site, 'email')}>
            {email}
          </SmartLink>
        </p>
      )}
    </div>
  );
}

function LastLine({ footer, brand }: { footer: FooterContent; brand: string }) {
  const { bottomLeftHtml: html } = footer;
  const path = fieldPath(footer, 'bottomLeftHtml');
  if (html) return <Html html={html} data-field={path} />;
  // oxlint-disable-next-line react/purity -- it shows the current year
  const year = new Date().getFullYear();
  return (
    <p suppressHydrationWarning data-field={path}>
      {layoutTexts.rights(year, brand)}
    </p>
  );
}
