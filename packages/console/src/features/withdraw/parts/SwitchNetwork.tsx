import type { AddressFamily } from '@settlement/api-mocks/rules/address-families';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { useText } from '../../../i18n/useText.ts';
import { isOpen } from './choose-token.ts';
import type { Withdraw } from './useWithdraw.tsx';

interface SwitchNetworkProps {
  readonly form: Withdraw;
  readonly families: readonly AddressFamily[];
}

/** One press to the network the address belongs to, where the token is on it. */
export function SwitchNetwork({ form, families }: SwitchNetworkProps) {
  const text = useText();
  const { place } = form;
  const fitting = (place.choice?.networks ?? []).filter(
    (one) => isOpen(one) && families.includes(one.network.chain_family),
  );
  if (fitting.length === 0) {
    return <p role="status">{text('withdraw.address.notHere', { token: place.token })}</p>;
  }
  return (
    <Inline gap="s">
      {fitting.map(({ network, token }) => (
        <Button key={token.id} variant="soft" size="small" onPress={() => place.setPlace(token.id)}>
          {text('withdraw.address.switch', { network: network.chain })}
        </Button>
      ))}
    </Inline>
  );
}
