import { Button, UnstyledButton } from '@mantine/core';
import { useState, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { TbFocusCentered, TbLibraryPhoto, TbPhoto, TbTrash, TbUpload } from 'react-icons/tb';
import { parsePictureName, pictureFocus, uploadedName, withFocus } from '#contract/pictures.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { imageSource } from '#web/api.ts';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import type { UploadState } from '#web/admin/editing/upload/use-upload.ts';
import classes from './image.module.css';
import { FocusMark, WholePicture } from './whole-picture.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

interface ChooseProps {
  field: Field;
  onChoose: () => void;
  onLibrary: () => void;
}

/** No picture yet: where to drop one, and two ways to choose one. */
export function EmptyStage({ field, onChoose, onLibrary }: ChooseProps) {
  return (
    <div className={classes.stage} data-empty>
      <TbPhoto size={32} aria-hidden />
      <span>{picturesTexts.dropAPictureHere}</span>
      <div className={classes.ways}>
        <Button
          id={field.id}
          variant="default"
          leftSection={<TbUpload size={16} aria-hidden />}
          aria-label={picturesTexts.chooseAPictureWithLabel(field.label)}
          aria-describedby={`${field.id}-limits`}
          onClick={onChoose}
        >
          {picturesTexts.chooseAPicture}
        </Button>
        <Button
          id={`${field.id}-library`}
          variant="subtle"
          color="gray"
          leftSection={<TbLibraryPhoto size={16} aria-hidden />}
          aria-label={picturesTexts.chooseFromYourPictures(field.label)}
          onClick={onLibrary}
        >
          {picturesTexts.fromYourPictures}
        </Button>
      </div>
    </div>
  );
}

interface ImageStageProps extends ChooseProps {
  address: string;
  onFocus: () => void;
  onRemove: () => void;
}

/** The whole picture, with its tools on a shade at its foot. */
export function ImageStage({ field, address, onChoose, onLibrary, onFocus, onRemove }: ImageStageProps) {
  const source = imageSource(withFocus(address, null));
  const [broken, setBroken] = useState('');
  const isBroken = broken === source;
  return (
    <div className={classes.stage} style={stageTone(address)}>
      {isBroken ? (
        <span className={classes.broken}>{stateTexts.imageUnavailable}</span>
      ) : (
        <WholePicture key={source} source={source} onError={() => setBroken(source)}>
          <FocusMark focus={pictureFocus(address)} />
        </WholePicture>
      )}
      <div className={classes.shade}>
        <Tool
          id={field.id}
          icon={<TbUpload size={16} aria-hidden />}
          label={picturesTexts.replace(field.label)}
          aria-describedby={`${field.id}-limits`}
          onClick={onChoose}
        >
          {commonTexts.replace}
        </Tool>
        <Tool
          id={`${field.id}-library`}
          icon={<TbLibraryPhoto size={16} aria-hidden />}
          label={picturesTexts.chooseFromYourPictures(field.label)}
          onClick={onLibrary}
        >
          {picturesTexts.yourPictures}
        </Tool>
        {!isBroken && (
          <Tool
            id={`${field.id}-focus`}
            icon={<TbFocusCentered size={16} aria-hidden />}
            label={picturesTexts.focus(field.label)}
            onClick={onFocus}
          >
            {picturesTexts.focusLabel}
          </Tool>
        )}
        <Tool
          icon={<TbTrash size={16} aria-hidden />}
          label={picturesTexts.removeWithLabel(field.label)}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

/** The ground around a picture has a little of its average colour. */
function stageTone(address: string): CSSProperties | undefined {
  const tone = parsePictureName(uploadedName(address))?.averageColor;
  return tone ? ({ '--tone': `#${tone}` } as CSSProperties) : undefined; // an own property
}

interface ToolProps extends ComponentPropsWithoutRef<'button'> {
  icon: ReactNode;
  label: string;
}

function Tool({ icon, label, children, ...rest }: ToolProps) {
  return (
    <UnstyledButton {...rest} className={classes.tool} aria-label={label} title={label.split(':')[0]}>
      {icon}
      {children && <span className={classes.toolName}>{children}</span>}
    </UnstyledButton>
  );
}

interface SendingStageProps {
  state: Extract<UploadState, { kind: 'sending' }>;
  onStop: () => void;
}

const CREST = 'M0 84C130 98 260 92 380 62C470 38 540 12 602 4C760 20 900 66 1100 84C1240 95 1360 97 1440 97V140H0Z';

/** The picture that is being sent. A ridge at its foot fills with light. */
export function SendingStage({ state: { file, preview, part }, onStop }: SendingStageProps) {
  const percent = Math.round(part * 100);
  return (
    <div className={classes.stage} data-sending>
      <WholePicture source={preview} />
      <div
        className={classes.ridge}
        role="progressbar"
        aria-label={picturesTexts.uploading(file.name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        {(['dark', 'lit'] as const).map((light) => (
          <svg
            key={light}
            viewBox="0 0 1440 140"
            preserveAspectRatio="none"
            data-light={light}
            style={light === 'lit' ? { clipPath: `inset(0 ${100 - percent}% 0 0)` } : undefined}
          >
            <path d={CREST} />
          </svg>
        ))}
      </div>
      <div className={classes.sending}>
        <span className={classes.name}>{file.name}</span>
        <span role="status">
          {percent < 100 ? picturesTexts.uploadingWithPercent(percent) : picturesTexts.almostThere}
        </span>
        <UnstyledButton className={classes.tool} onClick={onStop}>
          {picturesTexts.stop}
        </UnstyledButton>
      </div>
    </div>
  );
}
