import { empty } from '#contract/texts.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Head } from '../head.tsx';
import { NightScene } from '../layout/night-scene.tsx';

export function Page() {
  return (
    <>
      <Head title={empty.page} hidden />
      <NightScene
        eyebrow="Error 404"
        title={empty.page}
        lead="The wind has moved this page, or it was never here. The two paths below are firm."
      >
        <ButtonRow>
          <ButtonLink href="/" arrow>
            Back to home
          </ButtonLink>
          <ButtonLink href="/contact" variant="night">
            Tell us about it
          </ButtonLink>
        </ButtonRow>
      </NightScene>
    </>
  );
}
