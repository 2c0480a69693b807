import { SERVICE_ICON_DEFAULT, SERVICE_ICONS } from '#contract/constants.ts';
import stages from './stages.svg?no-inline';
import styles from './stage.module.css';

/** The views of `stages.svg`: what a service works on, before and after. */
const VIEWS: Record<(typeof SERVICE_ICONS)[number], string> = {
  FaPaintBrush: 'design',
  FaCode: 'code',
  FaMobileAlt: 'shop',
  FaGem: 'brand',
  FaBullhorn: 'words',
  FaRocket: 'care',
};

/** A small scene for a card's icon, which a line turns from before to after. Decoration. */
export function Stage({ iconKey, className }: { iconKey: string; className: string | undefined }) {
  const view = VIEWS[SERVICE_ICONS.find((icon) => icon === iconKey) ?? SERVICE_ICON_DEFAULT];
  return (
    <div className={[styles.stage, className].join(' ')} aria-hidden="true">
      <StagePicture src={`${stages}#${view}-before`} className={styles.picture} />
      <StagePicture src={`${stages}#${view}-after`} className={[styles.picture, styles.after].join(' ')} />
      <span className={styles.line} />
    </div>
  );
}

function StagePicture({ src, className }: { src: string; className: string | undefined }) {
  return <img className={className} src={src} alt="" width="400" height="200" loading="lazy" />;
}
