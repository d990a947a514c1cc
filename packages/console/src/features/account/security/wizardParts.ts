import { preloadOverlay } from '@settlement/design-system/Drawer';
import { lazyPart } from '../../../parts/lazyPart.ts';
import type { FlowAction, FlowProps } from './wizard.ts';

/** Each flow is fetched when it is opened, or when somebody comes near its button. */
export const flowParts = {
  google: lazyPart<FlowProps>(async () => (await import('./AuthenticatorWizard.tsx')).GoogleFlow),
  unbind: lazyPart<FlowProps>(async () => (await import('./UnbindWizard.tsx')).UnbindFlow),
  recovery: lazyPart<FlowProps>(async () => (await import('./RecoveryWizard.tsx')).RecoveryFlow),
  email: lazyPart<FlowProps>(async () => (await import('./EmailWizard.tsx')).EmailFlow),
  phone: lazyPart<FlowProps>(async () => (await import('./PhoneWizard.tsx')).PhoneFlow),
  password: lazyPart<FlowProps>(async () => (await import('./PasswordWizard.tsx')).AccountPasswordFlow),
  trade: lazyPart<FlowProps>(async () => (await import('./PasswordWizard.tsx')).TradePasswordFlow),
  reset: lazyPart<FlowProps>(async () => (await import('./PasswordWizard.tsx')).ResetPasswordFlow),
  forgot: lazyPart<FlowProps>(async () => (await import('./ForgotPasswordWizard.tsx')).ForgotFlow),
  delete: lazyPart<FlowProps>(async () => (await import('./DeleteAccountWizard.tsx')).DeleteFlow),
} as const satisfies Record<FlowAction, unknown>;

/** For whatever opens a flow: a head start while the pointer or the focus is on its way. */
export function flowApproach(...actions: FlowAction[]) {
  const preload = () => {
    preloadOverlay();
    for (const action of actions) flowParts[action].preload();
  };
  return { onPointerEnter: preload, onFocus: preload };
}
