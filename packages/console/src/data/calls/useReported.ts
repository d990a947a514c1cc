import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { reportErrorAtom } from './endpointQuery.ts';

export function useReported() {
  const { report } = useAtomValue(reportErrorAtom);
  const [isPending, setPending] = useState(false);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      report(error);
    } finally {
      setPending(false);
    }
  };
  return { isPending, run };
}
