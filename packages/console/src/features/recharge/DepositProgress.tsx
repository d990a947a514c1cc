import { movementProgress, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { Recharge, RechargeAddress } from '@settlement/api-mocks/contract/recharge';
import { Banner } from '@settlement/design-system/Banner';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Spinner } from '@settlement/design-system/Spinner';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { usePaths } from '#data/session/device.ts';
import { useDraft } from '#data/page/drafts.ts';
import { moneyMovedAtom } from '#data/money/moneyMoved.ts';
import { arrivingSince, useArrivingDeposits } from '#data/recharge.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { TransactionLink } from '#parts/values/TransactionLink.tsx';
import * as css from './recharge.css.ts';
import { SupportLink } from '#parts/brand/SupportLink.tsx';

const nothing = { id: '', since: '' };

interface DepositProgressProps {
  readonly address: RechargeAddress;
  readonly chosen: TokenOnNetwork;
}

/** Tracks deposits after the user presses "I have sent it". The tracking continues after a reload. */
export function DepositProgress({ address, chosen }: DepositProgressProps) {
  const text = useText();
  const clock = useAtomValue(serverClockAtom);
  const [kept, keep, forget] = useDraft('recharge', nothing);
  const { id } = chosen.token;
  const isAwaiting = kept.id === id;

  // The pressed button is no longer rendered, so the focus moves to its replacement.
  const container = useRef<HTMLDivElement>(null);
  const isStarted = useRef(false);
  const start = () => {
    isStarted.current = true;
    keep({ id, since: String(clock.now()) });
  };
  useEffect(() => {
    if (!isAwaiting || !isStarted.current) return;
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAwaiting]);

  return (
    <div ref={container} tabIndex={-1} className={css.pending}>
      {isAwaiting ? (
        <Arriving id={id} since={Number(kept.since)} address={address} onStop={forget} />
      ) : (
        <Button size="large" isFullWidth onPress={start}>
          {text('assets.recharge.sent')}
        </Button>
      )}
    </div>
  );
}

interface ArrivingProps {
  readonly id: string;
  readonly since: number;
  readonly address: RechargeAddress;
  readonly onStop: () => void;
}

function Arriving({ id, since, address, onStop }: ArrivingProps) {
  const text = useText();
  const paths = usePaths();
  const { data, error } = useArrivingDeposits(id);
  const moneyMoved = useSetAtom(moneyMovedAtom);
  const deposits = arrivingSince(data?.list ?? [], address, since);
  const [newest] = deposits;
  const credited = deposits.filter(({ progress }) => progress === movementProgress.accomplish).length;
  useEffect(() => {
    if (credited > 0) void moneyMoved();
  }, [credited, moneyMoved]);

  return (
    <Box padding="m" hasBorder isRounded>
      <Stack gap="m">
        {/* Screen readers announce each new state, but not each confirmation. */}
        <VisuallyHidden role="status">
          {newest
            ? text(
                newest.progress === movementProgress.inProgress
                  ? 'assets.recharge.detected'
                  : 'assets.recharge.credited',
                { amount: `${newest.amount} ${newest.token}` },
              )
            : text('assets.recharge.searching')}
        </VisuallyHidden>
        {newest === undefined && (
          <Inline gap="s">
            <Spinner />
            <Text size="small">{text('assets.recharge.searching')}</Text>
          </Inline>
        )}
        {error !== null && data === undefined && (
          <Banner tone="critical" role="alert">
            {errorText(text, error)}
          </Banner>
        )}
        <Stack as="ul" gap="m">
          {deposits.map((deposit) => (
            <Deposit key={deposit.trade_no} deposit={deposit} />
          ))}
        </Stack>
        <Inline justify="between">
          <SupportLink
            type={workOrderType.wrongNetwork}
            token={address.token}
            chain={address.chain}
            address={address.address}
            txid={newest?.txid}
            look="small"
          >
            {text('assets.recharge.notArrived')}
          </SupportLink>
          {credited > 0 ? (
            <Link href={paths.fundDetails({ tab: 'recharge' })} isStrong>
              {text('common.toFundDetails')}
            </Link>
          ) : (
            <Button variant="ghost" size="small" onPress={onStop}>
              {text('assets.recharge.stop')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Box>
  );
}

function Deposit({ deposit }: { readonly deposit: Recharge }) {
  const text = useText();
  const { confirmations, confirm_num, progress, txid, browser_url } = deposit;
  const done = progress === movementProgress.accomplish;
  return (
    <li>
      <Stack gap="s">
        <Inline justify="between">
          <Amount value={deposit.amount} token={deposit.token} isStrong />
          <ProgressTag progress={progress} />
        </Inline>
        {confirmations !== undefined && confirm_num > 0 && (
          <ProgressBar
            label={text('funds.column.confirmations')}
            value={confirmations}
            maxValue={confirm_num}
            valueLabel={`${confirmations}/${confirm_num}`}
            tone={done ? 'positive' : 'accent'}
          />
        )}
        {txid && <TransactionLink txid={txid} url={browser_url} />}
      </Stack>
    </li>
  );
}
