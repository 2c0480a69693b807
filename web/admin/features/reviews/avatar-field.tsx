import { Input, Radio } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import { AVATARS, SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import { reviewStaffFields } from '#contract/records/review.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { Frame } from '#web/admin/editing/fields/frame.tsx';
import { textOf, useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/records/is-new.ts';
import { Face } from '#web/admin/shell/face.tsx';
import classes from './review-form.module.css';

const LABEL = 'Avatar';

/** Which of the two drawn faces stands beside the review. */
export function AvatarField() {
  const isNew = useIsNew();
  const schema = reviewStaffFields.avatar;
  const field = useField({ schema, path: 'avatar', basePath: isNew ? null : 'avatar', label: LABEL });
  const [name] = useDebouncedValue(textOf(useWatch({ name: 'name' })), SEARCH_DEBOUNCE_MS);
  return (
    <Frame field={field} isControl={false}>
      <Input.Wrapper error={field.error}>
        <Radio.Group value={textOf(field.value)} onChange={field.set} aria-labelledby={`${field.id}-label`}>
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
    </Frame>
  );
}
