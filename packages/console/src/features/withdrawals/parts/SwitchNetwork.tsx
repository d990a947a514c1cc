import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { useText } from '#i18n/useText.ts';
import { withRecipient } from './draft.ts';
import { isOpen } from './tokenChoices.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/** Switches to the network that the address belongs to, if it has the token. */
export function SwitchNetwork({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, asset, knowledge } = withdrawal;
  const { values: draft } = form;
  const kind = knowledge.recipient.problem?.kind;
  if (kind !== 'mismatch' && kind !== 'otherNetwork') return null;
  const fitting = (asset.choice?.networks ?? []).flatMap((one) => {
    const read = readRecipient(draft.address, one);
    // An address with a typo still reveals the network that it was meant for.
    const isMeant = read.problem === undefined || read.problem.kind === 'checksum';
    return isOpen(one) && isMeant ? [{ ...one, read }] : [];
  });
  if (fitting.length === 0) {
    return <p role="status">{text('withdrawals.address.notHere', { token: asset.token })}</p>;
  }
  return (
    <Inline gap="s">
      {fitting.map(({ network, token, read }) => (
        <Button
          key={token.id}
          variant="soft"
          size="small"
          onPress={() => withdrawal.chooseAsset(token.id, withRecipient(draft, read))}
        >
          {text('withdrawals.address.switch', { network: network.chain })}
        </Button>
      ))}
    </Inline>
  );
}
