import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { CoinsIcon, FuelIcon, LockIcon, WalletIcon } from '@settlement/design-system/icons';
import { StatCard } from '@settlement/design-system/StatCard';
import { useAtomValue } from 'jotai';
import { assetTotals, assetsQueryAtom, findGasPart } from '../../../data/assets.ts';
import { billSettingQueryAtom } from '../../../data/billing.ts';
import { usePaths } from '../../../data/device.ts';
import { hideBalancesAtom } from '../../../data/preferences.ts';
import { overviewQueryAtom } from '../../../data/statistics.ts';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { compare } from '../../../lib/money.ts';
import { Failed } from '../../../parts/QueryView.tsx';
import * as css from '../assets.css.ts';

/** What there is, what of it can be used, what is held, and what pays for gas. */
export function AssetSummary() {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const isHidden = useAtomValue(hideBalancesAtom);
  const overview = useAtomValue(overviewQueryAtom);
  const assets = useAtomValue(assetsQueryAtom);
  const alert = useAtomValue(billSettingQueryAtom).data?.gas_alert;
  const gas = findGasPart(assets.data?.list);
  // Before the permission is open nothing is gathered, and nothing can be recharged.
  const isOpen = useAtomValue(isAuthorisedAtom);
  const isLow = isOpen && gas !== undefined && alert !== undefined && compare(gas.balance, alert) < 0;
  const totals = overview.data && assetTotals(overview.data);

  if (overview.error && !overview.data) {
    return <Failed query={overview} title={text('assets.summary.failed')} />;
  }
  const covered = { isHidden, hiddenLabel: text('assets.list.hidden') };
  const figures = [
    { id: 'total', value: totals?.total, icon: <WalletIcon /> },
    { id: 'operable', value: totals?.operable, icon: <CoinsIcon /> },
    { id: 'frozen', value: totals?.frozen, icon: <LockIcon /> },
  ] as const;
  return (
    <>
      <div className={css.figures}>
        {figures.map(({ id, value, icon }) => (
          <StatCard
            key={id}
            label={text(`assets.summary.${id}`)}
            value={<span title={formats.exact(value)}>{formats.amount(value)}</span>}
            caption={text(`assets.summaryNote.${id}`)}
            icon={icon}
            isLoading={totals === undefined}
            {...covered}
          />
        ))}
        <StatCard
          label={text('assets.summary.gas')}
          value={<span title={formats.exact(gas?.balance)}>{formats.amount(gas?.balance)}</span>}
          caption={
            alert === undefined
              ? text('assets.summaryNote.gas')
              : text('assets.summaryNote.gasAlert', { alert: formats.exact(alert) })
          }
          icon={<FuelIcon />}
          tone={isLow ? 'caution' : 'accent'}
          isLoading={assets.data === undefined && !assets.error}
          {...covered}
        />
      </div>
      {isLow ? (
        <Banner
          tone="caution"
          title={text('assets.gasLow.title')}
          action={
            <ButtonLink href={paths.assets({ recharge: gas.id })} size="small" variant="outline">
              {text('assets.gasLow.action')}
            </ButtonLink>
          }
        >
          {text('assets.gasLow.text', { alert: formats.exact(alert) })}
        </Banner>
      ) : null}
    </>
  );
}
