import { CopyButton, TextInput } from '@mantine/core';
import type { PictureShape } from '#contract/field-meta.ts';
import { missingSize } from '#contract/picture-places.ts';
import { withFocus } from '#contract/pictures.ts';
import { imageSource } from '#web/api.ts';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { pictureSize } from '#web/admin/editing/upload/picture-info.ts';
import { usePictureFacts } from '#web/admin/editing/upload/use-picture-facts.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './image.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as looksTexts from '#web/admin/texts/picture-looks.ts';
import * as picturesTexts from '#web/admin/texts/pictures.ts';

/** The picture's file name, size and weight, and its address for those who need it. */
export function ImageDetails({ field, address }: { field: Field; address: string }) {
  const plain = withFocus(address, null);
  return (
    <>
      {address !== '' && <ImageFacts address={plain} />}
      <SmallHint address={plain} shapes={field.info.shownAs} />
      <details className={classes.link} open={field.error ? true : undefined}>
        <summary>{picturesTexts.linkToAPictureElsewhere}</summary>
        <TextInput
          id={`${field.id}-address`}
          size="xs"
          aria-label={picturesTexts.link(field.label)}
          placeholder={picturesTexts.https}
          value={plain}
          maxLength={field.info.max}
          spellCheck={false}
          error={field.error}
          onChange={(event) => field.set(event.currentTarget.value)}
          onBlur={field.blur}
        />
      </details>
    </>
  );
}

/** That the site shows the picture larger than it is. */
function SmallHint({ address, shapes = [] }: { address: string; shapes?: readonly PictureShape[] | undefined }) {
  const size = pictureSize(address);
  const needed = size && missingSize(size, shapes);
  return needed && <p className={classes.small}>{looksTexts.smallHint(needed)}</p>;
}

function ImageFacts({ address }: { address: string }) {
  const { name, facts } = usePictureFacts(address);
  return (
    <p className={classes.facts}>
      <span className={classes.name} dir="auto" title={name}>
        {name}
      </span>
      <span>{facts}</span>
      <CopyButton value={new URL(imageSource(address), location.href).href} timeout={4000}>
        {({ copied, copy }) => (
          <TextButton onClick={copy}>
            <span aria-live="polite">{copied ? commonTexts.copied : picturesTexts.copyAddress}</span>
          </TextButton>
        )}
      </CopyButton>
    </p>
  );
}
