import { useAtomValue } from 'jotai';
import { expenseList, networksQueryAtom } from '#data/expenses.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';

/** Network, the tokens on it, and days up to today. */
export function useExpenseFilters(): FilterFields<'network_id' | 'token_id'> {
  const text = useText();
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const { network_id } = useAtomValue(expenseList.filtersAtom);
  return {
    fields: {
      network_id: {
        kind: 'choice',
        label: text('notifications.history.network'),
        any: text('notifications.history.allNetworks'),
        choices: networks.map(({ id, chain }) => ({ id, name: chain })),
        // Another network may not have the token.
        clears: ['token_id'],
      },
      token_id: {
        kind: 'choice',
        label: text('notifications.history.token'),
        any: text('notifications.history.allTokens'),
        choices: tokensOf(networks, network_id).map((token) => ({ id: token, name: token })),
      },
    },
    dates: { kind: 'days', label: text('notifications.history.dates') },
  };
}

interface Network {
  readonly id: string;
  readonly subset: readonly { readonly token: string }[];
}

/** Each token once, of one network or of all. */
function tokensOf(networks: readonly Network[], network: string | undefined): readonly string[] {
  const matching = network === undefined ? networks : networks.filter(({ id }) => id === network);
  return [...new Set(matching.flatMap(({ subset }) => subset.map(({ token }) => token)))];
}
