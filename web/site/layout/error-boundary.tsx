import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  /** A new value, as after a navigation, gives the content another chance. */
  resetKey: string;
  /** Rendered after the error screen. */
  whenFailed?: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Shows the error screen in place of content that failed to render. */
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
