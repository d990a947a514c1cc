import { streamType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { CoinsIcon, FuelIcon, LockIcon, WalletIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { assetTotals, assetsQueryAtom, findGasPart } from '#data/assets.ts';
import { billSettingQueryAtom } from '#data/billing.ts';
import { usePaths } from '#data/session/device.ts';
import { GAS_RATE_DAYS, daysOfGas, gasSpentQueryAtom } from '#data/gas.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { overviewQueryAtom } from '#data/statistics.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import { FigureCard } from '#parts/cards/FigureCard.tsx';
import { Failed } from '#parts/loading/QueryView.tsx';
import * as css from '../assets.css.ts';

const A_YEAR = 365;

export function AssetSummary() {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const isHidden = useAtomValue(hideBalancesAtom);
  const overview = useAtomValue(overviewQueryAtom);
  const assets = useAtomValue(assetsQueryAtom);
  const settings = useAtomValue(billSettingQueryAtom);
  const alert = settings.data?.gas_alert;
  const gas = findGasPart(assets.data?.list);
  const spending = useAtomValue(gasSpentQueryAtom);
  const spent = spending.data?.sum_amount;
  const days = gas && spent !== undefined ? daysOfGas(gas.balance, spent) : undefined;
  /** The forecast of the gas balance in days, because users need to know when to deposit. */
  const forecast =
    days !== undefined &&
    text(days > A_YEAR ? 'assets.gas.lastsLong' : 'assets.gas.lasts', { days, rate: GAS_RATE_DAYS });
  // The gas balance and its forecast are shown together, after all three queries have loaded or failed.
  const isGasLoading = [assets, settings, spending].some(({ data, error }) => data === undefined && !error);
  // Merchants without the permission can't deposit, so an alert wouldn't help them.
  const isOpen = useAtomValue(isAuthorisedAtom);
  const isLow = isOpen && gas !== undefined && alert !== undefined && compare(gas.balance, alert) < 0;
  const totals = overview.data && assetTotals(overview.data);

  if (overview.error && !overview.data) {
    return <Failed query={overview} title={text('assets.summary.failed')} />;
  }
  const figures = [
    { id: 'total', value: totals?.total, icon: <WalletIcon />, rows: {} },
    { id: 'operable', value: totals?.operable, icon: <CoinsIcon />, rows: {} },
    { id: 'frozen', value: totals?.frozen, icon: <LockIcon />, rows: { type: streamType.freeze } },
  ] as const;
  return (
    <>
      <div className={css.figures}>
        {figures.map(({ id, value, icon, rows }) => (
          <FigureCard
            key={id}
            label={text(`assets.summary.${id}`)}
            href={paths.fundDetails(rows)}
            rows={text(`assets.rows.${id}`)}
            value={<span title={formats.exact(value)}>{formats.amount(value)}</span>}
            description={text(`assets.summaryNote.${id}`)}
            icon={icon}
            isLoading={totals === undefined}
            isHidden={isHidden}
          />
        ))}
        {(gas || isGasLoading) && (
          <FigureCard
            label={text('assets.summary.gas')}
            href={paths.fundDetails({ id: gas?.id })}
            rows={text('assets.rows.gas')}
            value={<span title={formats.exact(gas?.balance)}>{formats.amount(gas?.balance)}</span>}
            description={
              <>
                {alert === undefined && !isGasLoading
                  ? text('assets.summaryNote.gas')
                  : text('assets.summaryNote.gasAlert', { alert: formats.exact(alert) })}
                {/* The forecast is hidden with the balance, because it would reveal the balance. */}
                {!isHidden && (isGasLoading || forecast) && (
                  <span className={css.forecast}>
                    {forecast || text('assets.gas.lastsLong', { rate: GAS_RATE_DAYS })}
                  </span>
                )}
              </>
            }
            icon={<FuelIcon />}
            tone={isLow ? 'caution' : 'accent'}
            isLoading={isGasLoading}
            isHidden={isHidden}
          />
        )}
      </div>
      {isLow ? (
        <Banner
          tone="caution"
          title={text('assets.gasLow.title')}
          actions={
            <ButtonLink href={paths.recharge(gas.id)} size="small" variant="outline">
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
