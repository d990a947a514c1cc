/** The replacements of renamed and removed IDs. Never remove an entry, because links contain the IDs. */
export const moves: Readonly<Record<string, string>> = {
  // The documents of the repository are no longer part of Storybook.
  ...Object.fromEntries(
    `accessibility architecture backend browsers commands contract-and-mock-bank contributing decision decisions deployment design-system first-hour google-sign-in mock-bank performance questions runbook security security-policy`
      .split(' ')
      .map((name) => [`docs--${name}`, 'welcome--welcome']),
  ),
  'components-daterangepicker--typed': 'components-daterangepicker--default',
  'components-daterangepicker--typed-and-left': 'components-daterangepicker--default',
  'components-daterangepicker--typed-and-taken-back': 'components-daterangepicker--default',
  'components-form--autofilled': 'components-form--required',
  'components-form--reset': 'components-form--required',
  'components-form--sent': 'components-form--required',
  'components-reorderlist--by-buttons': 'components-reorderlist--default',
  'components-reorderlist--by-the-handle': 'components-reorderlist--default',
  'components-searchlist--by-keyboard': 'components-commandpalette--default',
  'components-searchlist--default': 'components-commandpalette--default',
  'components-searchlist--docs': 'components-commandpalette--docs',
  'components-searchlist--not-found': 'components-commandpalette--not-found',
  'components-searchlist--with-preview': 'components-commandpalette--with-preview',
  'components-select--in-dialog': 'components-select--default',
  'components-select--one-mark': 'components-select--default',
  'components-select--pressed-label': 'components-select--default',
  'components-select--right-to-left': 'components-select--default',
  'components-select--type-ahead-in-list': 'components-select--type-ahead',
  'components-switch--pressed-label': 'components-switch--default',
  'screens-account-mobile-payment-settings--linked-to-collection':
    'screens-account-mobile-automatic-collection--default',
  'screens-account-payment-settings--linked-to-collection': 'screens-account-automatic-collection--default',
  'screens-address-book-addresses--broken-checksum': 'screens-address-book-addresses--wrong-checksum',
  'screens-address-book-mobile-addresses--broken-checksum':
    'screens-address-book-mobile-addresses--wrong-checksum',
  'screens-assets-assets--withdrawals-locked': 'screens-assets-assets--withdrawals-paused',
  'screens-assets-internal-transfer--empty-input': 'screens-assets-internal-transfer--empty-form',
  'screens-assets-internal-transfer--limit-24-h': 'screens-assets-internal-transfer--limit-within-24-hours',
  'screens-assets-internal-transfer--not-authorised': 'screens-assets-internal-transfer--unauthorised',
  'screens-assets-internal-transfer--over-balance': 'screens-assets-internal-transfer--insufficient-balance',
  'screens-assets-internal-transfer--temporarily-closed':
    'screens-assets-internal-transfer--withdrawals-paused',
  'screens-assets-mobile-assets--withdrawals-locked': 'screens-assets-mobile-assets--withdrawals-paused',
  'screens-assets-mobile-internal-transfer--empty-input':
    'screens-assets-mobile-internal-transfer--empty-form',
  'screens-assets-mobile-internal-transfer--limit-24-h':
    'screens-assets-mobile-internal-transfer--limit-within-24-hours',
  'screens-assets-mobile-internal-transfer--not-authorised':
    'screens-assets-mobile-internal-transfer--unauthorised',
  'screens-assets-mobile-internal-transfer--over-balance':
    'screens-assets-mobile-internal-transfer--insufficient-balance',
  'screens-assets-mobile-internal-transfer--temporarily-closed':
    'screens-assets-mobile-internal-transfer--withdrawals-paused',
  'screens-auth-email-sign-in--mobile': 'screens-auth-mobile-email-sign-in--register',
  'screens-auth-login--rejected': 'screens-auth-login--account-does-not-exist',
  'screens-auth-mobile-login--rejected': 'screens-auth-mobile-login--account-does-not-exist',
  'screens-payments-mobile-payment-details--refund-limit-24-h':
    'screens-payments-mobile-payment-details--refund-limit-within-24-hours',
  'screens-payments-payment-details--refund-limit-24-h':
    'screens-payments-payment-details--refund-limit-within-24-hours',
  'screens-permission-mobile-review--refused': 'screens-permission-mobile-review--failed-audit',
  'screens-security-mobile-verification--cancelled': 'screens-security-mobile-verification--canceled',
  'screens-security-verification--cancelled': 'screens-security-verification--canceled',
  'screens-swap-mobile-swap--empty': 'screens-swap-mobile-swap--empty-form',
  'screens-swap-mobile-swap--not-authorised': 'screens-swap-mobile-swap--unauthorised',
  'screens-swap-mobile-swap--over-balance': 'screens-swap-mobile-swap--insufficient-balance',
  'screens-swap-mobile-swap--temporarily-closed': 'screens-swap-mobile-swap--withdrawals-paused',
  'screens-swap-swap--empty': 'screens-swap-swap--empty-form',
  'screens-swap-swap--not-authorised': 'screens-swap-swap--unauthorised',
  'screens-swap-swap--over-balance': 'screens-swap-swap--insufficient-balance',
  'screens-swap-swap--temporarily-closed': 'screens-swap-swap--withdrawals-paused',
  'screens-withdraw-mobile-withdraw--day-limit-reached':
    'screens-withdraw-mobile-withdraw--limit-within-24-hours',
  'screens-withdraw-mobile-withdraw--destination-step': 'screens-withdraw-mobile-withdraw--empty-form',
  'screens-withdraw-mobile-withdraw--locked': 'screens-withdraw-mobile-withdraw--withdrawals-paused',
  'screens-withdraw-mobile-withdraw--not-enough': 'screens-withdraw-mobile-withdraw--insufficient-balance',
  'screens-withdraw-withdraw--day-limit-reached': 'screens-withdraw-withdraw--limit-within-24-hours',
  'screens-withdraw-withdraw--history-failed': 'screens-withdraw-withdraw--partial',
  'screens-withdraw-withdraw--locked-after-a-security-change':
    'screens-withdraw-withdraw--withdrawals-paused',
  'screens-withdraw-withdraw--not-enough': 'screens-withdraw-withdraw--insufficient-balance',
};

export function movedAddress(query: string, moves: Readonly<Record<string, string>>): string {
  return query.replace(
    /([?&](?:path=(?:\/|%2F)(?:story|docs)(?:\/|%2F)|id=))([\w-]+)/i,
    (whole, before, id) => (Object.hasOwn(moves, id) ? `${before}${moves[id]}` : whole),
  );
}

/** Returns the script that redirects moved stories. It must run before Storybook reads the URL. */
export const followMoves = (moves: Readonly<Record<string, string>>): string =>
  Object.keys(moves).length === 0
    ? ''
    : `<script>{
${movedAddress.toString()}
const query = movedAddress(location.search, ${JSON.stringify(moves)});
if (query !== location.search) history.replaceState(history.state, '', query + location.hash);
}</script>`;
