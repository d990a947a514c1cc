const shared: ReadonlySet<string> = new Set([
  'common.dismiss',
  'common.loading',
  'common.notifications',
  'common.overlays',
  'common.product',
  'common.retry',
  'common.title',
]);

/** Messages of email sign-in, which load when it is chosen. */
const later =
  /^(errors\.field|auth\.(email|password|register|retrieve)|auth\.method\.(retrieve|haveAccount|back|google))(\.|$)/;

/** Whether the first step of signing in can show a message; the build puts no other into its file. */
export function isSignInMessage(id: string): boolean {
  return id.startsWith('common.') ? shared.has(id) : !later.test(id);
}
