import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { PermissionPage, PermissionSkeleton } from './parts/PermissionPage.tsx';
import { setupHrefAtom } from '#data/account.ts';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { usePaths } from '#data/session/device.ts';
import { gasTokenOf } from '#data/gas.ts';
import {
  type SetupStep,
  knownStepsAtom,
  setupProgress,
  type SetupState,
  requiredSteps,
  skippedStepsAtom,
  saveZoneAtom,
  hasZoneAtom,
  setupAddressesQueryAtom,
  setupApplicationsQueryAtom,
  setupStates,
} from '#data/setup.ts';
import { userQueryAtom, zoneAtom, userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { errorText } from '#i18n/errorText.ts';
import { useLanguage } from '#data/session/useLanguage.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { StepSign } from '#parts/StepSign.tsx';
import { ZoneField } from '#parts/region/ZoneField.tsx';
import { ownZone } from '#lib/time/time.ts';
import * as css from './parts/permission.css.ts';

function useSetup() {
  const user = useAtomValue(userAtom);
  const applications = useAtomValue(setupApplicationsQueryAtom);
  const addresses = useAtomValue(setupAddressesQueryAtom);
  const hasZone = useAtomValue(hasZoneAtom);
  const skipped = useAtomValue(skippedStepsAtom);
  if (!user || applications.isPending || addresses.isPending) return undefined;
  return setupStates({
    user,
    // If the data of a step can't be loaded, the step counts as open. The page of the step shows the error.
    hasApplication: (applications.data?.length ?? 0) > 0,
    hasAddress: (addresses.data?.list.length ?? 0) > 0,
    hasZone,
    skipped,
  });
}

const tones = { done: 'positive', skipped: 'neutral', left: 'caution' } as const;

interface SetupRowProps {
  readonly number: number;
  readonly step: SetupStep;
  readonly state: SetupState;
  /** The URL of the page for this step. Undefined for the time zone, which is selected on this page. */
  readonly href: string | undefined;
}

function SetupRow({ number, step, state, href }: SetupRowProps) {
  const text = useText();
  const skip = useSetAtom(skippedStepsAtom);
  const isRequired = requiredSteps.has(step);
  const isDone = state === 'done';
  const name = text(`permission.setup.${step}`);
  return (
    <li className={css.setupRow}>
      <StepSign number={number} isDone={isDone} />
      <span className={css.setupMessage}>
        <Inline as="span">
          <Text weight="semibold">{name}</Text>
          <StatusTag tone={state === 'left' && !isRequired ? 'neutral' : tones[state]}>
            {text(
              state === 'left' && isRequired
                ? 'permission.setup.required'
                : `permission.setup.state.${state}`,
            )}
          </StatusTag>
        </Inline>
        <Text as="span" size="small" tone="muted">
          {text(`permission.setupText.${step}`)}
        </Text>
      </span>
      {state === 'left' && step === 'zone' && (
        <div className={css.setupMore}>
          <ZoneStep />
        </div>
      )}
      {!isDone && (
        <span className={css.setupActions}>
          {href !== undefined && (
            <ButtonLink
              href={href}
              size="small"
              variant={isRequired ? 'solid' : 'outline'}
              aria-label={text('permission.setup.doStep', { step: name })}
            >
              {text('permission.setup.do')}
            </ButtonLink>
          )}
          {!isRequired && (
            <Button
              variant="ghost"
              tone="neutral"
              size="small"
              aria-label={text(
                state === 'skipped' ? 'permission.setup.unskipStep' : 'permission.setup.skipStep',
                { step: name },
              )}
              onPress={() => skip(step, state === 'left')}
            >
              {text(state === 'skipped' ? 'permission.setup.unskip' : 'permission.setup.skip')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function SetupView() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  return (
    <div className={css.page}>
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {() => <Steps />}
      </QueryView>
    </div>
  );
}

function Steps() {
  const text = useText();
  const paths = usePaths();
  const setupHref = useAtomValue(setupHrefAtom);
  const states = useSetup();
  const steps = useAtomValue(knownStepsAtom);
  const { refetch } = useAtomValue(userQueryAtom);
  const gas = gasTokenOf(useAtomValue(currencyQueryAtoms.recharge).data?.list);
  // The user's data determines which steps are completed, so the data is fetched again when the page opens.
  useEffect(() => {
    void refetch();
  }, [refetch]);
  if (!states) return <PermissionSkeleton />;

  const progress = setupProgress(states, steps);
  const hrefs: Record<SetupStep, string | undefined> = {
    google: setupHref('google'),
    trade: setupHref('trade'),
    gas: paths.recharge(gas?.token.id),
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
              actions={<ButtonLink href={`${paths.home}?tour=1`}>{text('permission.setup.tour')}</ButtonLink>}
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
        <ol>
          {steps.map((step, index) => (
            <SetupRow key={step} number={index + 1} step={step} state={states[step]} href={hrefs[step]} />
          ))}
        </ol>
      </Card>
    </Stack>
  );
}

function ZoneStep() {
  const text = useText();
  const [language, setLanguage] = useLanguage();
  const known = useAtomValue(zoneAtom);
  const save = useSetAtom(saveZoneAtom);
  const form = useForm({
    // UTC is the default value of the server, so the user may not have selected it.
    initial: { zone: known === 'UTC' ? ownZone() : known },
    messageOf: (error) => errorText(text, error),
    describeError: (error) => ({ fields: { zone: errorText(text, error) } }),
    submit: ({ zone }) => save(zone),
  });
  return (
    <Form form={form}>
      <Stack gap="m" align="start">
        <SegmentedControl
          label={text('shell.language')}
          value={language}
          items={languages.map((one) => ({ id: one, label: <span lang={one}>{languageNames[one]}</span> }))}
          onChange={(next) => {
            if (isLanguage(next)) setLanguage(next);
          }}
        />
        <ZoneField {...form.field('zone')} />
        <Button
          type="submit"
          variant="outline"
          isPending={form.isPending}
          pendingLabel={text('common.loading')}
        >
          {text('permission.setup.saveZone')}
        </Button>
      </Stack>
    </Form>
  );
}

export function SetupScreen() {
  return (
    <PermissionPage title="shell.title.initPage" lead="permission.setup.lead">
      <SetupView />
    </PermissionPage>
  );
}
