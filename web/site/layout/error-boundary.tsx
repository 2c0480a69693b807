import { Component, type ReactNode } from 'react';
import { stateTexts } from '#contract/texts/states.ts';
import { ApiError } from '#web/api.ts';
import { Button, ButtonRow } from '#web/ui/button.tsx';
import { NightScene } from './night-scene.tsx';

interface Props {
  /** A new value, for example after a navigation, renders the content again. */
  resetKey: string;
  whenFailed?: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Shows the error screen if the content fails to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Unknown') };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <>
        <ErrorScreen error={error} />
        {this.props.whenFailed}
      </>
    );
  }
}

/** Shown if the application itself fails. */
function ErrorScreen({ error }: { error: unknown }) {
  return (
    <NightScene
      eyebrow={error instanceof ApiError ? stateTexts.errorStatus(error.status) : stateTexts.error}
      title={stateTexts.unexpected}
      lead={error instanceof Error ? error.message : String(error)}
    >
      <ButtonRow>
        <Button arrow onClick={() => location.reload()}>
          {stateTexts.reload}
        </Button>
        <Button variant="night" onClick={() => location.assign('/')}>
          {stateTexts.backHome}
        </Button>
      </ButtonRow>
    </NightScene>
  );
}
