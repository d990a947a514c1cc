import { Component, type ReactNode, Suspense } from 'react';
import type { Area } from '#i18n/areas.ts';
import { useAreas } from '#i18n/useAreas.ts';
import { startAreas } from './startAreas.ts';

interface DeferredRegionProps {
  /** The message areas it needs. @default those of the frame */
  readonly areas?: readonly Area[];
  readonly children: ReactNode;
}

/** A part of the frame that comes later than the frame, and whose failure leaves the frame standing. */
export function DeferredRegion(props: DeferredRegionProps) {
  return (
    <SilentBoundary>
      <Suspense>
        <Ready {...props} />
      </Suspense>
    </SilentBoundary>
  );
}

function Ready({ areas = startAreas, children }: DeferredRegionProps) {
  useAreas(areas);
  return children;
}

class SilentBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
