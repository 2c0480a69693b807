import { Section } from '#web/ui/section.tsx';
import { Loading } from '#web/ui/state.tsx';
import type { WaitingProps } from '../blocks/block-view.ts';

/** The contact section while its content loads. It is left out if that failed. */
export function ContactWaiting({ failure, place }: WaitingProps) {
  if (failure !== null) return null;
  return (
    <Section ground="sand" ridge="a" id={place.anchor}>
      <Loading />
    </Section>
  );
}
