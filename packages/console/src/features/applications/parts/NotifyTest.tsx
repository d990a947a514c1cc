import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { SendIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type NotifyTest as Answer, testNotifyUrlAtom } from '#data/applications.ts';
import { usePerform } from '#data/money/verification.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { resultText } from '#parts/webhooks/resultText.ts';

const SHOWN = 500;
const isGood = ({ http_code: code }: Answer) => code >= 200 && code < 300;

export function NotifyTest({ app, url }: { readonly app: Application; readonly url: string }) {
  const text = useText();
  const test = useSetAtom(testNotifyUrlAtom);
  const perform = usePerform();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setPending(true);
    setAnswer(undefined);
    setFailure(undefined);
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('callbacks.test.send'),
          recap: url,
          confirmLabel: text('callbacks.test.send'),
        }),
        call: (codes) => test({ id: app.id, notify_url: url }, codes),
      });
      if (outcome.isDone) setAnswer(outcome.data);
    } catch (error) {
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
          {text('callbacks.test.send')}
        </Button>
      </Inline>
      {failure !== undefined && (
        <Banner tone="critical" role="alert">
          {failure}
        </Banner>
      )}
      {answer && (
        <Banner
          tone={isGood(answer) ? 'positive' : answer.not_sent ? 'caution' : 'critical'}
          role="status"
          title={resultText(text, { attempts: 1, awaiting_response: false, ...answer })}
        >
          {answer.not_sent ? undefined : answer.body === '' ? (
            text('applications.test.noBody')
          ) : (
            <CodeBlock isWrapped label={text('applications.test.body')} code={answer.body.slice(0, SHOWN)} />
          )}
        </Banner>
      )}
    </Stack>
  );
}
