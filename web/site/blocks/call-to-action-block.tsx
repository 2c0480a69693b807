import type { BlockContent } from '#contract/blocks/block.ts';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import dunes from '../art/dusk-far.avif';
import dunesPhone from '../art/dusk-far-phone.avif?no-inline';
import { BlockHeading, BlockSection, headingId } from '../layout/block-section.tsx';
import { EmptyPart } from '../layout/empty-part.tsx';
import type { BlockProps } from './block-view.ts';
import styles from './call-to-action-block.module.css';

type Content = BlockContent<'call-to-action'>;

/** A heading with one or two buttons: over a setting sun, or in a panel on a plain ground. */
export function CallToActionBlock({ content, look, place }: BlockProps<'call-to-action'>) {
  const { heading, lead, cta, secondaryCta } = content;
  const hasButtons = [cta, secondaryCta].some(({ label, href }) => label && href);
  if (!heading && !lead && !hasButtons) return <EmptyPart place={place} field={fieldPath(content, 'heading')} />;
  if (look === 'plain') {
    return (
      <BlockSection place={place} heading={heading} ridge="c" space="small">
        <div className={styles.panel}>
          <BlockHeading of={content} place={place} heading={heading} className={styles.heading} />
          {lead && (
            <p className={styles.lead} data-field={fieldPath(content, 'lead')}>
              {lead}
            </p>
          )}
          {hasButtons && <Buttons content={content} />}
          <Dune />
        </div>
      </BlockSection>
    );
  }
  const Title = place.level === 1 ? 'h1' : 'h2';
  return (
    <BlockSection place={place} heading={heading} ground="night" ridge="c" className={styles.dusk}>
      <span className={styles.sun} aria-hidden="true" />
      <ArtPicture
        className={styles.dunes}
        src={dunes}
        avif={dunes}
        phone={dunesPhone}
        alt=""
        width={2000}
        height={720}
        loading="lazy"
      />
      <div className={styles.words}>
        {heading && (
          <Title id={headingId(place)} className={styles.title} data-field={fieldPath(content, 'heading')}>
            {heading}
          </Title>
        )}
        {lead && (
          <p className={styles.lead} data-field={fieldPath(content, 'lead')}>
            {lead}
          </p>
        )}
        {hasButtons && <Buttons content={content} onDark />}
      </div>
    </BlockSection>
  );
}

function Buttons({ content: { cta, secondaryCta }, onDark = false }: { content: Content; onDark?: boolean }) {
  return (
    <ButtonRow className={styles.buttons}>
      {cta.label && cta.href && (
        <ButtonLink href={cta.href} arrow data-field={fieldPath(cta, 'label')}>
          {cta.label}
        </ButtonLink>
      )}
      {secondaryCta.label && secondaryCta.href && (
        <ButtonLink
          href={secondaryCta.href}
          variant={onDark ? 'night' : 'outline'}
          data-field={fieldPath(secondaryCta, 'label')}
        >
          {secondaryCta.label}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

/** The dune at the foot of the panel. Decoration. */
function Dune() {
  return (
    <svg className={styles.dune} viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 190C260 186 520 150 760 84C880 50 960 26 1040 10C1120 40 1240 116 1440 150V220H0Z" fill="#ecd3a3" />
      <path d="M1040 10C1120 40 1240 116 1440 150V220H930C1010 160 1062 90 1040 10Z" fill="#dfb571" />
      <path
        d="M0 190C260 186 520 150 760 84C880 50 960 26 1040 10C1120 40 1240 116 1440 150"
        fill="none"
        stroke="#c98a3a"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
