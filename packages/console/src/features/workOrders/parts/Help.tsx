import { currencyStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { serviceStatusQueryAtom } from '#data/workOrders.ts';
import { extensionAt } from '#lib/address/pages.ts';
import type { Paths } from '#lib/address/paths.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../workOrders.css.ts';
import { type WorkOrderType, isType } from './workOrderTexts.tsx';

const answers = [1, 2, 3] as const;

const links: Partial<Record<WorkOrderType, (paths: Paths) => string>> = {
  [workOrderType.paymentNotCredited]: (paths) => paths.payments(),
  [workOrderType.withdrawal]: (paths) => paths.fundDetails({ tab: 'withdrawal' }),
  [workOrderType.webhook]: (paths) => paths.callbacks(),
  [workOrderType.account]: (paths) => paths.account('_security'),
  [workOrderType.permission]: (paths) => paths.openAuth,
  [workOrderType.billing]: (paths) => paths.fundDetails({ tab: 'gas' }),
};

export function Help({ type }: { readonly type: number }) {
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  const { data } = useAtomValue(serviceStatusQueryAtom);
  const inMaintenance = data?.chains.filter(({ status }) => status === currencyStatus.maintenance) ?? [];
  if (!isType(type)) return null;
  const href = links[type]?.(paths);
  return (
    <Banner tone="info" title={text('workOrders.help.title')}>
      <ul className={css.answers}>
        {answers.map((answer) => (
          <li key={answer}>{text(`workOrders.help.${type}.${answer}`)}</li>
        ))}
        {data && (
          <li>
            {inMaintenance.length > 0
              ? text('workOrders.help.maintenance', {
                  chains: inMaintenance.map(({ chain }) => chain).join(', '),
                })
              : text('workOrders.help.working')}
          </li>
        )}
      </ul>
      {href !== undefined && offers(extensionAt(href)) && (
        <Link href={href} isStrong>
          {text('workOrders.help.go')}
        </Link>
      )}
    </Banner>
  );
}
