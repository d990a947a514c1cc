import { Stack } from '@settlement/design-system/Stack';
import type { TokenOnNetwork } from '../../../data/currencies.ts';
import { useText } from '../../../i18n/useText.ts';
import { FullAddress } from '../../../parts/FullAddress.tsx';

interface AddressRecapProps {
  readonly label: string;
  readonly address: string;
  readonly chosen: TokenOnNetwork | undefined;
}

/** What is agreed to: the label, the token on its network, and the address in full. */
export function AddressRecap({ label, address, chosen }: AddressRecapProps) {
  const text = useText();
  const { chain = '', net_work: network = '' } = chosen?.network ?? {};
  return (
    <Stack gap="xs">
      <span>
        {text('addresses.form.recap', {
          label,
          token: chosen?.token.token ?? '',
          network: text('common.address.network', { chain, network }),
        })}
      </span>
      <FullAddress value={address} />
    </Stack>
  );
}
