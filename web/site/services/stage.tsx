import { SERVICE_ICON_DEFAULT, SERVICE_ICONS } from '#contract/constants.ts';
import brandAfter from './stages/brand-after.svg?no-inline';
import brandBefore from './stages/brand-before.svg?no-inline';
import careAfter from './stages/care-after.svg?no-inline';
import careBefore from './stages/care-before.svg?no-inline';
import codeAfter from './stages/code-after.svg?no-inline';
import codeBefore from './stages/code-before.svg?no-inline';
import designAfter from './stages/design-after.svg?no-inline';
import designBefore from './stages/design-before.svg?no-inline';
import shopAfter from './stages/shop-after.svg?no-inline';
import shopBefore from './stages/shop-before.svg?no-inline';
import wordsAfter from './stages/words-after.svg?no-inline';
import wordsBefore from './stages/words-before.svg?no-inline';
import styles from './stage.module.css';

/** What a service does to a thing: the thing before and after. */
const STAGES: Record<(typeof SERVICE_ICONS)[number], { before: string; after: string }> = {
  FaPaintBrush: { before: designBefore, after: designAfter },
  FaCode: { before: codeBefore, after: codeAfter },
  FaMobileAlt: { before: shopBefore, after: shopAfter },
  FaGem: { before: brandBefore, after: brandAfter },
  FaBullhorn: { before: wordsBefore, after: wordsAfter },
  FaRocket: { before: careBefore, after: careAfter },
};

/** A small scene for a card's icon, which a line turns from before to after. Decoration. */
export function Stage({ iconKey, className }: { iconKey: string; className: string | undefined }) {
  const key = SERVICE_ICONS.find((icon) => icon === iconKey) ?? SERVICE_ICON_DEFAULT;
  const { before, after } = STAGES[key];
  return (
    <div className={[styles.stage, className].join(' ')} aria-hidden="true">
      <img className={styles.picture} src={before} alt="" width="400" height="200" loading="lazy" />
      <img
        className={[styles.picture, styles.after].join(' ')}
        src={after}
        alt=""
        width="400"
        height="200"
        loading="lazy"
      />
      <span className={styles.line} />
    </div>
  );
}
