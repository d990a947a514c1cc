import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Spinner } from '@settlement/design-system/Spinner';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { unknownQueryAtom, unknownRequestAtom } from '../../../data/withdrawals.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { FullAddress } from '../../../parts/FullAddress.tsx';
import type { PendingWithdrawal } from './draft.ts';
import type { Withdraw } from './useWithdraw.tsx';
import * as css from '../withdraw.css.ts';

/** The bank is believed that it has nothing when it has said so twice. */
const ENOUGH = 2;

interface UnknownProps {
  readonly form: Withdraw;
  readonly pending: PendingWithdrawal;
}

/**
 * Nobody knows what came of it: the bank is asked by `request_id`. It can be sent again only when the bank
 * says that it never arrived, and then by the same id, which is never paid twice.
 */
export function Unknown({ form, pending }: UnknownProps) {
  const text = useText();
  const formats = useFormats();
  const ask = useSetAtom(unknownRequestAtom);
  const query = useAtomValue(unknownQueryAtom);
  const { requestId, amount, token, network, address } = pending;
  useEffect(() => {
    ask(requestId);
    return () => ask('');
  }, [ask, requestId]);

  const asked = useAtomValue(unknownRequestAtom);
  const answer = asked === requestId ? query.data : undefined;
  const found = answer?.list[0]?.trade_no;
  const finish = useRef(form.finish);
  useEffect(() => {
    finish.current = form.finish;
  });
  useEffect(() => {
    if (found !== undefined) finish.current(found);
  }, [found]);

  const empties = useEmptyAnswers(answer !== undefined && found === undefined ? query.dataUpdatedAt : 0);
  const isMissing = empties >= ENOUGH;
  return (
    <Stack gap="l">
      <Banner tone="caution" role="alert" title={text('withdraw.unknown.title')}>
        {text('withdraw.unknown.text')}
      </Banner>
      <p>{text('withdraw.recap.send', { amount: formats.amount(amount), token, network })}</p>
      <p className={css.recapAddress}>
        <FullAddress value={address} />
      </p>
      <div role="status">
        <Inline gap="s">
          {isMissing ? (
            text('withdraw.unknown.missing')
          ) : (
            <>
              <Spinner />
              {text(query.isError ? 'withdraw.unknown.noAnswer' : 'withdraw.unknown.asking')}
            </>
          )}
        </Inline>
      </div>
      {isMissing && (
        <Inline gap="s">
          <Button isPending={form.isBusy} onPress={form.repeatPending}>
            {text('withdraw.unknown.again')}
          </Button>
          <Button variant="outline" isDisabled={form.isBusy} onPress={form.clearPending}>
            {text('withdraw.unknown.back')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** How often the bank has said that there is nothing. */
function useEmptyAnswers(answeredAt: number): number {
  const [seen, setSeen] = useState({ answeredAt: 0, count: 0 });
  if (answeredAt > 0 && seen.answeredAt !== answeredAt) setSeen({ answeredAt, count: seen.count + 1 });
  return seen.count;
}
