import type { BlockContent } from '#contract/blocks/block.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { BlockHeading, BlockSection } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './logos-block.module.css';

type LogoContent = BlockContent<'logos'>['logos'][number];

/** The logos of clients or partners, of about equal weight. A logo without a picture is its name. */
export function LogosBlock({ content, place }: BlockProps<'logos'>) {
  const { heading, logos } = content;
  const shown = logos.filter(({ imageUrl, name }) => imageUrl || name);
  if (!heading && shown.length === 0) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  return (
    <BlockSection place={place} heading={heading} ridge="c" space="small">
      <BlockHeading
        of={content}
        place={place}
        heading={heading}
        className={place.level === 2 ? styles.heading : undefined}
      />
      {shown.length > 0 && (
        <ul className={styles.logos}>
          {shown.map((logo, index) => (
            <li key={index} className={styles.cell}>
              {logo.href ? (
                <SmartLink className={styles.link} href={logo.href}>
                  <Logo logo={logo} />
                </SmartLink>
              ) : (
                <Logo logo={logo} />
              )}
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

function Logo({ logo }: { logo: LogoContent }) {
  const { imageUrl, name, href } = logo;
  if (!imageUrl) {
    return (
      <span className={styles.name} data-field={fieldPath(logo, 'name')}>
        {name}
      </span>
    );
  }
  // A link needs a name.
  return (
    <Picture
      className={styles.logo}
      src={imageUrl}
      alt={name || href}
      sizes="176px"
      data-field={fieldPath(logo, 'imageUrl')}
    />
  );
}
