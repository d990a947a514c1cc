import type { GoogleAuth } from '@settlement/api-mocks/contract/security';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { QrCode } from '@settlement/design-system/QrCode';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { isMobileAtom } from '#data/session.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import * as css from './security.css.ts';

/** A secret for a camera, for an app on the phone in hand, and in letters for all others. */
export function SecretStep({ offer }: { readonly offer: GoogleAuth }) {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  return (
    <div className={css.scan}>
      <QrCode value={offer.qrcode} label={text('account.google.qr')} size={184} />
      {isMobile && (
        <ButtonLink href={offer.qrcode} variant="outline">
          {text('account.google.openApp')}
        </ButtonLink>
      )}
      <Text as="p" size="small" tone="muted">
        {text('account.google.manual')}
      </Text>
      <span className={css.secret}>
        <span>{(offer.secret.match(/.{1,4}/g) ?? []).join(' ')}</span>
        <CopyValue value={offer.secret} what={text('account.google.key')} />
      </span>
    </div>
  );
}
