import { IdeaBand } from '../forms/idea-band.tsx';
import type { BlockProps } from './block-view.ts';

/** One large question with a field that leads to the contact form. */
export function IdeaBlock({ content: { heading, ...words }, place }: BlockProps<'idea'>) {
  return <IdeaBand title={heading} {...words} place={place} />;
}
