import { Button } from '@settlement/design-system/Button';
import { HourglassIcon } from '@settlement/design-system/icons';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { useCallback, useEffect, useRef, useState } from 'react';

/** While nobody knows, the question is repeated this often, in milliseconds, as long as the page is seen. */
const REPEAT_MS = 10_000;

interface UnknownOutcomeProps {
  readonly title: string;
  /** That nothing can happen twice, and what to do. */
  readonly children: string;
  readonly checkLabel: string;
  /** Asks the same question again; resolves whatever came of it. */
  readonly onCheck: () => Promise<void>;
}

/** Money was sent and nobody answered: neither done nor not done, until the server says which. */
export function UnknownOutcome({ title, children, checkLabel, onCheck }: UnknownOutcomeProps) {
  const [isChecking, setChecking] = useState(false);
  const isBusy = useRef(false);
  const latest = useRef(onCheck);
  useEffect(() => {
    latest.current = onCheck;
  });
  const check = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setChecking(true);
    try {
      await latest.current();
    } finally {
      isBusy.current = false;
      setChecking(false);
    }
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check();
    }, REPEAT_MS);
    return () => clearInterval(timer);
  }, [check]);

  return (
    <EmptyState
      tone="caution"
      role="alert"
      icon={<HourglassIcon aria-hidden="true" />}
      title={title}
      description={children}
      action={
        <Button isPending={isChecking} onPress={() => void check()}>
          {checkLabel}
        </Button>
      }
    />
  );
}
