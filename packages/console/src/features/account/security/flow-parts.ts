import { preloadOverlay } from '@settlement/design-system/Drawer';
import { lazyPart } from '../../../parts/lazy-part.ts';
import type { FlowAction, FlowProps } from './flow.ts';

/** Each flow is fetched when it is opened, or when somebody comes near its button. */
export const flowParts = {
  google: lazyPart<FlowProps>(async () => (await import('./GoogleFlow.tsx')).GoogleFlow),
  unbind: lazyPart<FlowProps>(async () => (await import('./UnbindFlow.tsx')).UnbindFlow),
  recovery: lazyPart<FlowProps>(async () => (await import('./RecoveryFlow.tsx')).RecoveryFlow),
  email: lazyPart<FlowProps>(async () => (await import('./EmailFlow.tsx')).EmailFlow),
  phone: lazyPart<FlowProps>(async () => (await import('./PhoneFlow.tsx')).PhoneFlow),
  password: lazyPart<FlowProps>(async () => (await import('./PasswordFlow.tsx')).AccountPasswordFlow),
  trade: lazyPart<FlowProps>(async () => (await import('./PasswordFlow.tsx')).TradePasswordFlow),
  reset: lazyPart<FlowProps>(async () => (await import('./PasswordFlow.tsx')).ResetPasswordFlow),
  forgot: lazyPart<FlowProps>(async () => (await import('./ForgotFlow.tsx')).ForgotFlow),
  delete: lazyPart<FlowProps>(async () => (await import('./DeleteFlow.tsx')).DeleteFlow),
} as const satisfies Record<FlowAction, unknown>;

/** For whatever opens a flow: a head start while the pointer or the focus is on its way. */
export function flowApproach(...actions: FlowAction[]) {
  const preload = () => {
    preloadOverlay();
    for (const action of actions) flowParts[action].preload();
  };
  return { onPointerEnter: preload, onFocus: preload };
}
