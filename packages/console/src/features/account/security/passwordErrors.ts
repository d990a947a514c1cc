import { passwordRuleNames, passwordRules } from '@settlement/api-mocks/rules/password';
import { fieldText } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import type { WizardErrors } from './wizardErrors.ts';

type Found = { readonly [K in keyof WizardErrors]?: string | undefined };

/** Only what is wrong. */
export function onlyErrors(found: Found): WizardErrors {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

export const hasErrors = (errors: WizardErrors): boolean => Object.keys(errors).length > 0;

const isGood = (password: string) => passwordRuleNames.every((rule) => passwordRules[rule](password));

/** Specification §5: eight letters and digits of three kinds, twice the same. */
export function newPasswordErrors(text: Text, password: string, again: string): Found {
  return {
    password:
      password === ''
        ? fieldText(text, 'required')
        : isGood(password)
          ? undefined
          : fieldText(text, 'validaPwd'),
    confirm_password: again === password ? undefined : fieldText(text, 'password_mismatch'),
  };
}
