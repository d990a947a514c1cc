import { Skeleton } from '@settlement/design-system/Skeleton';
import { deferred } from '#parts/loading/deferred.tsx';
import type { LoadPart } from '#parts/loading/useDeferred.ts';
import type { WizardAction, WizardProps } from './wizard.ts';

const wizard = (load: LoadPart<WizardProps>) =>
  deferred(load, { loading: <Skeleton lines={4} height="20px" /> });

/** The wizards by their action. The code of a wizard loads when its button is hovered, focused or pressed. */
export const wizards = {
  google: wizard(async () => (await import('./AuthenticatorWizard.tsx')).AuthenticatorWizard),
  unbind: wizard(async () => (await import('./UnbindWizard.tsx')).UnbindWizard),
  recovery: wizard(async () => (await import('./RecoveryWizard.tsx')).RecoveryWizard),
  email: wizard(async () => (await import('./EmailWizard.tsx')).EmailWizard),
  phone: wizard(async () => (await import('./PhoneWizard.tsx')).PhoneWizard),
  password: wizard(async () => (await import('./PasswordWizard.tsx')).AccountPasswordWizard),
  trade: wizard(async () => (await import('./PasswordWizard.tsx')).TradePasswordWizard),
  reset: wizard(async () => (await import('./PasswordWizard.tsx')).ResetPasswordWizard),
  forgot: wizard(async () => (await import('./ForgotPasswordWizard.tsx')).ForgotPasswordWizard),
  delete: wizard(async () => (await import('./DeleteAccountWizard.tsx')).DeleteAccountWizard),
} as const satisfies Record<WizardAction, unknown>;

export function preloadWizardProps(...actions: WizardAction[]) {
  const preload = () => {
    for (const action of actions) wizards[action].preload();
  };
  return { onPointerEnter: preload, onFocus: preload };
}
