import { STARS_MAX, STARS_MIN } from '#contract/constants.ts';
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
    <ChoiceGroup legend="Stars" error={error} className={styles.stars}>
      {CHOICES.map((stars) => (
        <label key={stars} className={styles.star}>
          <input
            type="radio"
            name="stars"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={`${stars} of ${STARS_MAX} stars`}
          />
          <Star fill={stars <= value ? 1 : 0} size={30} />
        </label>
      ))}
      <span className={styles.starsSaid} aria-hidden="true">
        {value} of {STARS_MAX}
      </span>
    </ChoiceGroup>
  );
}
