import { STARS_MAX, STARS_MIN } from '#contract/constants.ts';
import { controlTexts } from '#contract/texts/controls.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { reviewFormTexts } from '#contract/texts/review-form.ts';
import { ChoiceGroup } from '#web/ui/form/choice-group.tsx';
import { Star } from '#web/ui/stars.tsx';
import styles from './reviews.module.css';

interface StarChoiceProps {
  value: number;
  error?: string | undefined;
  onChange: (stars: number) => void;
}

const CHOICES = Array.from({ length: STARS_MAX - STARS_MIN + 1 }, (_, index) => STARS_MIN + index);

/** Stars as radio buttons. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  return (
    <ChoiceGroup legend={formTexts.stars} error={error} className={styles.stars}>
      {CHOICES.map((stars) => (
        <label key={stars} className={styles.star}>
          <input
            type="radio"
            name="stars"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={controlTexts.starsOf(stars, STARS_MAX)}
          />
          <Star fill={stars <= value ? 1 : 0} size={30} />
        </label>
      ))}
      <span className={styles.starsSaid} aria-hidden="true">
        {reviewFormTexts.countOf(value, STARS_MAX)}
      </span>
    </ChoiceGroup>
  );
}
