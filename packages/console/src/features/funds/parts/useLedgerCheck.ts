import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { assetsQueryAtom, findAssetPart } from '#data/assets.ts';
import { ledgerCheckOf } from '#data/ledgerCheck.ts';
import { movementLists } from '#data/movements.ts';
import { serverClockAtom } from '#data/serverClock.ts';

/** The proof of the filtered token, and what is wrong with it beyond doubt. */
export function useLedgerCheck() {
  const { id } = useAtomValue(movementLists.all.filtersAtom);
  const times = useAtomValue(movementLists.all.timesAtom);
  const clock = useAtomValue(serverClockAtom);
  const stream = useAtomValue(movementLists.all.queryAtom);
  const assets = useAtomValue(assetsQueryAtom);
  const part = findAssetPart(assets.data?.list, id);
  const reachesNow = times !== null && (times.end_time === undefined || times.end_time >= clock.now());

  // Sums of the token before stand on screen until those of this one are there.
  const isPending = (stream.isPending && !stream.error) || stream.isPlaceholderData;
  const proof =
    stream.data && !isPending
      ? ledgerCheckOf(stream.data, reachesNow ? part?.balance : undefined)
      : undefined;

  // The two answers are of two moments: a balance may have moved in between. Both are asked for again,
  // and only what still disagrees then is a fault.
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
