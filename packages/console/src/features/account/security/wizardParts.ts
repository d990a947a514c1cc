import { lazyPart } from '#parts/lazyPart.ts';
import type { WizardAction, WizardProps } from './wizard.ts';

/** Each wizard loads when it is opened, or when its button is hovered or focused. */
export const wizardParts = {
  google: lazyPart<WizardProps>(async () => (await import('./AuthenticatorWizard.tsx')).AuthenticatorWizard),
  unbind: lazyPart<WizardProps>(async () => (await import('./UnbindWizard.tsx')).UnbindWizard),
  recovery: lazyPart<WizardProps>(async () => (await import('./RecoveryWizard.tsx')).RecoveryWizard),
  email: lazyPart<WizardProps>(async () => (await import('./EmailWizard.tsx')).EmailWizard),
  phone: lazyPart<WizardProps>(async () => (await import('./PhoneWizard.tsx')).PhoneWizard),
  password: lazyPart<WizardProps>(async () => (await import('./PasswordWizard.tsx')).AccountPasswordWizard),
  trade: lazyPart<WizardProps>(async () => (await import('./PasswordWizard.tsx')).TradePasswordWizard),
  reset: lazyPart<WizardProps>(async () => (await import('./PasswordWizard.tsx')).ResetPasswordWizard),
  forgot: lazyPart<WizardProps>(
    async () => (await import('./ForgotPasswordWizard.tsx')).ForgotPasswordWizard,
  ),
  delete: lazyPart<WizardProps>(async () => (await import('./DeleteAccountWizard.tsx')).DeleteAccountWizard),
} as const satisfies Record<WizardAction, unknown>;

/** For whatever opens a flow: a head start while the pointer or the focus is on its way. */
export function preloadMovementProps(...actions: WizardAction[]) {
  const preload = () => {
    for (const action of actions) wizardParts[action].preload();
  };
  return { onPointerEnter: preload, onFocus: preload };
}
