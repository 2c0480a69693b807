import { serviceScene } from './service-scene.ts';
import stages from './stages.svg?no-inline';
import styles from './stage.module.css';

interface StageProps {
  iconKey: string;
  className: string | undefined;
  'data-field'?: string | undefined;
}

/** A small scene for a card's icon, which a line turns from before to after. Decoration. */
export function Stage({ iconKey, className, ...rest }: StageProps) {
  const scene = serviceScene(iconKey);
  return (
    <div {...rest} className={[styles.stage, className].join(' ')} aria-hidden="true">
      <StagePicture src={`${stages}#${scene}-before`} className={styles.picture} />
      <StagePicture src={`${stages}#${scene}-after`} className={[styles.picture, styles.after].join(' ')} />
      <span className={styles.line} />
    </div>
  );
}

function StagePicture({ src, className }: { src: string; className: string | undefined }) {
  return <img className={className} src={src} alt="" width="400" height="200" loading="lazy" />;
}
