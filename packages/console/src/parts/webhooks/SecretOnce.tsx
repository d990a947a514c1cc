import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Inline } from '@settlement/design-system/Inline';
import { Dialog } from '@settlement/design-system/Dialog';
import { QrCode } from '@settlement/design-system/QrCode';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { DownloadIcon } from '@settlement/design-system/icons';
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import { CopyValue } from '../values/CopyValue.tsx';
import * as css from './secretOnce.css.ts';

export interface Secrets {
  readonly appid: string;
  readonly secretKey?: string;
  readonly google?: { readonly secret: string; readonly qrcode: string };
  readonly signKey?: string;
}

export function envOf({ appid, secretKey, google, signKey }: Secrets): string {
  const lines = [
    ['SETTLEMENT_APP_ID', appid],
    ['SETTLEMENT_SECRET_KEY', secretKey],
    ['SETTLEMENT_GOOGLE_SECRET', google?.secret],
    ['SETTLEMENT_SIGNING_KEY', signKey],
  ] as const;
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

interface SecretOnceProps {
  readonly title: string;
  readonly secrets: Secrets;
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

export function SecretOnce({ title, secrets, note, onClose }: SecretOnceProps) {
  const text = useText();
  const [isStored, setStored] = useState(false);
  const { appid, secretKey, google, signKey } = secrets;
  useLeaveGuard(!isStored);

  const download = () => saveFile(new Blob([envOf(secrets)], { type: 'text/plain' }), `${appid}.env`);

  return (
    <Dialog
      isLocked={!isStored}
      isDismissable={false}
      onClose={() => isStored && onClose()}
      title={title}
      footer={
        <Inline gap="s" justify="end">
          <Button variant="outline" icon={<DownloadIcon aria-hidden="true" />} onPress={download}>
            {text('applications.secret.download')}
          </Button>
          <Button isDisabled={!isStored} onPress={onClose}>
            {text('common.done')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="m">
        <Banner tone="caution">{text('applications.secret.once')}</Banner>
        {note !== undefined && <Text as="p">{note}</Text>}
        <Secret name={text('applications.column.appid')} value={appid} />
        {secretKey !== undefined && <Secret name={text('applications.secret.key')} value={secretKey} />}
        {google && (
          <>
            <Secret name={text('applications.google.heading')} value={google.secret} />
            <QrCode value={google.qrcode} label={text('applications.secret.qr')} size={160} />
          </>
        )}
        {signKey !== undefined && <Secret name={text('applications.keys.sign')} value={signKey} />}
        <Checkbox isTall isSelected={isStored} onChange={setStored}>
          {text('applications.secret.stored')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}

export function Secret({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Stack gap="xs">
      <Text size="small" tone="muted">
        {name}
      </Text>
      <span className={css.secret}>
        <span className={css.grow} translate="no">
          {value}
        </span>
        <CopyValue value={value} what={name} />
      </span>
    </Stack>
  );
}
