import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { GAS_TOKEN, useExpense } from '#data/expenses.ts';
import { useAreas } from '#i18n/useAreas.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { CopyValue } from '#parts/CopyValue.tsx';
import { Moment } from '#parts/Moment.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import { TransactionLink } from '#parts/TransactionLink.tsx';

interface ExpenseDialogProps {
  readonly item: Notification;
  readonly onClose: () => void;
  readonly onHistory: () => void;
}

/** The expense behind a fund-aggregation notification, with the way to all of them (specification §2). */
export function ExpenseDialog({ item, onClose, onHistory }: ExpenseDialogProps) {
  useAreas(['dialogs']);
  const text = useText();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
      title={text('notifications.expense.title')}
      closeLabel={text('common.close')}
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
            { term: text('notifications.expense.time'), detail: <Moment seconds={item.created_time} /> },
          ]}
        />
        <ExpenseDetails messageId={item.id} />
      </Stack>
    </Dialog>
  );
}

/** What the notification itself does not carry. */
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
                term: text('notifications.expense.orders'),
                detail: <Text numeric>{expense.order_count ?? '—'}</Text>,
              },
              {
                term: text('notifications.expense.txid'),
                detail: <TransactionLink txid={expense.txid} url={expense.browser_url} />,
                copy: <CopyValue value={expense.txid} what={text('notifications.expense.txid')} />,
              },
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
