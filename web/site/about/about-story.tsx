import type { BlockProps } from '../blocks/block-view.ts';
import { AboutHead } from './about-head.tsx';
import { Summary } from './about.tsx';
import { Story } from './story.tsx';

/** The whole story of the agency, with its people: the main part of the About page. */
export function AboutStory({ content: about, place }: BlockProps<'about'>) {
  return (
    <>
      <AboutHead about={about} level={place.level} />
      <Summary about={{ ...about, title: '' }} place={{ ...place, level: 2 }} />
      <Story about={about} />
    </>
  );
}
