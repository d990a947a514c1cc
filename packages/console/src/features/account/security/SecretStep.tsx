import type { GoogleAuth } from '@settlement/api-mocks/contract/security';
import { QrCode } from '@settlement/design-system/QrCode';
import { Text } from '@settlement/design-system/Text';
import { useText } from '../../../i18n/useText.ts';
import { CopyValue } from '../../../parts/CopyValue.tsx';
import * as css from './security.css.ts';

/** A secret for a camera, and in letters for those whose authenticator has none. */
export function SecretStep({ offer }: { readonly offer: GoogleAuth }) {
  const text = useText();
  return (
    <div className={css.scan}>
      <QrCode value={offer.qrcode} label={text('account.google.qr')} size={184} />
      <Text as="p" size="small" tone="muted">
        {text('account.google.byHand')}
      </Text>
      <span className={css.secret}>
        <span>{(offer.secret.match(/.{1,4}/g) ?? []).join(' ')}</span>
        <CopyValue value={offer.secret} what={text('account.google.key')} />
      </span>
    </div>
  );
}
