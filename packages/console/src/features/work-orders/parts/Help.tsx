import { Banner } from '@settlement/design-system/Banner';
import { useAtomValue } from 'jotai';
import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';
import { serviceStatusQueryAtom } from '../../../data/work-orders.ts';
import { useText } from '../../../i18n/useText.ts';
import { isType } from './words.tsx';

/** What answers most questions of a type, and which networks rest now, before anybody waits for support. */
export function Help({ type }: { readonly type: number }) {
  const text = useText();
  const chains = useAtomValue(serviceStatusQueryAtom).data?.chains ?? [];
  const resting = chains.filter(({ status }) => status === currencyStatus.maintenance);
  if (!isType(type)) return null;
  return (
    <Banner tone="info" title={text('workOrders.help.title')}>
      {text(`workOrders.help.${type}`)}
      {resting.length > 0 && (
        <p>{text('workOrders.help.maintenance', { chains: resting.map(({ chain }) => chain).join(', ') })}</p>
      )}
    </Banner>
  );
}
