import { SERVICE_ICON_DEFAULT } from '#contract/constants.ts';
import { Icon } from '#web/ui/icons.tsx';
import { serviceScene } from './service-scene.ts';
import stages from './stages.svg?no-inline';
import styles from './stage.module.css';

interface StageProps {
  iconKey: string;
  className: string | undefined;
  'data-field'?: string | undefined;
}

/**
 * The drawing for a card's icon. Decoration. A line turns an agency's scene from before to after; the icons of other trades
 * stand in the sun above two dunes.
 */
export function Stage({ iconKey, className, ...rest }: StageProps) {
  const scene = serviceScene(iconKey);
  return (
    <div {...rest} className={[styles.stage, className].join(' ')} aria-hidden="true">
      {scene ? (
        <>
          <Scene id={`${scene}-before`} className={styles.picture} />
          <Scene id={`${scene}-after`} className={[styles.picture, styles.after].join(' ')} />
          <span className={styles.line} />
        </>
      ) : (
        <Dunes iconKey={iconKey} />
      )}
    </div>
  );
}

function Dunes({ iconKey }: { iconKey: string }) {
  return (
    <div className={styles.dunes}>
      <svg className={styles.ground} viewBox="0 0 400 100" preserveAspectRatio="none">
        <path d="M0 52C60 34 110 20 168 30S290 74 400 40V100H0Z" fill="var(--warm)" />
        <path d="M0 84C70 78 120 60 190 62S320 92 400 70V100H0Z" fill="var(--brand)" />
      </svg>
      <ServiceSign iconKey={iconKey} className={styles.sun} />
    </div>
  );
}

/** The icon of a card in a circle. */
export function ServiceSign({ iconKey, className }: Pick<StageProps, 'iconKey' | 'className'>) {
  return (
    <span className={[styles.sign, className].filter(Boolean).join(' ')} aria-hidden="true">
      <Icon name={iconKey} size={28} fallback={SERVICE_ICON_DEFAULT} />
    </span>
  );
}

/** Used and not an image, so that it has the colours of the palette. */
function Scene({ id, className }: { id: string; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 200">
      <use href={`${stages}#${id}`} />
    </svg>
  );
}
