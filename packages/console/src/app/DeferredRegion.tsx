import { Component, type ReactNode, Suspense } from 'react';
import type { Area } from '../i18n/areas.ts';
import { useAreas } from '../i18n/useAreas.ts';

interface SlotProps {
  /** What its words are in. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** A part of the frame that comes later than the frame, and whose failure leaves the frame standing. */
export function Slot(props: SlotProps) {
  return (
    <Quiet>
      <Suspense>
        <Ready {...props} />
      </Suspense>
    </Quiet>
  );
}

function Ready({ areas, children }: SlotProps) {
  useAreas(areas);
  return children;
}

class Quiet extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
