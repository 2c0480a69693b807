import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { ALT_SOURCES, type AltSource } from '#contract/alt-text.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn, isEqual } from '#web/admin/editing/form/values.ts';
import { asText, type Field, type FieldProps } from '#web/admin/editing/fields/use-field.ts';
import { usePictureWords } from './use-picture-words.ts';

interface Choice {
  /** The description, and the path of the field that says where it comes from. */
  field: Field;
  props: FieldProps;
  sourceAt: string;
  image: string;
  /** Whether the picture is another one than the saved one. */
  isReplaced: boolean;
}

/** Where the description of a picture in a form comes from. A newly chosen picture brings its own words along. */
export function useAltChoice({ field, props, sourceAt, image, isReplaced }: Choice) {
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
    chosenFor.current = picture.name;
    if (source === '') ownWords.current = words;
    if (next === 'picture' && picture.words) field.set(picture.words);
    if (next === '' && !hasWords) field.set(ownWords.current);
    control.onChange(next);
  }

  function takeOver() {
    if (picture.words && (source === 'picture' || (source === '' && !hasWords))) {
      field.set(picture.words);
      control.onChange('picture');
    } else if (!picture.words && source === 'picture' && chosenFor.current !== picture.name) {
      control.onChange(''); // the words of the old picture stay, and the form asks about them
    }
  }

  const seen = useRef(picture.name);
  useEffect(() => {
    if (seen.current === picture.name || (picture.name && !picture.isKnown)) return;
    seen.current = picture.name;
    if (picture.name && isReplaced) takeOver();
  });

  return {
    source,
    picture,
    hasWords,
    /** Whether the picture has no words yet that this place could take over. */
    needsWords: source === 'picture' && picture.name !== '' && picture.isKnown && picture.words === '',
    choose,
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
