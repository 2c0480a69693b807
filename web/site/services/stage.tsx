import { serviceScene } from './service-scene.ts';
import stages from './stages.svg?no-inline';
import styles from './stage.module.css';

/** A small scene for a card's icon, which a line turns from before to after. Decoration. */
export function Stage({ iconKey, className }: { iconKey: string; className: string | undefined }) {
  const scene = serviceScene(iconKey);
  return (
    <div className={[styles.stage, className].join(' ')} aria-hidden="true">
      <StagePicture src={`${stages}#${scene}-before`} className={styles.picture} />
      <StagePicture src={`${stages}#${scene}-after`} className={[styles.picture, styles.after].join(' ')} />
      <span className={styles.line} />
    </div>
  );
}

function StagePicture({ src, className }: { src: string; className: string | undefined }) {
  return <img className={className} src={src} alt="" width="400" height="200" loading="lazy" />;
}
