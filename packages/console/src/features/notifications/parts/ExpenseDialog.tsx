import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useOffers } from '#data/calls/extensions.ts';
import { GAS_TOKEN, useExpense } from '#data/expenses.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { TransactionLink } from '#parts/values/TransactionLink.tsx';

interface ExpenseDialogProps {
  readonly item: Notification;
  readonly onClose: () => void;
  readonly onHistory: () => void;
}

export function ExpenseDialog({ item, onClose, onHistory }: ExpenseDialogProps) {
  const text = useText();
  const offers = useOffers();
  return (
    <Dialog
      onClose={onClose}
      isDismissable
      title={text('notifications.expense.title')}
      footer={
        <Button variant="outline" onPress={onHistory}>
          {text('notifications.expense.history')}
        </Button>
      }
    >
      <Stack gap="m">
        <DescriptionList
          items={[
            {
              term: text('notifications.expense.amount'),
              detail: <Amount value={item.amount} token={GAS_TOKEN} isStrong />,
              isStrong: true,
            },
            {
              term: text('notifications.expense.currency'),
              detail: item.currency ? `${item.currency.chain} · ${item.currency.token}` : text('common.none'),
            },
            { term: text('funds.column.created_time'), detail: <Moment seconds={item.created_time} /> },
          ]}
        />
        {offers('payments') && <ExpenseDetails messageId={item.id} />}
      </Stack>
    </Dialog>
  );
}

function ExpenseDetails({ messageId }: { readonly messageId: string }) {
  const text = useText();
  const query = useExpense(messageId);
  return (
    <QueryView
      query={query}
      loading={<Skeleton lines={2} />}
      failedTitle={text('notifications.expense.failed')}
    >
      {({ list: [expense] }) =>
        expense ? (
          <DescriptionList
            items={[
              {
                term: text('funds.column.order_count'),
                detail: <Text isNumeric>{expense.order_count ?? '—'}</Text>,
              },
              ...(expense.txid
                ? [
                    {
                      term: text('funds.column.txid'),
                      detail: <TransactionLink txid={expense.txid} url={expense.browser_url} />,
                      copy: <CopyValue value={expense.txid} what={text('funds.column.txid')} />,
                    },
                  ]
                : []),
            ]}
          />
        ) : (
          <Text tone="muted" size="small">
            {text('notifications.expense.none')}
          </Text>
        )
      }
    </QueryView>
  );
}
