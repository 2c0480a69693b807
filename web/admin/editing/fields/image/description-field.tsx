import { Input, SegmentedControl } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { ALT_SOURCES } from '#contract/alt-text.ts';
import { metaOf } from '#contract/field-meta.ts';
import { withFocus } from '#contract/pictures.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { OneLineInput } from '#web/admin/editing/fields/text-fields.tsx';
import { asText, useField, type Field, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import classes from './image.module.css';
import { OldWords } from './old-words.tsx';
import { useAltChoice } from './use-alt-choice.ts';
import type { ChosenPicture } from './use-image-field.ts';
import { useReplacedWords } from './use-replaced-words.ts';
import { WordsForPicture } from './words-for-picture.tsx';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

interface DescriptionProps extends FieldProps {
  /** The picture that somebody has just chosen. */
  chosen: ChosenPicture | null;
  /** Whether a picture is being uploaded. */
  isSending: boolean;
}

/** The words for those who cannot see the picture, with a word about whether they are there. */
export function DescriptionField(props: DescriptionProps) {
  const { sourceAt } = metaOf(props.schema);
  return sourceAt === undefined ? (
    <PlainDescription {...props} />
  ) : (
    <ChosenDescription {...props} sourceAt={sourceAt} />
  );
}

/** A description that the site does not need, such as that of a portrait beside a name. */
function PlainDescription({ chosen, isSending, ...props }: DescriptionProps) {
  const field = useField(props);
  const image = useImageBeside(props);
  const words = asText(field.value).trim();
  const replaced = useReplacedWords({
    chosen,
    isSending,
    image,
    picture: { words: '', isSettled: true },
    current: { words, source: '' },
    write: (next) => field.set(next.words),
    canFollow: false,
  });
  const state = words === '' ? 'missing' : 'good';
  return (
    <div data-state={image ? state : undefined} className={classes.description}>
      <OneLineInput field={field} aside={<Verdict image={image} state={state} />}>
        <OldWords replaced={replaced} controlId={field.id} />
      </OneLineInput>
    </div>
  );
}

/** A description with the choice where it comes from. */
function ChosenDescription({ sourceAt, chosen, isSending, ...props }: DescriptionProps & { sourceAt: string }) {
  const own = useField(props);
  const image = useImageBeside(props);
  const alt = useAltChoice({ field: own, props, sourceAt, image, chosen, isSending });
  const { field, source, picture, hasWords, needsWords, choose, replaced } = alt;
  const words = asText(field.value);
  // The words that the site has for its own drawing are no words of staff. They would describe a picture that has none.
  const typed = words === field.info.placeholder ? { ...field, value: '' } : field;
  const placeholder = image === '' ? '' : field.info.placeholder;
  const state = source === 'decorative' ? 'decorative' : hasWords ? 'good' : 'missing';
  const verdict = <Verdict image={image} state={state} />;
  const choice = (
    <SegmentedControl
      fullWidth
      size="xs"
      mb={6}
      aria-label={descriptionsTexts.whereFrom(field.label)}
      data={[
        { value: 'picture', label: descriptionsTexts.fromThePicture, disabled: picture.name === '' },
        { value: '', label: descriptionsTexts.ownWords },
        { value: 'decorative', label: descriptionsTexts.decorative },
      ]}
      value={source}
      onChange={(value) => choose(ALT_SOURCES.find((one) => one === value) ?? '')}
    />
  );
  return (
    <div data-state={image ? state : undefined} className={classes.description}>
      {source === '' || needsWords ? (
        <OneLineInput field={typed} aside={verdict} above={choice} placeholder={placeholder}>
          {needsWords && <WordsForPicture picture={picture} words={words.trim()} controlId={field.id} />}
        </OneLineInput>
      ) : (
        <FieldFrame field={field} isControl={false} aside={verdict}>
          {choice}
          {source === 'decorative' ? (
            <Words field={field} help={descriptionsTexts.decorativeMeans} />
          ) : (
            <Words field={field} words={words} help={descriptionsTexts.followsThePicture} />
          )}
          {field.error !== undefined && <Input.Error mt={4}>{field.error}</Input.Error>}
        </FieldFrame>
      )}
      <OldWords replaced={replaced} controlId={field.id} />
    </div>
  );
}

/** The address of the picture that a description belongs to, without its focus. */
function useImageBeside({ schema, path }: FieldProps): string {
  const image: unknown = useWatch({ name: path.replace(/[^.]+$/, metaOf(schema).pictureAt ?? '') });
  return withFocus(asText(image), null);
}

/** What stands in place of the input. It takes the focus when somebody jumps to the field. */
function Words({ field, words, help }: { field: Field; words?: string; help: string }) {
  return (
    <div id={field.id} tabIndex={-1}>
      {words !== undefined && <p className={classes.words}>{words}</p>}
      <Input.Description>{help}</Input.Description>
    </div>
  );
}

type State = 'good' | 'missing' | 'decorative';

const VERDICTS: Record<State, string> = {
  good: picturesTexts.good,
  missing: picturesTexts.missing,
  decorative: picturesTexts.good,
};

function Verdict({ image, state }: { image: string; state: State }) {
  if (image === '') return null;
  return (
    <span className={classes.verdict} data-state={state}>
      {VERDICTS[state]}
    </span>
  );
}
