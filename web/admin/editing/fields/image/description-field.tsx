import { metaOf } from '#contract/field-meta.ts';
import { AltQuestion, useFormAltQuestion } from '#web/admin/editing/fields/alt-question.tsx';
import { OneLineInput } from '#web/admin/editing/fields/text-fields.tsx';
import { asText, useField, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import classes from './image.module.css';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** The words for those who cannot see the picture, with a word about whether they are there. */
export function DescriptionField(props: FieldProps) {
  const field = useField(props);
  const alt = asText(field.value);
  const { image, isOpen } = useFormAltQuestion(field, props.path, metaOf(props.schema).pictureAt ?? '');
  const state = alt.trim() === '' ? 'missing' : isOpen ? 'old' : 'good';
  return (
    <div data-state={image ? state : undefined} className={classes.description}>
      <OneLineInput
        field={field}
        aside={
          image !== '' && (
            <span className={classes.verdict} data-state={state}>
              {VERDICTS[state]}
            </span>
          )
        }
      >
        <AltQuestion image={image} alt={alt} controlId={field.id} />
      </OneLineInput>
    </div>
  );
}

const VERDICTS = { good: picturesTexts.good, missing: picturesTexts.missing, old: picturesTexts.fromTheOldPicture };
