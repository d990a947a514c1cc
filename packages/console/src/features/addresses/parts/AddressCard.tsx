import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { Inline } from '@settlement/design-system/Inline';
import { Card } from '@settlement/design-system/Card';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';
import * as css from '../addresses.css.ts';
import { AddressState } from './AddressState.tsx';
import { RowMenu } from './RowMenu.tsx';
import { networkName } from '#parts/networkName.ts';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onRename: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

/** One saved address for a phone, in full. */
export function AddressCard({ address, onRename, onDelete }: AddressCardProps) {
  const text = useText();
  const { label, token, logo, memo, note, use_count } = address;
  return (
    <Card as="li" padding="m">
      <Stack gap="s">
        <Inline gap="m" wrap={false}>
          <TokenIcon token={token} logo={logo} />
          <div className={css.cardName}>
            <div className={css.cardText}>
              <strong>{label}</strong>
              <Text size="small" tone="muted" as="p">
                {token} · {networkName(text, address)}
              </Text>
            </div>
            <AddressState address={address} />
          </div>
          <RowMenu address={address} onRename={onRename} onDelete={onDelete} />
        </Inline>
        <Inline gap="m" wrap={false}>
          <span className={`${css.cardText} ${css.full}`}>
            <FullAddress value={address.address} />
          </span>
          <CopyValue value={address.address} what={text('addresses.copyName', { label })} />
        </Inline>
        <Text size="small" tone="muted">
          {[memo && text('addresses.memo', { memo }), note, text('addresses.uses', { count: use_count })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
