import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { useAtomValue, useAtom } from 'jotai';
import { overviewFigures, overviewQueryAtom, type OverviewFigures } from '#data/statistics.ts';
import { useText } from '#i18n/useText.ts';
import { Failed } from '#parts/loading/QueryView.tsx';
import { FigureCards } from './FigureCards.tsx';
import { streamType } from '@settlement/api-mocks/contract/enumerations';
import { HeroCard } from '@settlement/design-system/HeroCard';
import { ArrowLeftRightIcon, ShieldCheckIcon } from '@settlement/design-system/icons';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { useMoveMoney } from '#parts/money/useMoveMoney.tsx';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { Link } from '@settlement/design-system/Link';
import { Total } from '#parts/cards/FigureCard.tsx';
import * as css from '../dashboard.css.ts';

export function Figures({ securityHref }: { securityHref: string }) {
  const text = useText();
  const query = useAtomValue(overviewQueryAtom);
  const figures = query.data && overviewFigures(query.data);
  if (query.error && query.data === undefined) {
    return (
      <Card>
        <Failed query={query} title={text('dashboard.figures.failed')} />
      </Card>
    );
  }
  return (
    <Card>
      <div aria-busy={figures === undefined || undefined}>
        <Stack gap="l">
          <BalanceCard figures={figures} securityHref={securityHref} />
          <div className={css.figures}>
            <FigureCards figures={figures} />
          </div>
        </Stack>
      </div>
    </Card>
  );
}

interface BalanceCardProps {
  figures: OverviewFigures | undefined;
  securityHref: string;
}

function BalanceCard({ figures, securityHref }: BalanceCardProps) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const device = useAtomValue(deviceAtom);
  const move = useMoveMoney();
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
      description={
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
      labels={{ toggle: text(isHidden ? 'common.balances.show' : 'common.balances.hide') }}
      onHiddenChange={setHidden}
      actions={
        <>
          {move && (
            <>
              {device === 'desktop' && (
                <ButtonLink icon={<ArrowLeftRightIcon size={16} aria-hidden="true" />} href={move.href}>
                  {move.label}
                </ButtonLink>
              )}
              <ButtonLink variant="outline" tone="neutral" href={paths.withdraw()}>
                {text('money.move.send')}
              </ButtonLink>
              <ButtonLink variant="outline" tone="neutral" href={paths.swap()}>
                {text('assets.action.swap')}
              </ButtonLink>
              <ButtonLink variant="outline" tone="neutral" href={paths.recharge()}>
                {text('assets.action.recharge')}
              </ButtonLink>
            </>
          )}
          <ButtonLink
            variant="ghost"
            tone="neutral"
            href={securityHref}
            icon={<ShieldCheckIcon size={16} aria-hidden="true" />}
          >
            {text('account.tab.security')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface FigureLinkProps {
  readonly href: string;
  readonly name: string;
  readonly value: string;
}

function FigureLink({ href, name, value }: FigureLinkProps) {
  return (
    <Link href={href} tone="inherit" aria-label={`${name}: ${value}`}>
      <Total>{value}</Total>
    </Link>
  );
}
