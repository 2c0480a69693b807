import { useState } from 'react';
import { TbCode, TbTypography } from 'react-icons/tb';
import { Frame } from './frame.tsx';
import classes from './rich/rich.module.css';
import { Source } from './rich/source.tsx';
import { Visual } from './rich/visual.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { textOf, useField, type FieldProps } from './use-field.ts';

/** Formatted text: as it looks, or as HTML. What only HTML can say is never taken away by the other. */
export function RichText(props: FieldProps) {
  const field = useField(props);
  const [isSource, setSource] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const html = textOf(field.value);
  const Icon = isSource ? TbTypography : TbCode;
  return (
    <Frame
      field={field}
      isControl={false}
      aside={
        <span className={classes.switcher}>
          <TextButton
            disabled={isBusy}
            title={isBusy ? 'Wait until the pictures are uploaded' : undefined}
            onClick={() => setSource(!isSource)}
          >
            <Icon size={16} aria-hidden />
            {isSource ? 'Show formatted' : 'Show HTML'}
          </TextButton>
        </span>
      }
    >
      {isSource ? (
        <Source field={field} html={html} />
      ) : (
        <Visual field={field} path={props.path} html={html} onSource={() => setSource(true)} onBusy={setBusy} />
      )}
    </Frame>
  );
}
