import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './fields.module.css';
import { focusOn, textOf, type Field } from './use-field.ts';

/** By the address of a new picture: the description it took over and that nobody confirmed yet; null once confirmed. */
type Open = Record<string, string | null>;

const KEPT_MAX = 50;

/** Remembers in this browser which pictures took over the description of the picture before. */
export function useAltQuestions() {
  const [open, setOpen] = useLocalStorage<Open>({
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
  /** The control that holds the description. */
  controlId: string;
}

/** Asks whether the description still fits after the picture was replaced; goes once it is confirmed or changed. */
export function AltQuestion({ image, alt, controlId }: AltQuestionProps) {
  const questions = useAltQuestions();
  const isOpen = questions.isOpen(image, alt);
  function rewrite() {
    focusOn(controlId);
    const control = document.getElementById(controlId);
    if (control instanceof HTMLInputElement) control.select();
  }
  return (
    <div role="status">
      {isOpen && (
        <div className={classes.question}>
          <p>Does this description still fit the new picture?</p>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              questions.confirm(image);
              document.getElementById(controlId)?.focus(); // this button goes
            }}
          >
            Keep
          </Button>
          <Button size="xs" variant="default" onClick={rewrite}>
            Write a new one
          </Button>
        </div>
      )}
    </div>
  );
}

/** The same below the description in a form: it asks when the picture beside it is another than the saved one. */
export function FormAltQuestion({ field, path, pictureAt }: { field: Field; path: string; pictureAt: string }) {
  const picturePath = path.replace(/[^.]+$/, pictureAt);
  const { base } = useEditorState();
  const watched: unknown = useWatch({ name: picturePath });
  const image = textOf(watched);
  const alt = textOf(field.value);
  const questions = useAltQuestions();
  const isTakenOver = image !== '' && image !== getIn(base, picturePath) && alt !== '' && alt === getIn(base, path);
  const isNew = isTakenOver && !questions.isKnown(image);
  useEffect(() => {
    if (isNew) questions.ask(image, alt);
  });
  return <AltQuestion image={image} alt={alt} controlId={field.id} />;
}
