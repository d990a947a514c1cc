import type { Application } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { SendIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type NotifyTest as Answer, testNotifyUrlAtom } from '#data/applications.ts';
import { reportErrorAtom } from '#data/endpointQuery.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/CodeBlock.tsx';

interface NotifyTestProps {
  readonly app: Application;
  readonly url: string;
}

/** As much of the answer as helps. */
const SHOWN = 500;
const isGood = ({ http_code: code }: Answer) => code >= 200 && code < 300;

/** Sends a test to the address as it is written, before anything is saved. */
export function NotifyTest({ app, url }: NotifyTestProps) {
  const text = useText();
  const test = useSetAtom(testNotifyUrlAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setPending(true);
    setAnswer(undefined);
    setFailure(undefined);
    try {
      setAnswer(await test({ id: app.id, notify_url: url }));
    } catch (error) {
      report(error);
      setFailure(fieldErrors(text, error).notify_url ?? errorText(text, error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Stack gap="s" align="stretch">
      <Inline>
        <Button
          variant="outline"
          icon={<SendIcon aria-hidden="true" />}
          isPending={isPending}
          isDisabled={url === ''}
          onPress={() => void send()}
        >
          {text('applications.test')}
        </Button>
      </Inline>
      {failure !== undefined && (
        <Banner tone="critical" role="alert">
          {failure}
        </Banner>
      )}
      {answer && (
        <Banner
          tone={isGood(answer) ? 'positive' : 'critical'}
          role="status"
          title={
            answer.http_code === 0
              ? text('applications.test.silent', { ms: answer.duration_ms })
              : text('applications.test.answer', { code: String(answer.http_code), ms: answer.duration_ms })
          }
        >
          {answer.body === '' ? (
            text('applications.test.noBody')
          ) : (
            <CodeBlock isWrapped label={text('applications.test.body')} code={answer.body.slice(0, SHOWN)} />
          )}
        </Banner>
      )}
    </Stack>
  );
}
