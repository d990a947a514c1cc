import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly resetKey?: string;
}

interface State {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** Shows a fallback after a rendering error. React catches these errors only in class components. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.error === undefined ? children : fallback(this.state.error);
  }
}
