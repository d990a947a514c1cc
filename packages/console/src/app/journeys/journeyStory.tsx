import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_PASSWORD, DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { CheckIcon } from '@settlement/design-system/icons';
import { useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import type { Stage } from '#parts/stories/bankStory.ts';
import * as css from './journeyStory.css.ts';

interface BothTexts {
  readonly en: string;
  readonly zh: string;
}

export interface Walk extends Stage {
  readonly pass: (seconds: number) => void;
}

interface Step extends BothTexts {
  /** The action of the step. If undefined, the reviewer performs the step. */
  readonly lead?: (walk: Walk) => Promise<unknown>;
}

interface Wait extends BothTexts {
  readonly seconds: number;
}

export interface JourneyProps {
  readonly title: BothTexts;
  readonly steps: readonly Step[];
  readonly waits?: readonly Wait[];
  readonly api?: MockApi;
  readonly children: ReactNode;
}

const noWaits: readonly Wait[] = [];

export function Journey({ title, steps, waits = noWaits, api, children }: JourneyProps) {
  const store = useStore();
  const textOf = useBothTexts();
  const console = useRef<HTMLDivElement>(null);
  const pass = (seconds: number) => {
    api?.advance(seconds);
    void store.get(queryClientAtom).invalidateQueries();
  };
  const lead = async (step: Step) => {
    if (console.current) await step.lead?.({ canvasElement: console.current, loaded: { api }, pass });
  };
  return (
    <div className={css.page}>
      <aside className={css.guide} aria-label={textOf({ en: 'Steps', zh: '步骤' })}>
        <Stack gap="m" align="stretch">
          <Heading level={2} size="section">
            {textOf(title)}
          </Heading>
          <Steps steps={steps} lead={lead} />
          {api && <Proof api={api} />}
          {waits.map((wait) => (
            <Button key={wait.en} size="small" variant="outline" onPress={() => pass(wait.seconds)}>
              {textOf(wait)}
            </Button>
          ))}
        </Stack>
      </aside>
      <div ref={console} className={css.console}>
        {children}
      </div>
    </div>
  );
}

function useBothTexts(): (message: BothTexts) => string {
  const language = useAtomValue(languageAtom);
  return ({ en, zh }) => (language === 'zh-CN' ? zh : en);
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly lead: (step: Step) => Promise<void>;
}

function Steps({ steps, lead }: StepsProps) {
  const textOf = useBothTexts();
  const [current, setCurrent] = useState(0);
  const [isLed, setLed] = useState(false);
  const [error, setError] = useState<string>();

  const leadThrough = async (last: number) => {
    setLed(true);
    setError(undefined);
    try {
      for (const [offset, step] of steps.slice(current, last + 1).entries()) {
        await lead(step);
        setCurrent(current + offset + 1);
      }
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setLed(false);
    }
  };

  return (
    <>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.en} aria-current={index === current ? 'step' : undefined} className={css.step}>
            {index < current && (
              <CheckIcon size={14} role="img" aria-label={textOf({ en: 'Done', zh: '已完成' })} />
            )}
            <span>{textOf(step)}</span>
            {index >= current && step.lead && (
              <Button
                size="small"
                variant="ghost"
                isDisabled={isLed}
                aria-label={textOf({ en: `Lead through step ${index + 1}`, zh: `演示到第 ${index + 1} 步` })}
                onPress={() => void leadThrough(index)}
              >
                {textOf({ en: 'Lead', zh: '演示' })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {current < steps.length && (
        <Button size="small" variant="outline" isDisabled={isLed} onPress={() => setCurrent(current + 1)}>
          {textOf({ en: 'This step is done', zh: '此步骤已完成' })}
        </Button>
      )}
      {error !== undefined && (
        <div role="alert">
          <Text as="p" size="caption" tone="critical">
            {error}
          </Text>
        </div>
      )}
    </>
  );
}

const proofOf = (api: MockApi) => ({
  code: api.currentTotp(),
  sent: api.inbox().find(({ code }) => code !== '')?.code,
});

/** Shows the authenticator code and the last sent code of the mock API. Each code is valid once. */
function Proof({ api }: { readonly api: MockApi }) {
  const [{ code, sent }, setProof] = useState(() => proofOf(api));
  useEffect(() => {
    const timer = setInterval(() => setProof(proofOf(api)), 1000);
    return () => clearInterval(timer);
  }, [api]);
  const textOf = useBothTexts();
  return (
    <Text as="p" size="caption">
      {code !== '' && (
        <>
          {textOf({ en: 'Authenticator code: ', zh: '谷歌验证码：' })}
          {code}
          <br />
        </>
      )}
      {sent !== undefined && (
        <>
          {textOf({ en: 'Last code sent: ', zh: '最近发送的验证码：' })}
          {sent}
          <br />
        </>
      )}
      {textOf({ en: 'Transaction password: ', zh: '交易密码：' })}
      {DEMO_TRADE_PASSWORD}
      <br />
      {textOf({ en: 'Account password: ', zh: '账户密码：' })}
      {DEMO_PASSWORD}
    </Text>
  );
}
