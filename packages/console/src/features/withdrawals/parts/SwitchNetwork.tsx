import type { AddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import { readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { useText } from '#i18n/useText.ts';
import { isOpen } from './tokenChoices.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

interface SwitchNetworkProps {
  readonly withdrawal: WithdrawalForm;
  /** The families of chains in which the text is an address. */
  readonly families?: readonly AddressFamily[];
  /** The network that a payment link names. */
  readonly chain?: string;
}

const noFamilies: readonly AddressFamily[] = [];

/** One press to the network the address belongs to, where the token is on it. */
export function SwitchNetwork({ withdrawal, families = noFamilies, chain }: SwitchNetworkProps) {
  const text = useText();
  const { form, asset } = withdrawal;
  const { values: draft } = form;
  const fitting = (asset.choice?.networks ?? []).filter(
    (one) => isOpen(one) && (one.network.chain === chain || families.includes(one.network.chain_family)),
  );
  if (fitting.length === 0) {
    return <p role="status">{text('withdrawals.address.notHere', { token: asset.token })}</p>;
  }
  const { address, memo } = readPaymentUri(draft.address);
  const inLink = { address, middle: '', ...(memo !== '' && { memo, hasNoMemo: false }) };
  return (
    <Inline gap="s">
      {fitting.map(({ network, token }) => (
        <Button
          key={token.id}
          variant="soft"
          size="small"
          onPress={() => withdrawal.chooseAsset(token.id, chain === undefined ? {} : inLink)}
        >
          {text('withdrawals.address.switch', { network: network.chain })}
        </Button>
      ))}
    </Inline>
  );
}
