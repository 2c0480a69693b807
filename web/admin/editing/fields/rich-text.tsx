import { useState } from 'react';
import { TbCode, TbTypography } from 'react-icons/tb';
import { FieldFrame } from './field-frame.tsx';
import classes from './rich/rich.module.css';
import { SourceEditor } from './rich/source-editor.tsx';
import { VisualEditor } from './rich/visual-editor.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';

/**
 * Formatted text in a visual or an HTML editor. Markup that only HTML can express is never removed by the visual
 * editor.
 */
export function RichText(props: FieldProps) {
  const field = useField(props);
  const [isSource, setSource] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const html = asText(field.value);
  const Icon = isSource ? TbTypography : TbCode;
  return (
    <FieldFrame
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
        <SourceEditor field={field} html={html} />
      ) : (
        <VisualEditor field={field} path={props.path} html={html} onSource={() => setSource(true)} onBusy={setBusy} />
      )}
    </FieldFrame>
  );
}
