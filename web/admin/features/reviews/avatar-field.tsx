import { Input, Radio } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import { AVATARS, SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { reviewStaffFields } from '#contract/records/review.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { asText, useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/records/is-new-context.ts';
import { Face } from '#web/admin/shell/face.tsx';
import classes from './review-form.module.css';

const LABEL = 'Avatar';

/** The choice between the two drawn faces of a review. */
export function AvatarField() {
  const isNew = useIsNew();
  const schema = reviewStaffFields.avatar;
  const field = useField({ schema, path: 'avatar', basePath: isNew ? null : 'avatar', label: LABEL });
  const [name] = useDebouncedValue(asText(useWatch({ name: 'name' })), SEARCH_DEBOUNCE_MS);
  return (
    <FieldFrame field={field} isControl={false}>
      <Input.Wrapper error={field.error}>
        <Radio.Group value={asText(field.value)} onChange={field.set} aria-labelledby={`${field.id}-label`}>
          <div className={classes.faces} id={field.id} tabIndex={-1}>
            {AVATARS.map((style) => (
              <Radio.Card key={style} value={style} radius="md" className={classes.face} aria-label={upperFirst(style)}>
                <Radio.Indicator />
                <Face name={name} drawn={style} size={40} />
                {upperFirst(style)}
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      </Input.Wrapper>
    </FieldFrame>
  );
}
