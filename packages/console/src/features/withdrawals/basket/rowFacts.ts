import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { blockOf, savedEntryOf } from '@settlement/api-mocks/rules/addressBook';
import type { AddressCheck, WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { isRounded } from '@settlement/api-mocks/rules/formula';
import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { withdrawalFee } from '@settlement/api-mocks/rules/withdrawalFee';
import type { AddressBook } from '#data/addresses.ts';
import type { BasketRow } from '#data/basket.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { fieldText } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';
import { add, compare, isBelowBalance, isPositive, multiply } from '#lib/money/money.ts';
import { recipientText } from '#parts/address/addressTexts.ts';
import { dayLeft, termsOf, withdrawAmountError } from '../parts/amountError.ts';
import { isOpen } from '../parts/tokenChoices.ts';
import { amountMessage, warningsOf } from '../parts/validation.ts';

export interface PlannedRow {
  readonly row: BasketRow;
  readonly asset: TokenOnNetwork | undefined;
  readonly cost: WithdrawalCost | undefined;
  readonly fee: string | undefined;
  readonly arrives: string | undefined;
  readonly saved: SavedAddress | undefined;
  readonly isNew: boolean;
  /** True if the merchant must acknowledge the address. */
  readonly needsAck: boolean;
  /** True while the withdrawal of this row is being verified or sent, or has an unknown outcome. */
  readonly isBusy: boolean;
  readonly addressError: string | undefined;
  readonly amountError: string | undefined;
  /** False while the server's data about the row is loading. */
  readonly isChecked: boolean;
}

/** The address book. Undefined while loading, or if the server has no address book. */

interface Planning {
  /** The data about the row from the server. Undefined while loading. */
  readonly check: AddressCheck | undefined;
  readonly cost: WithdrawalCost | undefined;
  readonly book: AddressBook | undefined;
  /** The current time in Unix seconds. */
  readonly now: number;
  readonly isBusy: boolean;
  readonly text: Text;
  readonly formatLeft: (left: string) => string;
  readonly asset: TokenOnNetwork | undefined;
}

export function planRow(row: BasketRow, planning: Planning): PlannedRow {
  const { text, formatLeft, asset, check, cost, isBusy } = planning;
  const terms = cost && termsOf(cost);
  const error = withdrawAmountError(row.amount, asset?.token.decimals ?? 6, cost);
  const isAmount = error === undefined && isPositive(row.amount);
  const priced = terms && isAmount ? withdrawalFee(row.amount, terms) : undefined;
  const left = cost && dayLeft(cost);
  const token = asset?.token.token ?? '';
  return {
    row,
    asset,
    cost,
    fee: priced?.fee ?? (isAmount && !terms ? cost?.fee : undefined),
    arrives: priced?.actual ?? (isAmount && !terms ? cost?.actual_amount : undefined),
    ...recipientFacts(row, planning),
    isBusy,
    amountError:
      row.linkAmount === ''
        ? amountMessage(text, error, {
            amount: row.amount,
            token,
            decimals: asset?.token.decimals ?? 6,
            cost,
            left: left === undefined ? '' : formatLeft(left),
          })
        : text('withdrawals.basket.otherAmount', { amount: row.linkAmount, token }),
    isChecked: check !== undefined && cost !== undefined,
  };
}

function recipientFacts(
  { address, memo }: Pick<BasketRow, 'address' | 'memo'>,
  { text, asset, check, book, now }: Planning,
): Pick<PlannedRow, 'saved' | 'isNew' | 'needsAck' | 'addressError'> {
  const nothing = { saved: undefined, isNew: false, needsAck: false };
  if (address === '') return { ...nothing, addressError: fieldText(text, 'required') };
  if (!asset) return { ...nothing, addressError: text('withdrawals.basket.choose') };
  const { network, token } = asset;
  const list = book?.list ?? [];
  const key = { currency_id: token.id, chain_family: network.chain_family ?? '', address, memo };
  const saved = savedEntryOf(list, key);
  const recipient = readRecipient(address, asset);
  const warnings = warningsOf(token.id, network.chain_family, { check, saved, recipient });
  const errorOf = (): string | undefined => {
    if (!isOpen(asset)) return text('withdrawals.network.maintenance');
    if (recipient.problem)
      return recipientText(text, recipient.problem, { network: network.chain, token: token.token });
    if (isRounded(address) || (network.memo && isRounded(memo))) return text('common.file.rounded');
    if (recipient.memo !== '' && recipient.memo !== memo) return text('withdrawals.basket.otherMemo');
    if (network.memo && !isMemo(network.chain_family, memo)) return text('withdrawals.memo.format');
    // Only the form for a single withdrawal offers to confirm that no memo is needed.
    if (network.memo && memo === '') return text('withdrawals.basket.memo');
    const block = blockOf(list, key, now);
    if (block) return fieldText(text, `address_${block}`);
    if (book && isOnlySaved(book) && saved?.currency_id !== token.id)
      return fieldText(text, 'address_not_saved');
    if (check && !check.valid) return fieldText(text, `address_${check.reason}`);
    // Only the form for a single withdrawal offers to confirm a look-alike address.
    return warnings.similar ? text('withdrawals.basket.similar') : undefined;
  };
  return {
    saved,
    isNew: warnings.needsFirstUse,
    needsAck: warnings.needsFirstUse || warnings.needsNetwork,
    addressError: errorOf(),
  };
}

const isOnlySaved = ({ policy }: AddressBook) => policy.only_saved === onOffCode.on;

export const isReady = ({ addressError, amountError, isChecked, isBusy, row }: PlannedRow): boolean =>
  row.tradeNo === '' && isChecked && !isBusy && addressError === undefined && amountError === undefined;

export interface Total {
  readonly asset: TokenOnNetwork;
  readonly count: number;
  readonly amount: string;
  readonly fee: string;
  readonly balance: string;
  /** True if `amount` isn't less than `balance`. */
  readonly isOver: boolean;
}

export function totalsOf(planned: readonly PlannedRow[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const { row, asset, cost, fee } of planned.filter(isReady)) {
    if (!asset || !cost) continue;
    const before = totals.get(row.id);
    const amount = add(before?.amount ?? '0', row.amount);
    totals.set(row.id, {
      asset,
      count: (before?.count ?? 0) + 1,
      amount,
      fee: add(before?.fee ?? '0', fee ?? '0'),
      balance: cost.balance,
      isOver: !isBelowBalance(amount, cost.balance),
    });
  }
  return [...totals.values()];
}

/** Returns the value of the ready rows and the unused 24-hour limit in USDT. Undefined if unknown. */
export function limitOf(
  planned: readonly PlannedRow[],
): { sum: string; left: string; isOver: boolean } | undefined {
  const ready = planned.filter(isReady);
  const [first] = ready;
  const left = first?.cost && dayLeft(first.cost);
  if (left === undefined) return undefined;
  let sum = '0';
  for (const { row, cost } of ready) {
    if (cost?.price === undefined) return undefined;
    sum = add(sum, multiply(row.amount, cost.price));
  }
  return { sum, left, isOver: compare(sum, left) > 0 };
}
