import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { withFocus } from '#contract/pictures.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './fields.module.css';
import { scrollToAndFocus, asText, type Field } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** By image URL: the description taken over from the previous image and not yet confirmed; null once confirmed. */
type OpenQuestions = Record<string, string | null>;

const KEPT_MAX = 50;

/** Remembers in this browser which images took over the description of the previous image. */
export function useAltQuestions() {
  const [open, setOpen] = useLocalStorage<OpenQuestions>({
    key: 'panel-taken-over-descriptions',
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const put = (image: string, alt: string | null) =>
    setOpen((before) => Object.fromEntries([...Object.entries({ ...before, [image]: alt })].slice(-KEPT_MAX)));
  return {
    isOpen: (image: string, alt: string) => alt !== '' && open[image] === alt,
    isKnown: (image: string) => image in open,
    ask: (image: string, alt: string) => put(image, alt),
    confirm: (image: string) => put(image, null),
  };
}

interface AltQuestionProps {
  image: string;
  alt: string;
  /** The id of the control with the description. */
  controlId: string;
}

/** Asks whether the description still fits after the image was replaced. Disappears once it is confirmed or changed. */
export function AltQuestion({ image, alt, controlId }: AltQuestionProps) {
  const questions = useAltQuestions();
  const isOpen = questions.isOpen(image, alt);
  function rewrite() {
    scrollToAndFocus(controlId);
    const control = document.getElementById(controlId);
    if (control instanceof HTMLInputElement) control.select();
  }
  return (
    <div role="status">
      {isOpen && (
        <div className={classes.question}>
          <p>{fieldsTexts.doesThisStillDescribe}</p>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              questions.confirm(image);
              document.getElementById(controlId)?.focus(); // this button disappears
            }}
          >
            {fieldsTexts.keep}
          </Button>
          <Button size="xs" variant="default" onClick={rewrite}>
            {fieldsTexts.writeANewOne}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the description in a form was taken over: asks once the picture differs from the saved one. */
export function useFormAltQuestion(field: Field, path: string, pictureAt: string) {
  const picturePath = path.replace(/[^.]+$/, pictureAt);
  const { base } = useEditorState();
  const watched: unknown = useWatch({ name: picturePath });
  // Another focus is no other picture.
  const image = withFocus(asText(watched), null);
  const alt = asText(field.value);
  const questions = useAltQuestions();
  const isReplaced = image !== '' && image !== withFocus(asText(getIn(base, picturePath)), null);
  const isNew = isReplaced && alt !== '' && alt === getIn(base, path) && !questions.isKnown(image);
  useEffect(() => {
    if (isNew) questions.ask(image, alt);
  });
  return { image, isReplaced, isOpen: questions.isOpen(image, alt) };
}
