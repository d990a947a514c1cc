import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { usePaths } from '#data/device.ts';
import { gasTokenOf } from '#data/gas.ts';
import { type SetupStep, setupProgress, setupSteps } from '#data/setup.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import { page } from '../permission.css.ts';
import { PermissionSkeleton } from '../PermissionSkeleton.tsx';
import * as css from './setup.css.ts';
import { SetupRow } from './SetupRow.tsx';
import { useSetup } from './useSetup.ts';

/** What is left to do before money can move, as a list that can be left and come back to. */
export function SetupView() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  return (
    <div className={page}>
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {() => <Steps />}
      </QueryView>
    </div>
  );
}

function Steps() {
  const text = useText();
  const paths = usePaths();
  const states = useSetup();
  const { refetch } = useAtomValue(userQueryAtom);
  const gas = gasTokenOf(useAtomValue(currencyQueryAtoms.recharge).data?.list);
  // After a step, the account says whether it was completed.
  useEffect(() => {
    void refetch();
  }, [refetch]);
  if (!states) return <PermissionSkeleton />;

  const progress = setupProgress(states);
  const hrefs: Record<SetupStep, string | undefined> = {
    google: paths.account('_security', 'google'),
    trade: paths.account('_security', 'trade'),
    gas: paths.assets({ recharge: gas?.token.id ?? '' }),
    app: paths.applications({ new: 1 }),
    address: paths.addresses(),
    zone: undefined,
  };
  return (
    <Stack gap="l">
      <Card>
        <Stack gap="m">
          <ProgressBar
            label={text('permission.setup.progress')}
            value={progress}
            valueLabel={text('permission.setup.percent', { percent: progress })}
            tone={progress === 100 ? 'positive' : 'accent'}
          />
          {progress === 100 ? (
            <Banner
              tone="positive"
              role="status"
              action={<ButtonLink href={`${paths.home}?tour=1`}>{text('permission.setup.tour')}</ButtonLink>}
            >
              {text('permission.setup.finished')}
            </Banner>
          ) : (
            <ButtonLink href={paths.home} variant="ghost" tone="neutral">
              {text('permission.setup.later')}
            </ButtonLink>
          )}
        </Stack>
      </Card>
      <Card>
        <ol className={css.rows}>
          {setupSteps.map((step, index) => (
            <SetupRow key={step} number={index + 1} step={step} state={states[step]} href={hrefs[step]} />
          ))}
        </ol>
      </Card>
    </Stack>
  );
}
