import { useAtomValue } from 'jotai';
import { fundStateAtom } from '#data/funds.ts';
import { movementLists } from '#data/movements.ts';
import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { CheckCircleIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { shownFigures, ledgerCheckOf } from '#data/ledgerCheck.ts';
import { useText } from '#i18n/useText.ts';
import { compare, subtract } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { useEffect, useState } from 'react';
import { assetsQueryAtom, findAssetPart } from '#data/assets.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import * as css from '../funds.css.ts';

export function TokenLedger() {
  const { tab } = useAtomValue(fundStateAtom);
  const { id } = useAtomValue(movementLists.all.filtersAtom);
  return tab === 'all' && id !== undefined ? <LedgerCheckStrip /> : null;
}

/** Shows opening + in − out − on hold = closing, and a banner if this isn't the reported balance. */
function LedgerCheckStrip() {
  const text = useText();
  const { proof, token, isPending, isHeldAgainstNow, disagreement } = useLedgerCheck();
  if (isPending)
    return (
      <div className={css.ledgerLoading}>
        <Skeleton shape="block" height="100%" />
      </div>
    );
  if (!proof) return null;
  const shown = shownFigures(proof);
  const hold =
    compare(proof.held, '0') < 0
      ? ({
          name: 'released',
          operator: '+',
          value: subtract('0', shown.held),
          exact: subtract('0', proof.held),
        } as const)
      : ({ name: 'held', operator: '−', value: shown.held, exact: proof.held } as const);
  const parts = [
    { name: 'opening', operator: '', value: shown.opening, exact: proof.opening },
    { name: 'came', operator: '+', value: shown.came, exact: proof.came },
    { name: 'went', operator: '−', value: shown.went, exact: proof.went },
    hold,
    { name: 'closing', operator: '=', value: shown.closing, exact: proof.closing },
  ] as const;
  return (
    <Card padding="m">
      <Stack gap="m">
        <div className={css.ledgerCard}>
          <dl className={css.sum}>
            {parts.map(({ name, operator, value, exact }) => (
              <div className={css.term} key={name}>
                <Text as="dt" size="caption" tone="muted">
                  {text(`funds.ledger.${name}`)}
                </Text>
                <dd className={css.termValue}>
                  {operator === '' ? null : <span className={css.operator}>{operator} </span>}
                  <Amount value={value} exact={exact} token={token} />
                </dd>
              </div>
            ))}
          </dl>
          {disagreement ? null : (
            <div className={css.ledgerNote}>
              <Text size="small" tone="positive">
                <span className={css.asset}>
                  <CheckCircleIcon size={16} aria-hidden="true" />
                  {text(isHeldAgainstNow ? 'funds.ledger.equal' : 'funds.ledger.adds')}
                </span>
              </Text>
            </div>
          )}
        </div>
        {disagreement ? (
          <Banner tone="critical" role="alert" title={text('funds.ledger.wrongTitle')}>
            {text(
              disagreement.with === 'closing' ? 'funds.ledger.wrongClosing' : 'funds.ledger.wrongBalance',
            )}{' '}
            <strong>
              <Amount value={disagreement.value} token={token} />
            </strong>
            <div>{text('funds.ledger.nextSteps')}</div>
          </Banner>
        ) : null}
      </Stack>
    </Card>
  );
}

function useLedgerCheck() {
  const { id } = useAtomValue(movementLists.all.filtersAtom);
  const times = useAtomValue(movementLists.all.timesAtom);
  const clock = useAtomValue(serverClockAtom);
  const stream = useAtomValue(movementLists.all.queryAtom);
  const assets = useAtomValue(assetsQueryAtom);
  const part = findAssetPart(assets.data?.list, id);
  const reachesNow = times !== null && (times.end_time === undefined || times.end_time >= clock.now());

  const isPending = (stream.isPending && !stream.error) || stream.isPlaceholderData;
  const proof =
    stream.data && !isPending
      ? ledgerCheckOf(stream.data, reachesNow ? part?.balance : undefined)
      : undefined;

  // The balance may have changed between the responses with the movements and with the assets. Therefore, a
  // difference is an error only if it remains after both responses are fetched again.
  const doubt =
    proof?.error?.with === 'balance' ? [id, proof.closing, proof.error.value].join(' ') : undefined;
  const [confirmed, setConfirmed] = useState<string>();
  const { refetch: askStream } = stream;
  const { refetch: askAssets } = assets;
  useEffect(() => {
    let isHere = true;
    const askAgain = async () => {
      if (doubt === undefined || doubt === confirmed) return;
      await Promise.all([askStream(), askAssets()]);
      if (isHere) setConfirmed(doubt);
    };
    void askAgain();
    return () => {
      isHere = false;
    };
  }, [doubt, confirmed, askStream, askAssets]);

  return {
    proof,
    token: part?.token ?? stream.data?.list[0]?.token ?? '',
    isPending,
    isHeldAgainstNow: reachesNow && part !== undefined,
    disagreement: doubt === undefined || doubt === confirmed ? proof?.error : undefined,
  };
}
