/** The rules for a password (specification §5). The form shows which rules the password meets. */
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
 * Checks a password. `validaPwd` requires at least 8 letters and digits, including a digit, a lowercase
 * letter and an uppercase letter (specification §5). Passwords must be checked before hashing, because the
 * server receives only the hash.
 */
export function isPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password));
}
