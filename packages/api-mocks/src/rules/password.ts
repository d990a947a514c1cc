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
 * Checks a password. `validaPwd` requires at least 8 letters and digits, with a digit, a lowercase and an uppercase
 * letter (specification §5). Must be called before hashing, because the server gets only the hash.
 */
export function isPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password));
}
