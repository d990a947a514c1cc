import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { AddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { withdrawalFee } from '@settlement/api-mocks/rules/withdrawalFee';
import { formatExact } from '#i18n/amounts.ts';
import { fieldText } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';
import type { FieldErrors } from '#kit/form/serverErrors.ts';
import { isMiddle } from '#parts/address/addressMiddle.ts';
import { recipientText } from '#parts/address/addressTexts.ts';
import { operationText } from '#parts/money/useIntentionTexts.ts';
import { type WithdrawAmountError, termsOf } from './amountError.ts';
import type { WithdrawDraft } from './draft.ts';
import type { AddressKnowledge } from './useAddressCheck.ts';

export interface Warnings {
  readonly needsFirstUse: boolean;
  readonly needsNetwork: boolean;
  readonly similar: AddressCheck['similar'][number] | undefined;
}

export const ackOf = (id: string, address: string) => `${id} ${address}`;

export function warningsOf(
  id: string,
  family: AddressFamily | undefined,
  { check, saved, recipient }: Pick<AddressKnowledge, 'check' | 'saved' | 'recipient'>,
): Warnings {
  const isSavedHere = saved?.currency_id === id;
  const isValid = recipient.problem === undefined && check?.valid === true;
  // The same address is valid on all EVM networks. A Solana address is also a valid PUT address.
  const isAmbiguous = family === 'evm' || (check?.match_families.length ?? 0) > 1;
  return {
    needsFirstUse: isValid && check.first_use === true && !isSavedHere,
    needsNetwork: isValid && isAmbiguous && !isSavedHere,
    similar: isValid ? check.similar[0] : undefined,
  };
}

export interface Validated {
  readonly text: Text;
  readonly draft: WithdrawDraft;
  readonly id: string;
  readonly family: AddressFamily | undefined;
  readonly network: string;
  readonly token: string;
  readonly hasMemo: boolean;
  readonly isUnderMaintenance: boolean;
  readonly knowledge: AddressKnowledge;
  readonly warnings: Warnings;
}

export function assetErrors(validated: Validated): FieldErrors<WithdrawDraft> {
  const { text, draft, id, token, isUnderMaintenance, warnings } = validated;
  const { address } = validated.knowledge.recipient;
  const ack = ackOf(id, address);
  const isUnlike = warnings.similar !== undefined && !isMiddle(address, draft.middle);
  const acknowledge = text('withdrawals.ack.needed');
  return {
    token: token === '' ? fieldText(text, 'required') : undefined,
    id: token === '' ? undefined : networkError(text, id, isUnderMaintenance),
    address: addressError(validated),
    memo: memoError(validated),
    middle: isUnlike ? text('withdrawals.similar.type') : undefined,
    knownFirstUse: warnings.needsFirstUse && draft.knownFirstUse !== ack ? acknowledge : undefined,
    knownNetwork: warnings.needsNetwork && draft.knownNetwork !== ack ? acknowledge : undefined,
    label: labelError(validated),
  };
}

function networkError(text: Text, id: string, isUnderMaintenance: boolean): string | undefined {
  if (id === '') return fieldText(text, 'required');
  return isUnderMaintenance ? text('withdrawals.network.maintenance') : undefined;
}

function addressError({ text, knowledge, network, token }: Validated): string | undefined {
  const { recipient, check, block, isBarred, error } = knowledge;
  if (recipient.problem && recipient.address !== '' && network === '')
    return token === ''
      ? text('withdrawals.address.noneFits')
      : text('withdrawals.address.notHere', { token });
  if (recipient.problem) return recipientText(text, recipient.problem, { network, token });
  if (block) return fieldText(text, `address_${block}`);
  if (isBarred) return fieldText(text, 'address_not_saved');
  if (check && !check.valid && !check.reason.startsWith('memo')) {
    return fieldText(text, `address_${check.reason}`);
  }
  return error ? text('withdrawals.address.notChecked') : undefined;
}

function memoError({ text, draft, family, hasMemo, knowledge }: Validated): string | undefined {
  if (!hasMemo) return undefined;
  const { memo } = knowledge;
  if (!isMemo(family, memo)) return text('withdrawals.memo.format');
  if (memo !== '') return undefined;
  if (knowledge.check?.reason === 'memo_required') return fieldText(text, 'address_memo_required');
  return draft.hasNoMemo ? undefined : text('withdrawals.memo.needed');
}

const LONGEST_LABEL = 20;

function labelError({ text, draft, knowledge }: Validated): string | undefined {
  if (!draft.isSaved || knowledge.saved || knowledge.hasNoBook) return undefined;
  const label = draft.label.trim();
  if (label === '') return fieldText(text, 'required');
  return label.length > LONGEST_LABEL ? fieldText(text, 'too_long') : undefined;
}

export function amountMessage(
  text: Text,
  failure: WithdrawAmountError | undefined,
  {
    amount,
    token,
    decimals,
    cost,
    left,
  }: { amount: string; token: string; decimals: number; cost: WithdrawalCost | undefined; left: string },
): string | undefined {
  const shown = (figure: string | undefined) => `${formatExact(figure)} ${token}`;
  const terms = cost && termsOf(cost);
  const operation = operationText(text, 'withdrawals.create');
  const message: Record<WithdrawAmountError, () => string> = {
    empty: () => fieldText(text, 'required'),
    format: () => fieldText(text, 'validaValue'),
    decimals: () => text('errors.amount.tokenDecimals', { token, count: decimals }),
    balance: () => text('money.amount.overBalance', { balance: shown(cost?.balance) }),
    min: () => text('money.amount.tooSmall', { min: shown(cost?.min_amount) }),
    max: () => text('money.amount.tooLarge', { operation, max: shown(cost?.max_amount) }),
    day: () => text('money.amount.overDay', { left: `${left} USDT` }),
    fee: () => text('money.amount.feeTooLarge', { fee: shown(terms && withdrawalFee(amount, terms).fee) }),
  };
  return failure && message[failure]();
}
