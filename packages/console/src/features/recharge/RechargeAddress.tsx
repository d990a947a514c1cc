import { errorCode } from '@settlement/api-mocks/contract/errors';
import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FuelIcon, LifeBuoyIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { type TokenOnNetwork, currencyQueryAtoms } from '#data/currencies.ts';
import { gasTokenOf } from '#data/gas.ts';
import { refusalCode } from '#data/money/moneyErrors.ts';
import { rechargeAddressQueryAtom, rechargeStateAtom } from '#data/recharge.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { useShownError } from '#parts/loading/useShownError.ts';
import { AddressCard } from './AddressCard.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { SupportLink } from '#parts/brand/SupportLink.tsx';

export function RechargeAddress({ chosen }: { readonly chosen: TokenOnNetwork }) {
  const text = useText();
  const query = useAtomValue(rechargeAddressQueryAtom);
  useShownError(query.data ? undefined : query.error);
  const code = query.data ? undefined : refusalCode(query.error);
  if (code === errorCode.GAS_ACCOUNT_CLOSED) return <OpenGas message={errorText(text, query.error)} />;
  if (
    code === errorCode.NO_ADDRESS_AVAILABLE ||
    code === errorCode.CURRENCY_NOT_SUPPORTED ||
    code === errorCode.CURRENCY_NOT_FOUND
  ) {
    return (
      <EmptyState
        tone="caution"
        role="alert"
        icon={<LifeBuoyIcon aria-hidden="true" />}
        title={errorText(text, query.error)}
        description={text(
          code === errorCode.NO_ADDRESS_AVAILABLE ? 'assets.recharge.noAddress' : 'assets.recharge.notNow',
        )}
        actions={
          <Inline justify="center">
            <Button variant="outline" isPending={query.isFetching} onPress={() => void query.refetch()}>
              {text('common.retry')}
            </Button>
            <SupportLink
              type={workOrderType.paymentNotCredited}
              token={chosen.token.token}
              chain={chosen.network.chain}
              look="ghost"
            >
              {text('workOrders.new')}
            </SupportLink>
          </Inline>
        }
      />
    );
  }
  return (
    <QueryView
      query={query}
      loading={
        <Stack gap="m" align="center">
          <Skeleton shape="block" width="200px" height="200px" />
          <Skeleton lines={4} />
        </Stack>
      }
      failedTitle={text('assets.recharge.addressFailed')}
    >
      {(address) => (
        <Stack gap="l">
          <AddressCard address={address} />
          <DepositProgress address={address} chosen={chosen} />
        </Stack>
      )}
    </QueryView>
  );
}

/** Links to the gas account, which must be opened first (code 10028). */
function OpenGas({ message }: { readonly message: string }) {
  const text = useText();
  const [, setState] = useUrlState(rechargeStateAtom);
  const gas = gasTokenOf(useAtomValue(currencyQueryAtoms.recharge).data?.list);
  return (
    <EmptyState
      tone="caution"
      role="alert"
      icon={<FuelIcon aria-hidden="true" />}
      title={message}
      description={text('money.gas.text')}
      actions={
        gas && <Button onPress={() => setState({ id: gas.token.id })}>{text('money.gas.open')}</Button>
      }
    />
  );
}
