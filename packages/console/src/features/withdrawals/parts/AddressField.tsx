import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { hasEvmChecksum } from '@settlement/api-mocks/rules/evm';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { Inline } from '@settlement/design-system/Inline';
import { useText } from '#i18n/useText.ts';
import { familyName } from '#parts/address/addressTexts.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { withRecipient } from './draft.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import { RecipientNotes } from '#parts/address/RecipientNotes.tsx';
import { RecipientTools } from '#parts/address/RecipientTools.tsx';
import { isOpen } from './tokenChoices.ts';

/** Offers the networks of the token that the address belongs to, or states that the token has no such network. */
function SwitchNetwork({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, asset, knowledge } = withdrawal;
  const { values: draft } = form;
  const kind = knowledge.recipient.problem?.kind;
  if (kind !== 'mismatch' && kind !== 'otherNetwork') return null;
  const fitting = (asset.choice?.networks ?? []).flatMap((one) => {
    const read = readRecipient(draft.address, one);
    // The format of an address shows its network, even if the checksum is wrong.
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

interface AddressFieldProps {
  readonly withdrawal: WithdrawalForm;
  /** If true, the address book button is an icon, and a valid address is also shown in full below the field. */
  readonly isCompact?: boolean;
}

export function AddressField({ withdrawal, isCompact = false }: AddressFieldProps) {
  const text = useText();
  const { form, knowledge, asset } = withdrawal;
  const { values: draft } = form;
  const network = asset.asset?.network;
  const wrong = form.errors.address;
  const { recipient } = knowledge;
  const { address } = recipient;
  const { read, take } = withdrawal;

  return (
    <Stack gap="m">
      <TextField
        size="large"
        label={text('common.column.address')}
        value={draft.address}
        isMono
        placeholder={
          network
            ? text('withdrawals.address.placeholder', { network: network.chain })
            : text('withdrawals.address.any')
        }
        autoComplete="off"
        onChange={(typed) => form.set(withRecipient(draft, { address: typed }))}
        onPaste={(event) => {
          // A pasted recipient replaces the content. The browser inserts any other text at the cursor.
          const pasted = read(event.clipboardData.getData('text'));
          if (pasted.read.problem && draft.address !== '') return;
          event.preventDefault();
          take(pasted);
        }}
        onBlur={() => {
          if (recipient.problem === undefined && address !== draft.address) take(read(draft.address));
          if (address !== '') form.touch('address');
        }}
        end={
          <RecipientTools
            isCompact={isCompact}
            hasBook={!knowledge.hasNoBook}
            family={network?.chain_family}
            currencyId={asset.id}
            onText={(text) => take(read(text))}
            onTake={withdrawal.takeSaved}
          />
        }
        {...(wrong !== undefined ? { errorMessage: wrong } : confirmation())}
      />
      <ReadNotes withdrawal={withdrawal} />
      <SwitchNetwork withdrawal={withdrawal} />
      {knowledge.error !== null && knowledge.error !== undefined && (
        <Button variant="outline" size="small" onPress={knowledge.retry}>
          {text('withdrawals.address.checkAgain')}
        </Button>
      )}
      {isCompact && recipient.problem === undefined && (
        <Text as="div" size="small" tone="default" canBreakAnywhere>
          <FullAddress value={address} />
        </Text>
      )}
    </Stack>
  );

  function confirmation() {
    if (recipient.problem || !network) return {};
    if (knowledge.isChecking) return { description: text('common.address.checking') };
    const { check, saved } = knowledge;
    const family = network.chain_family;
    if (!check)
      return family
        ? {}
        : { description: text('withdrawals.address.serverOnly', { network: network.chain }) };
    // If the check fails only because of the memo, the memo field shows the error.
    if (!check.valid) return {};
    const name = { family: family ? familyName(text, family) : network.chain };
    const isNew = check.first_use;
    const message = saved
      ? text('withdrawals.address.validSaved', { ...name, label: saved.label })
      : text(`withdrawals.address.valid${isNew === undefined ? '' : isNew ? 'New' : 'Used'}`, name);
    const hasNone = family === 'evm' && !hasEvmChecksum(address);
    return {
      successMessage: message,
      ...(hasNone && { description: text('withdrawals.address.noChecksum') }),
    };
  }
}

function ReadNotes({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
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
