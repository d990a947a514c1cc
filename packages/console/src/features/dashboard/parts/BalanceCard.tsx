import { streamType } from '@settlement/api-mocks/contract/enumerations';
import { HeroAction, HeroCard } from '@settlement/design-system/HeroCard';
import { ShieldCheckIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { usePaths } from '#data/device.ts';
import { hideBalancesAtom } from '#data/preferences.ts';
import type { OverviewFigures } from '#data/statistics.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { FigureLink } from './FigureLink.tsx';

interface BalanceCardProps {
  /** Undefined while they are fetched. */
  figures: OverviewFigures | undefined;
  /** Where the security centre is on this device. */
  securityHref: string;
}

/** Account balance and today's earnings, with the way to the security centre (specification §2). */
export function BalanceCard({ figures, securityHref }: BalanceCardProps) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  return (
    <HeroCard
      label={text('dashboard.balance.label')}
      value={
        <FigureLink
          href={paths.assets()}
          name={text('dashboard.balance.label')}
          value={formats.amount(figures?.accountBalance)}
        />
      }
      caption={
        <>
          {text('dashboard.balance.today')}{' '}
          <strong>
            <FigureLink
              href={paths.fundDetails({ type: streamType.payment, range: 'today' })}
              name={text('dashboard.balance.today')}
              value={formats.amount(figures?.todayEarnings, { sign: 'always' })}
            />
          </strong>
        </>
      }
      isLoading={figures === undefined}
      isHidden={isHidden}
      hiddenLabel={text('dashboard.balance.hidden')}
      toggleLabel={text(isHidden ? 'dashboard.balance.show' : 'dashboard.balance.hide')}
      onToggleHidden={() => setHidden(!isHidden)}
      actions={
        <HeroAction href={securityHref} icon={<ShieldCheckIcon aria-hidden="true" />}>
          {text('dashboard.balance.security')}
        </HeroAction>
      }
    />
  );
}
