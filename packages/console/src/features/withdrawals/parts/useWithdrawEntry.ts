import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { FieldErrors } from '#kit/form/serverErrors.ts';
import { dayLeft, withdrawAmountError } from './amountError.ts';
import type { WithdrawDraft } from './draft.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useAsset } from './useAsset.ts';
import { useCost } from './useCost.ts';
import { amountMessage, assetErrors, warningsOf } from './validation.ts';

/** An address of this length is whole, so that what is wrong with it need not wait. */
const LONG_ADDRESS = 24;

/** What is known of a withdrawal that is being typed: by the rules, by the server, by the address book. */
export function useWithdrawEntry(draft: WithdrawDraft) {
  const text = useText();
  const formats = useFormats();
  const asset = useAsset(draft);
  const knowledge = useAddressCheck(draft, asset);
  const cost = useCost(draft.amount, asset);
  const network = asset.asset?.network;
  const decimals = asset.asset?.token.decimals ?? 6;
  const amount = draft.amount.trim();
  const warnings = warningsOf(asset.id, network?.chain_family, knowledge);
  const amountError = withdrawAmountError(amount, decimals, cost.data);
  /** There is no fee to agree to. */
  const lacksCost = asset.id !== '' && cost.error !== null && cost.error !== undefined;

  const errors: FieldErrors<WithdrawDraft> = {
    ...assetErrors({
      text,
      draft,
      warnings,
      knowledge,
      id: asset.id,
      token: asset.token,
      family: network?.chain_family,
      network: network?.chain ?? '',
      hasMemo: network?.memo ?? false,
      isUnderMaintenance: asset.isUnderMaintenance,
    }),
    amount: amountMessage(text, amountError, {
      token: asset.token,
      decimals,
      cost: cost.data,
      left: cost.data ? formats.amount(dayLeft(cost.data)) : '',
    }),
  };
  /** Waiting with these would cost the person more than reading them early. */
  const urgent: (keyof WithdrawDraft)[] = [];
  if (knowledge.recipient.address.length > LONG_ADDRESS) urgent.push('address');
  if (amountError === 'balance' || amountError === 'max' || amountError === 'day') urgent.push('amount');
  if (asset.isUnderMaintenance) urgent.push('id');

  return {
    asset,
    knowledge,
    cost,
    decimals,
    amount,
    amountError,
    warnings,
    lacksCost,
    errors,
    urgent,
    /** The server has answered about the address and the cost, or cannot. */
    isReady: lacksCost || (!knowledge.isChecking && cost.isCurrent),
    /** The merchant has frozen withdrawals, perhaps in another tab since this page was opened. */
    isClosed: cost.data?.reason === 'frozen',
  };
}
