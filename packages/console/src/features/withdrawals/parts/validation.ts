import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { ChainFamily } from '@settlement/api-mocks/contract/enumerations';
import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { formatExact } from '../../../i18n/amounts.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import { verdictText } from '../../../parts/address/addressTexts.ts';
import type { WithdrawAmountFault } from './amountError.ts';
import type { WithdrawDraft } from './draft.ts';
import { isMiddle } from './similarAddress.ts';
import type { AddressKnowledge } from './useAddressCheck.ts';

/** The parts of the form, in the order in which they are looked at. */
export const fields = ['token', 'network', 'address', 'memo', 'acks', 'label', 'amount'] as const;
export type Field = (typeof fields)[number];

/** What is wrong with each part, in words. */
export type Faults = Readonly<Partial<Record<Field, string>>>;

/** What an address has to be told about, once for each address. */
export interface Notices {
  readonly needsFirstUse: boolean;
  readonly needsNetwork: boolean;
  readonly similar: AddressCheck['similar'][number] | undefined;
}

/** What the person acknowledges belongs to one address on one network. */
export const ackOf = (id: string, address: string) => `${id} ${address.trim()}`;

export function noticesOf(
  id: string,
  family: ChainFamily | undefined,
  { check, saved, verdict }: AddressKnowledge,
): Notices {
  const isSavedHere = saved?.currency_id === id;
  const isValid = verdict.kind === 'valid' && check?.valid === true;
  // The same address exists on every EVM network, and a key of Solana is one of PUT.
  const isAmbiguous = family === 'evm' || (check?.match_families.length ?? 0) > 1;
  return {
    needsFirstUse: isValid && check.first_use && !isSavedHere,
    needsNetwork: isValid && isAmbiguous && !isSavedHere,
    similar: isValid ? check.similar[0] : undefined,
  };
}

export interface Judged {
  readonly text: Text;
  readonly draft: WithdrawDraft;
  readonly id: string;
  readonly family: ChainFamily | undefined;
  readonly network: string;
  readonly token: string;
  readonly hasMemo: boolean;
  readonly isResting: boolean;
  readonly knowledge: AddressKnowledge;
  readonly notices: Notices;
}

/** Everything but the amount. */
export function placeFaults(judged: Judged): Faults {
  const { text, draft, id, token, isResting, notices } = judged;
  const ack = ackOf(id, draft.address);
  const lacksAck =
    (notices.needsFirstUse && draft.knownFirstUse !== ack) ||
    (notices.needsNetwork && draft.knownNetwork !== ack);
  const isUnlike = notices.similar !== undefined && !isMiddle(draft.address.trim(), draft.middle);
  const found: Partial<Record<Field, string | undefined>> = {
    token: token === '' ? fieldText(text, 'required') : undefined,
    network:
      token === ''
        ? undefined
        : id === ''
          ? fieldText(text, 'required')
          : isResting
            ? text('withdraw.network.resting')
            : undefined,
    address: addressFault(judged),
    memo: memoFault(judged),
    acks: isUnlike ? text('withdraw.similar.type') : lacksAck ? text('withdraw.ack.needed') : undefined,
    label: labelFault(judged),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));
}

function addressFault({ text, knowledge, network }: Judged): string | undefined {
  const { verdict, check, isCooling, isDisabled, isBarred, error } = knowledge;
  if (verdict.kind === 'empty') return fieldText(text, 'required');
  const words = verdictText(text, verdict, network);
  if (words) return words;
  if (isCooling) return fieldText(text, 'address_cooling');
  if (isDisabled) return fieldText(text, 'address_disabled');
  if (isBarred) return fieldText(text, 'address_not_saved');
  if (check && !check.valid && !check.reason.startsWith('memo')) {
    return fieldText(text, `address_${check.reason}`);
  }
  return error ? text('withdraw.address.notChecked') : undefined;
}

function memoFault({ text, draft, family, hasMemo, knowledge }: Judged): string | undefined {
  if (!hasMemo || !family) return undefined;
  const memo = draft.memo.trim();
  if (!isMemo(family, memo)) return text('withdraw.memo.format');
  if (memo !== '') return undefined;
  if (knowledge.check?.reason === 'memo_required') return fieldText(text, 'address_memo_required');
  return draft.hasNoMemo ? undefined : text('withdraw.memo.needed');
}

const LONGEST_LABEL = 20;

function labelFault({ text, draft, knowledge }: Judged): string | undefined {
  if (!draft.isSaved || knowledge.saved) return undefined;
  const label = draft.label.trim();
  if (label === '') return fieldText(text, 'required');
  return label.length > LONGEST_LABEL ? fieldText(text, 'too_long') : undefined;
}

/** The words for an amount that cannot be withdrawn, with the numbers it is measured by. */
export function amountWords(
  text: Text,
  fault: WithdrawAmountFault | undefined,
  {
    token,
    decimals,
    cost,
    left,
  }: { token: string; decimals: number; cost: WithdrawalCost | undefined; left: string },
): string | undefined {
  const words: Record<WithdrawAmountFault, () => string> = {
    empty: () => fieldText(text, 'required'),
    format: () => fieldText(text, 'validaValue'),
    decimals: () => text('withdraw.amount.decimals', { token, decimals }),
    balance: () => text('withdraw.amount.balance', { amount: formatExact(cost?.balance), token }),
    min: () => text('withdraw.amount.min', { amount: formatExact(cost?.min_amount), token }),
    max: () => text('withdraw.amount.max', { amount: formatExact(cost?.max_amount), token }),
    day: () => text('withdraw.amount.day', { left }),
    fee: () => text('withdraw.amount.fee', { token }),
  };
  return fault && words[fault]();
}
