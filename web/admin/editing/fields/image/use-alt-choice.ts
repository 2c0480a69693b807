import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { ALT_SOURCES, type AltSource } from '#contract/alt-text.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn, isEqual } from '#web/admin/editing/form/values.ts';
import { asText, type Field, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import type { ChosenPicture } from './use-image-field.ts';
import { usePictureWords } from './use-picture-words.ts';
import { useReplacedWords } from './use-replaced-words.ts';

interface Choice {
  /** The description, and the path of the field that says where it comes from. */
  field: Field;
  props: FieldProps;
  sourceAt: string;
  image: string;
  chosen: ChosenPicture | null;
  isSending: boolean;
}

/** Where the description of a picture in a form comes from. A newly chosen picture brings its own words along. */
export function useAltChoice({ field, props, sourceAt, image, chosen, isSending }: Choice) {
  const { base } = useEditorState();
  const beside = (path: string) => path.replace(/[^.]+$/, sourceAt);
  const { field: control } = useController({ name: beside(props.path) });
  const stored: unknown = control.value;
  const source = ALT_SOURCES.find((one) => one === stored) ?? '';
  const saved = props.basePath === null ? source : getIn(base, beside(props.basePath));
  const picture = usePictureWords(image);
  const words = asText(field.value).trim();
  const ownWords = useRef('');
  const hasWords = words !== '' && !(image && words === field.info.placeholder);

  /** The picture for which somebody chose a source. */
  const chosenFor = useRef('');

  function choose(next: AltSource) {
    chosenFor.current = image;
    if (source === '') ownWords.current = words;
    if (next === 'picture' && picture.words) field.set(picture.words);
    if (next === '' && !hasWords) field.set(ownWords.current);
    control.onChange(next);
  }

  const replaced = useReplacedWords({
    chosen,
    isSending,
    image,
    picture,
    current: { words: words === field.info.placeholder ? '' : words, source },
    write: (next) => {
      field.set(next.words);
      control.onChange(next.source);
    },
    canFollow: true,
    isDecided: () => chosenFor.current === image,
  });

  return {
    source,
    picture,
    hasWords,
    /** Whether the picture has no words yet that this place could take over. */
    needsWords: source === 'picture' && picture.name !== '' && picture.isKnown && picture.words === '',
    choose,
    replaced,
    /** The description with its source: both change and are undone as one. */
    field: {
      ...field,
      isChanged: field.isChanged || !isEqual(source, saved ?? ''),
      undo: () => {
        control.onChange(saved ?? '');
        field.undo();
      },
    },
  };
}
