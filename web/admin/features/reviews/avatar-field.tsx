import { Input, Radio } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import { AVATAR_FACES, AVATARS, SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { reviews } from '#contract/collections/reviews.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { asText, useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { Face } from '#web/admin/shell/face.tsx';
import classes from './review-form.module.css';
import * as reviewsTexts from '#web/admin/texts/reviews.ts';

const LABEL = reviewsTexts.avatar;
const CHOICES = Array.from({ length: AVATAR_FACES }, (_, face) => AVATARS.map((style) => ({ style, face }))).flat();

/** The choice between the drawn faces of a review. */
export function AvatarField() {
  const field = useReviewField('avatar');
  const faceField = useReviewField('face');
  const [name] = useDebouncedValue(asText(useWatch({ name: 'name' })), SEARCH_DEBOUNCE_MS);
  function choose(value: string) {
    const [style, face] = value.split(' ');
    faceField.set(Number(face));
    field.set(style);
  }
  const both = {
    ...field,
    isChanged: field.isChanged || faceField.isChanged,
    undo: () => {
      faceField.undo();
      field.undo();
    },
  };
  return (
    <FieldFrame field={both} isControl={false}>
      <Input.Wrapper error={field.error}>
        <Radio.Group
          value={`${asText(field.value)} ${asText(faceField.value) || '0'}`}
          onChange={choose}
          aria-labelledby={`${field.id}-label`}
        >
          <div className={classes.faces} id={field.id} tabIndex={-1}>
            {CHOICES.map(({ style, face }, index) => (
              <Radio.Card
                key={`${style} ${face}`}
                value={`${style} ${face}`}
                radius="md"
                className={classes.face}
                aria-label={face === 0 ? upperFirst(style) : reviewsTexts.portrait(index + 1)}
              >
                <Radio.Indicator />
                <Face name={name} drawn={style} face={face} size={40} />
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      </Input.Wrapper>
    </FieldFrame>
  );
}

function useReviewField(path: 'avatar' | 'face') {
  const isNew = useIsNew();
  return useField({ schema: reviews.fields[path], path, basePath: isNew ? null : path, label: LABEL });
}
