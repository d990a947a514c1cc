import { Button } from '@settlement/design-system/Button';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { isFirstRunAtom } from '#data/dashboard.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';

const loading = <Skeleton shape="block" height="523px" />;
const FirstRun = deferred(async () => (await import('../firstRun/FirstRun.tsx')).FirstRun, { loading });

/** Shows the first steps until the first live payment, and the dashboard below them on request. */
export function FirstRunOr({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const isFirst = useAtomValue(isFirstRunAtom);
  const [isShown, setShown] = useState(false);
  if (!isFirst) return children;
  return (
    <>
      <Suspense fallback={loading}>
        <FirstRun />
      </Suspense>
      {isShown ? (
        children
      ) : (
        <Button variant="ghost" tone="neutral" onPress={() => setShown(true)}>
          {text('dashboard.first.show')}
        </Button>
      )}
    </>
  );
}
