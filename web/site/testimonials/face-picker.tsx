import { TESTIMONIAL_AVATAR } from '#contract/constants.ts';
import type { Testimonial } from '#contract/collections/testimonials.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import styles from './testimonials.module.css';

interface FacePickerProps {
  testimonials: Testimonial[];
  shown: number;
  goTo: (index: number) => void;
}

/** With more people than this, only the arrows choose. */
const MOST_FACES = 8;

/** Small portraits of the people; choosing one shows the quote. */
export function FacePicker({ testimonials, shown, goTo }: FacePickerProps) {
  if (testimonials.length > MOST_FACES) return null;
  return (
    <div className={styles.faces}>
      {testimonials.map(({ _id, name, imageUrl }, index) => (
        <button
          key={_id}
          type="button"
          className={styles.pick}
          aria-label={blockTexts.says(name)}
          aria-current={index === shown}
          onClick={() => goTo(index)}
        >
          <Portrait name={name} src={imageUrl} drawn={TESTIMONIAL_AVATAR} size={48} className={styles.face} />
        </button>
      ))}
    </div>
  );
}
