/** What a password is made of (specification §5), each as the person sees it ticked off. */
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
 * validaPwd: at least 8 characters, letters and digits only, with at least one digit, one lowercase and one
 * uppercase (specification §5). Judged before hashing: the server never sees what it is made of.
 */
export function isPassword(password: string): boolean {
  return passwordRuleNames.every((rule) => passwordRules[rule](password));
}
