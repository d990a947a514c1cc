import type { AddressCheck, WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { CHECKS_AT_ONCE, checkAddressAtom } from '#data/addresses.ts';
import { assetsQueryAtom } from '#data/assets.ts';
import { type BasketRow, basketAtom, readCostAtom } from '#data/basket.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useSavedAddresses } from '#data/addresses.ts';
import { withdrawalAdapter } from '#data/withdrawals.ts';
import { userQueryAtom } from '#data/user.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isDecimal, isPositive } from '#lib/money/money.ts';
import { DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { useIsOpen } from '#parts/money/batch/useBatch.ts';
import { termsOf } from '../parts/amountError.ts';
import { tokenChoices } from '../parts/tokenChoices.ts';
import { planRow } from './rowFacts.ts';

type Facts<T> = Readonly<Partial<Record<string, T>>>;

/** Joins the parts as JSON, because a memo may contain any separator. */
const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);
const partsOf = (key: string) => v.parse(v.array(v.string()), JSON.parse(key));
const checkKey = ({ id, address, memo }: BasketRow) => keyOf(id, address, memo);

/** Calls `read` once per key, with at most `CHECKS_AT_ONCE` calls at a time. Stops after an error. */
function useFacts<T>(keys: readonly string[], read: (key: string) => Promise<T>, delay = 0) {
  const [facts, setFacts] = useState<Facts<T>>({});
  const [failure, setFailure] = useState<unknown>();
  const missing = [...new Set(keys)].filter((key) => facts[key] === undefined).slice(0, CHECKS_AT_ONCE);
  const next = missing.join('\n');
  useEffect(() => {
    if (next === '' || failure !== undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      Promise.all(next.split('\n').map(async (key) => [key, await read(key)] as const)).then(
        (found) => isCurrent && setFacts((before) => ({ ...before, ...Object.fromEntries(found) })),
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [next, failure, read, delay]);
  return { facts, failure, retry: () => setFailure(undefined), forget: () => setFacts({}) };
}

/** Returns the rows with their figures and errors. The server's data may still be loading. */
export function usePlan() {
  const text = useText();
  const formats = useFormats();
  const rows = useAtomValue(basketAtom);
  const networksQuery = useAtomValue(currencyQueryAtoms.withdraw);
  const assetsQuery = useAtomValue(assetsQueryAtom);
  const networks = networksQuery.data?.list;
  const assets = assetsQuery.data?.list;
  const choices = useMemo(() => tokenChoices(assets, networks), [assets, networks]);
  const checkAddress = useSetAtom(checkAddressAtom);
  const readCost = useSetAtom(readCostAtom);

  const { data: book } = useSavedAddresses(useOffers()('addresses') ? '' : undefined);
  const now = useAtomValue(serverClockAtom).now();
  const isOpen = useIsOpen(withdrawalAdapter.id);

  /** Returns the row with its memo trimmed, or with an empty memo if its network doesn't use memos. */
  const memoOf = (row: BasketRow): BasketRow => ({
    ...row,
    memo: findTokenOnNetwork(networks, row.id)?.network.memo ? row.memo.trim() : '',
  });
  const open = rows
    .filter(({ tradeNo }) => tradeNo === '')
    .map((row) => ({ row: memoOf(row), asset: findTokenOnNetwork(networks, row.id) }));
  const checks = useFacts<AddressCheck>(
    open.flatMap(({ row, asset }) =>
      asset && readRecipient(row.address, asset).problem === undefined ? [checkKey(row)] : [],
    ),
    useCallback(
      (key) => {
        const [id = '', address = '', memo = ''] = partsOf(key);
        return checkAddress({ id, address, memo });
      },
      [checkAddress],
    ),
  );
  const readKey = useCallback(
    (key: string) => {
      const [id = '', amount = ''] = partsOf(key);
      return readCost(id, amount);
    },
    [readCost],
  );
  const terms = useFacts<WithdrawalCost>(
    open.flatMap(({ row, asset }) => (asset ? [keyOf(row.id, '')] : [])),
    readKey,
  );
  // If the server doesn't send the terms of its fee, the fee can't be calculated. Then each amount needs a request.
  const costs = useFacts<WithdrawalCost>(
    open.flatMap(({ row }) => {
      const cost = terms.facts[keyOf(row.id, '')];
      const isAmount = isDecimal(row.amount) && isPositive(row.amount);
      return cost && !termsOf(cost) && isAmount ? [keyOf(row.id, row.amount)] : [];
    }),
    readKey,
    DEBOUNCE,
  );
  const planned = rows.map(memoOf).map((row) => {
    const base = terms.facts[keyOf(row.id, '')];
    return planRow(row, {
      text,
      formatLeft: (left) => formats.amount(left),
      asset: findTokenOnNetwork(networks, row.id),
      check: checks.facts[checkKey(row)],
      // A cost without an amount contains only the minimum fee, so the cost of the row's amount is used.
      cost: base && !termsOf(base) ? costs.facts[keyOf(row.id, row.amount)] : base,
      book,
      now,
      isBusy: isOpen(row.key),
    });
  });
  const parts = [checks, terms, costs];
  return {
    planned,
    choices,
    /** The stored rows belong to a user, so the user must be loaded. */
    queries: [assetsQuery, networksQuery, useAtomValue(userQueryAtom)],
    failure: parts.find((part) => part.failure !== undefined)?.failure,
    retry: () => parts.forEach((part) => part.retry()),
    refresh: () => {
      terms.forget();
      costs.forget();
    },
  };
}
