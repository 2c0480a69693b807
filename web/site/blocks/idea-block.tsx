import { IdeaBand } from '../forms/idea-band.tsx';
import type { BlockProps } from './block-view.ts';

/** One large question with a field that leads to the contact form. */
export function IdeaBlock({ content, place }: BlockProps<'idea'>) {
  const { heading, lead, label, placeholder, button } = content;
  return <IdeaBand title={heading} {...{ lead, label, placeholder, button }} place={place} of={content} />;
}
