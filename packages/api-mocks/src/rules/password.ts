/** The rules of a password (specification §5). The form shows which rules are met. */
export const passwordRules = {
  length: (password: string) => password.length >= 8,
  characters: (password: string) => /^[A-Za-z0-9]+$/.test(password),
  digit: (password: string) => /\d/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  upper: (password: string) => /[A-Z]/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames: readonly PasswordRule[] = ['length', 'characters', 'digit', 'lower', 'upper'];

/**
 * Checks a password. `validaPwd` requires at least 8 letters and digits, with one digit, one lowercase and
 * one uppercase letter (specification §5). The check comes before hashing, because the server never receives
 * the password.
 */
export function isPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password));
}
