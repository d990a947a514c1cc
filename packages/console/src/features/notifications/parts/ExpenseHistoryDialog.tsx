import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Stack } from '@settlement/design-system/Stack';
import { Dialog } from '@settlement/design-system/Dialog';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '#data/session/device.ts';
import { expenseList, networksQueryAtom } from '#data/expenses.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ExpenseRows } from './ExpenseRows.tsx';
import type { FilterFields } from '#parts/list/filterFields.ts';

export function ExpenseHistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const paths = usePaths();
  const { network_id, token_id } = useAtomValue(expenseList.filtersAtom);
  const clear = useSetAtom(expenseList.clearAtom);
  useEffect(() => () => clear(), [clear]);
  return (
    <Dialog
      isDismissable
      size="large"
      title={text('notifications.history.title')}
      onClose={onClose}
      footer={
        <ButtonLink
          href={paths.fundDetails({ tab: 'gas', network_id, token_id })}
          variant="outline"
          onPress={onClose}
        >
          {text('common.toFundDetails')}
        </ButtonLink>
      }
    >
      <Stack gap="m">
        <Filters list={expenseList} filters={useExpenseFilters()} isInline />
        <ExpenseRows />
      </Stack>
    </Dialog>
  );
}

function useExpenseFilters(): FilterFields<'network_id' | 'token_id'> {
  const text = useText();
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const { network_id } = useAtomValue(expenseList.filtersAtom);
  return {
    fields: {
      network_id: {
        kind: 'choice',
        label: text('common.column.chain'),
        any: text('notifications.history.allNetworks'),
        choices: networks.map(({ id, chain }) => ({ id, name: chain })),
        clears: ['token_id'],
      },
      token_id: {
        kind: 'choice',
        label: text('common.column.token'),
        any: text('notifications.history.allTokens'),
        choices: tokensOf(networks, network_id).map((token) => ({ id: token, name: token })),
      },
    },
    dates: { kind: 'days', label: text('common.range.dates') },
  };
}

interface Network {
  readonly id: string;
  readonly subset: readonly { readonly token: string }[];
}

function tokensOf(networks: readonly Network[], network: string | undefined): readonly string[] {
  const matching = network === undefined ? networks : networks.filter(({ id }) => id === network);
  return [...new Set(matching.flatMap(({ subset }) => subset.map(({ token }) => token)))];
}
