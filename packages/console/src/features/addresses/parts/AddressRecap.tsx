import { Stack } from '@settlement/design-system/Stack';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/FullAddress.tsx';
import { networkName } from '#parts/networkName.ts';

interface AddressRecapProps {
  readonly label: string;
  readonly address: string;
  readonly memo: string;
  readonly chosen: TokenOnNetwork | undefined;
}

/** What is agreed to: the label, the token on its network, and the address in full. */
export function AddressRecap({ label, address, memo, chosen }: AddressRecapProps) {
  const text = useText();
  return (
    <Stack gap="xs">
      <span>
        {text('addresses.form.recap', {
          label,
          token: chosen?.token.token ?? '',
          network: chosen ? networkName(text, chosen.network) : '',
        })}
      </span>
      <FullAddress value={address} />
      {memo !== '' && <span>{text('addresses.memo', { memo })}</span>}
    </Stack>
  );
}
