import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface Props {
  readonly children: ReactNode;
  /** A change, such as another screen, tries again. */
  readonly resetKey: string;
}

interface State {
  readonly error: unknown;
}

/** A broken screen leaves the frame standing. React catches errors of rendering in classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey !== this.props.resetKey && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <CrashScreen />;
  }
}
