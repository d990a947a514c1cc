import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { RecipientNotes } from '#parts/address/RecipientNotes.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/** What the reader changed in the recipient, and the amount that its link requests. */
export function ReadNotes({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, asset, knowledge } = withdrawal;
  const { notes, amount, linkAmount } = form.values;
  const requested = { amount: linkAmount, token: asset.token };
  const chain = asset.asset?.network.chain ?? '';
  if (knowledge.recipient.problem) return null;
  return (
    <Stack gap="xs" align="start">
      <RecipientNotes notes={[...notes.split(','), ...knowledge.recipient.notes]} network={chain} />
      {linkAmount !== '' &&
        (amount.trim() === linkAmount ? (
          <Text size="small" tone="muted">
            <span role="status">{text('withdrawals.link.amount', requested)}</span>
          </Text>
        ) : (
          <Button variant="soft" size="small" onPress={() => form.set({ amount: linkAmount })}>
            {text('withdrawals.link.useAmount', requested)}
          </Button>
        ))}
    </Stack>
  );
}
