import { currencyStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/device.ts';
import { serviceStatusQueryAtom } from '#data/workOrders.ts';
import type { Paths } from '#lib/paths.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../workOrders.css.ts';
import { type WorkOrderType, isType } from './workOrderTexts.tsx';

const answers = [1, 2, 3] as const;

/** Where the answer can be seen; drafts stay while it is open. */
const links: Partial<Record<WorkOrderType, (paths: Paths) => string>> = {
  [workOrderType.paymentNotCredited]: (paths) => paths.records(),
  [workOrderType.withdrawal]: (paths) => paths.fundDetails({ tab: 'withdrawal' }),
  [workOrderType.webhook]: (paths) => paths.callbacks(),
  [workOrderType.account]: (paths) => paths.account('_security'),
  [workOrderType.permission]: (paths) => paths.openAuth,
  [workOrderType.billing]: (paths) => paths.fundDetails({ tab: 'gas' }),
};

/** What answers most questions of a type, and which networks rest now, before anybody waits for support. */
export function Help({ type }: { readonly type: number }) {
  const text = useText();
  const paths = usePaths();
  const { data } = useAtomValue(serviceStatusQueryAtom);
  const inMaintenance = data?.chains.filter(({ status }) => status === currencyStatus.maintenance) ?? [];
  if (!isType(type)) return null;
  const linkTo = links[type];
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
      {linkTo && (
        <Link href={linkTo(paths)} isStrong>
          {text('workOrders.help.go')}
        </Link>
      )}
    </Banner>
  );
}
