import { altText } from '#contract/alt-text.ts';
import type { SectionFields } from '#contract/sections/index.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { Picture } from '#web/ui/picture.tsx';

interface StepPictureProps {
  step: SectionFields<'workflow'>['steps'][number];
  sizes: string;
  className: string | undefined;
}

/** The own picture of a step. Nothing without one. */
export function StepPicture({ step, sizes, className }: StepPictureProps) {
  const { imageUrl, imageAlt, imageAltSource } = step;
  if (!imageUrl) return null;
  return (
    <Picture
      className={className}
      src={imageUrl}
      alt={altText(imageAlt, imageAltSource)}
      sizes={sizes}
      data-field={fieldPath(step, 'imageUrl')}
    />
  );
}
