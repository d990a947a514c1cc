/**
 * The rules that a password must meet (specification §5), by name. The console shows for each rule if the
 * entered password meets it.
 */
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
 * Checks if a password meets all rules of `passwordRules`. The message name of an invalid password is
 * `validaPwd`. Call this function before hashing, because the server receives only the hash.
 */
export function isPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password));
}
