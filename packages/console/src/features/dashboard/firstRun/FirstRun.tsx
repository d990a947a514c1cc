import { appMode, userStatus } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useReported } from '#data/calls/useReported.ts';
import { currencyQueryAtoms } from '#data/currencies.ts';
import {
  createdAtom,
  type FirstStep,
  firstStepsAtom,
  liveApplicationQueryAtom,
  payTestOrderAtom,
  testApplicationQueryAtom,
  testPaymentQueryAtom,
} from '#data/firstRun.ts';
import { gasTokenOf } from '#data/gas.ts';
import { setupDialogAtom } from '#data/page/openDialogs.ts';
import { usePaths } from '#data/session/device.ts';
import { knownStepsAtom } from '#data/setup.ts';
import { userAtom, userQueryAtom } from '#data/user.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { useMessages } from '#i18n/useMessages.ts';
import { useText } from '#i18n/useText.ts';
import { StepSign } from '#parts/StepSign.tsx';
import { SecretOnce } from '#parts/webhooks/SecretOnce.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ConnectStep } from './ConnectStep.tsx';
import * as css from './firstRun.css.ts';
import { TestPayment } from './TestPayment.tsx';

/** Renders the dashboard of a merchant without a live payment: the steps to the first live payment. */
export function FirstRun() {
  useMessages(messageFiles);
  const text = useText();
  const steps = useAtomValue(firstStepsAtom);
  const { refetch } = useAtomValue(userQueryAtom);
  // Users complete some steps on other pages, so the user data is refetched.
  useEffect(() => {
    void refetch();
  }, [refetch]);
  const done = [...steps.values()].filter(Boolean).length;
  const current = [...steps].find(([, isDone]) => !isDone)?.[0];
  return (
    <Stack gap="l" align="stretch">
      <Inline gap="m" justify="between">
        <div>
          <Heading level={2} size="title">
            {text('dashboard.first.title')}
          </Heading>
          <Text tone="muted">{text('dashboard.first.text')}</Text>
        </div>
        <div className={css.bar}>
          <ProgressBar
            label={text('dashboard.first.done')}
            value={done}
            maxValue={steps.size}
            valueLabel={text('dashboard.first.count', { done, total: steps.size })}
            tone={done === steps.size ? 'positive' : 'accent'}
          />
        </div>
      </Inline>
      <div className={css.columns}>
        <Card padding="none">
          <ol>
            {[...steps].map(([step, isDone], index) => (
              <li key={step} className={css.step} aria-current={step === current ? 'step' : undefined}>
                <StepSign number={index + 1} isDone={isDone} />
                <Stack gap="m">
                  <div>
                    <Heading level={3} size="body">
                      {text(`dashboard.first.${step}`)}
                    </Heading>
                    <Text size="small" tone="muted">
                      {text(`dashboard.first.${step}.${isDone ? 'done' : 'text'}`)}
                    </Text>
                  </div>
                  {(step === current || isDone) && parts[step]}
                </Stack>
              </li>
            ))}
          </ol>
        </Card>
        {steps.has('watch') && <TestPayment />}
      </div>
      <LiveSecrets />
    </Stack>
  );
}

function ApplyStep() {
  const text = useText();
  const paths = usePaths();
  const status = useAtomValue(userAtom)?.status;
  if (status === userStatus.authorised) return null;
  return (
    <div>
      <ButtonLink href={paths.openAuth}>
        {text(`dashboard.first.apply.${status === userStatus.notOpened ? 'do' : 'view'}`)}
      </ButtonLink>
    </div>
  );
}

function ProtectStep() {
  const text = useText();
  const paths = usePaths();
  const user = useAtomValue(userAtom);
  const open = useSetAtom(setupDialogAtom);
  const known = useAtomValue(knownStepsAtom);
  const gas = gasTokenOf(useAtomValue(currencyQueryAtoms.recharge).data?.list);
  if (!user) return null;
  const isDone = { google: user.bind_google_auth, trade: user.trade_password, gas: user.gas_opened };
  const left = (['google', 'trade', 'gas'] as const).filter((step) => known.includes(step) && !isDone[step]);
  return (
    <Inline gap="s">
      {left.map((step, index) => {
        const label = text(`permission.setup.${step}`);
        const variant = index === 0 ? 'solid' : 'outline';
        return step === 'gas' ? (
          <ButtonLink key={step} href={paths.recharge(gas?.token.id)} variant={variant}>
            {label}
          </ButtonLink>
        ) : (
          <Button key={step} variant={variant} onPress={() => open(step)}>
            {label}
          </Button>
        );
      })}
    </Inline>
  );
}

function PayStep() {
  const text = useText();
  const app = useAtomValue(testApplicationQueryAtom).data?.list[0];
  const hasPayment = useAtomValue(testPaymentQueryAtom).data !== undefined;
  const pay = useSetAtom(payTestOrderAtom);
  const { isPending, run } = useReported();
  if (!app) return null;
  return (
    <div>
      <Button
        variant={hasPayment ? 'outline' : 'solid'}
        isPending={isPending}
        pendingLabel={text('common.loading')}
        onPress={() => void run(() => pay(app.appid))}
      >
        {text(`dashboard.first.pay.${hasPayment ? 'again' : 'do'}`)}
      </Button>
    </div>
  );
}

/** Renders the form that copies the test application to live mode, unless a live application exists. */
function LiveStep() {
  const text = useText();
  const live = useAtomValue(liveApplicationQueryAtom).data;
  const app = useAtomValue(testApplicationQueryAtom).data?.list[0];
  return (
    live?.total === 0 &&
    app && (
      <ApplicationForm
        kind="live"
        name={text('dashboard.first.liveName', { name: app.name })}
        notifyUrl={app.notify_url}
        currencies={app.currencies.map(({ id }) => id)}
      />
    )
  );
}

function LiveSecrets() {
  const text = useText();
  const [created, setCreated] = useAtom(createdAtom);
  if (created?.mode !== appMode.live) return null;
  return (
    <SecretOnce
      title={text('applications.created', { name: created.name })}
      secrets={{ appid: created.appid, secretKey: created.secret_key, signKey: created.sign_key }}
      onClose={() => setCreated(undefined)}
    />
  );
}

/** The content of each step, shown for the current step and for completed steps. */
const parts: Readonly<Record<FirstStep, ReactNode>> = {
  apply: <ApplyStep />,
  protect: <ProtectStep />,
  connect: <ConnectStep />,
  pay: <PayStep />,
  watch: null,
  live: <LiveStep />,
};
