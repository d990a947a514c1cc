import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { Failed } from '#parts/QueryView.tsx';
import { type DeferredPart, useDeferred } from '#parts/useDeferred.ts';
import * as css from './auth.css.ts';

interface FetchedStepProps<Props> {
  readonly part: DeferredPart<Props>;
  /** Names the page where the step does not come. */
  readonly title: string;
  readonly onBack: () => void;
  readonly children: (Step: ComponentType<Props>) => ReactNode;
}

/** A step that is fetched when it is shown. Where it does not come: why, another try, and the way back. */
export function FetchedStep<Props>({ part, title, onBack, children }: FetchedStepProps<Props>) {
  const text = useText();
  const query = useDeferred(part);
  const failed = useRef<HTMLDivElement>(null);
  const hasFailed = query.error !== undefined;
  // What was pressed is gone, and the focus with it.
  useEffect(() => {
    if (hasFailed) failed.current?.querySelector('button')?.focus();
  }, [hasFailed]);
  if (hasFailed) {
    return (
      <div className={css.step} ref={failed}>
        <Heading level={1}>{title}</Heading>
        <Failed query={query} title={text('common.failed.title')} />
        <Button variant="ghost" tone="neutral" fullWidth onPress={onBack}>
          {text('auth.method.back')}
        </Button>
      </div>
    );
  }
  return query.data ? children(query.data) : <Skeleton lines={6} />;
}
