import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import classes from './fields.module.css';
import { scrollToAndFocus } from './use-field.ts';
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
