import { Breadcrumbs } from '@settlement/design-system/Breadcrumbs';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { media } from '@settlement/design-system/tokens';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/useMediaQuery.ts';
import { AfterQueries } from '#parts/QueryView.tsx';
import { AddressField } from '../parts/AddressField.tsx';
import { AddressWarnings } from '../parts/AddressWarnings.tsx';
import { AmountSection } from '../parts/AmountSection.tsx';
import { WithdrawBlocked } from '../parts/WithdrawBlocked.tsx';
import { MemoField } from '../parts/MemoField.tsx';
import { NetworkField } from '../parts/NetworkField.tsx';
import { Receipt } from '../parts/Receipt.tsx';
import { RecentWithdrawals } from '../parts/RecentWithdrawals.tsx';
import { SaveAddress } from '../parts/SaveAddress.tsx';
import { Suggestions } from '../parts/Suggestions.tsx';
import { TokenField } from '../parts/TokenField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { useWithdrawalForm } from '../parts/useWithdrawalForm.ts';
import * as css from '../withdraw.css.ts';

/** `/property/withdraw?id=`: the form, a receipt that lives with it, and what was withdrawn lately. */
export function WithdrawScreen() {
  const text = useText();
  const paths = usePaths();
  const withdrawal = useWithdrawalForm();
  const { form } = withdrawal;
  // A desktop at 400 % zoom has no room for words beside the address (WCAG 1.4.10).
  const isNarrow = useMediaQuery(media.mobile);
  const isForm =
    withdrawal.state.done === undefined && !withdrawal.money.isPending && !withdrawal.eligibility;
  return (
    <Stack>
      <PageHeader
        title={text('shell.title.withdraw')}
        breadcrumbs={
          <Breadcrumbs
            label={text('withdrawals.breadcrumbs')}
            items={[
              { id: 'assets', label: text('shell.nav.assets'), href: paths.assets() },
              { id: 'withdraw', label: text('shell.title.withdraw') },
            ]}
          />
        }
      />
      <div className={css.columns}>
        <Card>
          <WithdrawBlocked withdrawal={withdrawal}>
            <Form form={form} gap="xl">
              <TokenField withdrawal={withdrawal} />
              <Suggestions withdrawal={withdrawal}>
                <NetworkField withdrawal={withdrawal} />
                <Stack gap="m">
                  <AddressField withdrawal={withdrawal} isCompact={isNarrow} />
                  <MemoField withdrawal={withdrawal} />
                  <AddressWarnings withdrawal={withdrawal} />
                  <SaveAddress withdrawal={withdrawal} />
                </Stack>
                <AmountSection withdrawal={withdrawal} />
                <Button
                  type="submit"
                  size="large"
                  fullWidth
                  isPending={form.isPending}
                  isDisabled={withdrawal.lacksCost || withdrawal.isClosed}
                >
                  {text('withdrawals.continue')}
                </Button>
              </Suggestions>
            </Form>
          </WithdrawBlocked>
        </Card>
        <div className={css.aside}>
          {isForm && withdrawal.asset.id !== '' && (
            <Card title={text('withdrawals.receipt.title')}>
              <Receipt withdrawal={withdrawal} />
            </Card>
          )}
          <AfterQueries queries={[withdrawal.asset.networksQuery]}>
            <RecentWithdrawals />
          </AfterQueries>
        </div>
      </div>
    </Stack>
  );
}
