import { Input, TextInput } from '@mantine/core';
import { PlanIcon, planIconName } from '#web/site/pricing/plan-icon.tsx';
import classes from './emoji-field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { iconLabel } from './icon-label.ts';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** A choice of drawn emoji by picture, and a box for any other emoji. The emoji itself is stored. */
export function EmojiField(props: FieldProps) {
  const field = useField(props);
  const { options = [], placeholder = '', max } = field.info;
  const stored = asText(field.value);
  const drawn = planIconName(stored || placeholder);
  return (
    <FieldFrame field={field} isControl={false}>
      <Input.Wrapper
        error={field.error}
        description={drawn ? field.info.help : fieldsTexts.theSiteShowsYourOwn}
        inputWrapperOrder={['input', 'error', 'description']}
      >
        <div role="radiogroup" aria-labelledby={`${field.id}-label`} className={classes.icons} onBlur={field.blur}>
          {options.map((emoji) => {
            const name = planIconName(emoji) ?? '';
            return (
              <label key={emoji} className={classes.icon} title={iconLabel(name)}>
                <input
                  type="radio"
                  name={field.id}
                  id={name === drawn ? field.id : undefined}
                  aria-label={iconLabel(name)}
                  checked={name === drawn}
                  onChange={() => field.set(emoji)}
                />
                <PlanIcon emoji={emoji} size={24} />
              </label>
            );
          })}
          <TextInput
            className={classes.own}
            aria-label={fieldsTexts.ownEmoji}
            placeholder={fieldsTexts.ownEmoji}
            id={drawn ? undefined : field.id}
            maxLength={max}
            value={drawn ? '' : stored}
            onChange={(event) => field.set(event.currentTarget.value)}
          />
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}
