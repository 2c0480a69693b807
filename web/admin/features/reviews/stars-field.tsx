import { Input, Rating, Slider } from '@mantine/core';
import { STARS_MAX, STARS_MIN } from '#contract/constants.ts';
import { reviewFields } from '#contract/collections/reviews.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import classes from './review-form.module.css';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

const LABEL = reviewsTexts.stars;

/** One to five stars: click a star or use the slider. */
export function StarsField() {
  const isNew = useIsNew();
  const field = useField({ schema: reviewFields.stars, path: 'stars', basePath: isNew ? null : 'stars', label: LABEL });
  const stars = Number(field.value);
  const set = (value: number) => field.set(Math.max(STARS_MIN, value));
  return (
    <FieldFrame field={field} isControl={false}>
      <Input.Wrapper error={field.error}>
        <div className={classes.stars}>
          <Rating
            className={classes.rating}
            size="lg"
            count={STARS_MAX}
            value={stars}
            onChange={set}
            aria-label={LABEL}
            getSymbolLabel={(value) => reviewsTexts.ofStars(value, STARS_MAX)}
          />
          <Slider
            className={classes.slider}
            thumbProps={{ id: field.id }}
            thumbLabel={reviewsTexts.slider(LABEL)}
            value={stars}
            min={STARS_MIN}
            max={STARS_MAX}
            step={1}
            label={null}
            marks={Array.from({ length: STARS_MAX }, (_, index) => ({ value: STARS_MIN + index }))}
            onChange={set}
            onBlur={field.blur}
          />
          <output>{reviewsTexts.ofWithStarsAndStarsMax(stars, STARS_MAX)}</output>
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}
