import { unexpected } from '#contract/texts.ts';
import { ApiError } from '#web/api.ts';
import { Button, ButtonRow } from '#web/ui/button.tsx';
import { NightScene } from './night-scene.tsx';

/** What a visitor sees when the application itself fails. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <NightScene
      eyebrow={error instanceof ApiError ? `Error ${error.status}` : 'Error'}
      title={unexpected}
      lead={error instanceof Error ? error.message : String(error)}
    >
      <ButtonRow>
        <Button arrow onClick={() => location.reload()}>
          Reload the page
        </Button>
        <Button variant="night" onClick={() => location.assign('/')}>
          Back to home
        </Button>
      </ButtonRow>
    </NightScene>
  );
}
