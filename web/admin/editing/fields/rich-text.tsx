import { useState } from 'react';
import { TbCode, TbTypography } from 'react-icons/tb';
import { FieldFrame } from './field-frame.tsx';
import type { HtmlFieldProps } from './html-field.tsx';
import { PageFrame } from './page/page-frame.tsx';
import classes from './rich/rich.module.css';
import { SourceEditor } from './rich/source-editor.tsx';
import { VisualEditor } from './rich/visual-editor.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText, useField } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/**
 * Formatted text in a visual or an HTML editor. Markup that only HTML can express is never removed by the visual
 * editor.
 */
export function RichText({ isPage = false, ...props }: HtmlFieldProps) {
  const field = useField(props);
  const [isSource, setSource] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const html = asText(field.value);
  const Frame = isPage ? PageFrame : FieldFrame;
  return (
    <Frame
      field={field}
      isControl={false}
      aside={<SourceSwitch isSource={isSource} isBusy={isBusy} onSwitch={() => setSource(!isSource)} />}
    >
      {isSource ? (
        <SourceEditor field={field} html={html} isPage={isPage} />
      ) : (
        <VisualEditor
          field={field}
          path={props.path}
          html={html}
          isPage={isPage}
          onSource={() => setSource(true)}
          onBusy={setBusy}
        />
      )}
    </Frame>
  );
}

interface SwitchProps {
  isSource: boolean;
  /** Whether pictures are being uploaded into the text. */
  isBusy: boolean;
  onSwitch: () => void;
}

function SourceSwitch({ isSource, isBusy, onSwitch }: SwitchProps) {
  const Icon = isSource ? TbTypography : TbCode;
  return (
    <span className={classes.switcher}>
      <TextButton disabled={isBusy} title={isBusy ? fieldsTexts.waitUntilThePictures : undefined} onClick={onSwitch}>
        <Icon size={16} aria-hidden />
        {isSource ? fieldsTexts.showFormatted : fieldsTexts.showHtml}
      </TextButton>
    </span>
  );
}
