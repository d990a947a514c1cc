import { movementProgress, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { Recharge, RechargeAddress } from '@settlement/api-mocks/contract/recharge';
import { Banner } from '@settlement/design-system/Banner';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
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
import { usePaths } from '#data/device.ts';
import { useDraft } from '#data/drafts.ts';
import { moneyMovedAtom } from '#data/moneyMoved.ts';
import { arrivingSince, useArrivingDeposits } from '#data/recharge.ts';
import { serverClockAtom } from '#data/serverClock.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';
import { Amount } from '#parts/Amount.tsx';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { TransactionLink } from '#parts/TransactionLink.tsx';
import * as css from './recharge.css.ts';

const nothing = { id: '', since: '' };

interface DepositProgressProps {
  readonly address: RechargeAddress;
  readonly chosen: TokenOnNetwork;
}

/** "I have sent it": from there on the deposit is looked for until it is credited, over a reload, too. */
export function DepositProgress({ address, chosen }: DepositProgressProps) {
  const text = useText();
  const clock = useAtomValue(serverClockAtom);
  const [kept, keep, forget] = useDraft('recharge', nothing);
  const { id } = chosen.token;
  const isAwaiting = kept.id === id;

  // The button that was pressed goes away; what takes its place gets the focus.
  const container = useRef<HTMLDivElement>(null);
  const start = () => {
    keep({ id, since: String(clock.now()) });
    container.current?.focus();
  };

  return (
    <div ref={container} tabIndex={-1} className={css.pending}>
      {isAwaiting ? (
        <Arriving id={id} since={Number(kept.since)} address={address} onStop={forget} />
      ) : (
        <Button size="large" fullWidth onPress={start}>
          {text('assets.recharge.sent')}
        </Button>
      )}
    </div>
  );
}

interface ArrivingProps {
  /** A token on a network. */
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
  const deposits = arrivingSince(data?.list ?? [], since);
  const [newest] = deposits;
  const credited = deposits.filter(({ progress }) => progress === movementProgress.accomplish).length;
  useEffect(() => {
    if (credited > 0) void moneyMoved();
  }, [credited, moneyMoved]);

  return (
    <Box padding="m" hasBorder isRounded>
      <Stack gap="m">
        {/* What changes is said once, not every block. */}
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
          <ButtonLink
            variant="ghost"
            tone="accent"
            size="small"
            href={workOrderHref({
              type: workOrderType.wrongNetwork,
              token: address.token,
              chain: address.chain,
              address: address.address,
              txid: newest?.txid,
            })}
          >
            {text('assets.recharge.notArrived')}
          </ButtonLink>
          {credited > 0 ? (
            <Link href={paths.fundDetails({ tab: 'recharge' })} isStrong>
              {text('assets.recharge.details')}
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
        <ProgressBar
          label={text('assets.recharge.confirmations')}
          value={confirmations}
          maxValue={Math.max(1, confirm_num)}
          valueLabel={`${confirmations}/${confirm_num}`}
          tone={done ? 'positive' : 'accent'}
        />
        <TransactionLink txid={txid} url={browser_url} />
      </Stack>
    </li>
  );
}
