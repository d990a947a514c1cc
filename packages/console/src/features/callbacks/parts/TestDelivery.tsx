import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import { Inline } from '@settlement/design-system/Inline';
import type { CallbackDetail } from '@settlement/api-mocks/contract/callbacks';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { webAddress } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Select } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { SendIcon, WebhookIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { errorData } from '#api/errors.ts';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { callbackList, testCallbackAtom } from '#data/callbacks.ts';
import { useDraft } from '#data/page/drafts.ts';
import { usePerform } from '#data/money/verification.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { resultText } from '#parts/webhooks/resultText.ts';
import * as css from '../callbacks.css.ts';
import { AttemptView } from './AttemptView.tsx';
import { attemptTone, refusedText } from './callbackTexts.tsx';
import { applicationItems, selectItems } from '#parts/fields/selectItems.tsx';

const emptyTest = { event: 'payment.paid', url: '' };
type TestValues = typeof emptyTest & { appid: string };
/** If the field is empty, the server uses the URL of the application. */
const address = v.union([v.literal(''), webAddress]);

export function TestDelivery() {
  const text = useText();
  const perform = usePerform();
  const send = useSetAtom(testCallbackAtom);
  const apps = useAtomValue(allApplicationsQueryAtom).data?.list ?? [];
  const [{ appid }, setState] = useUrlState(callbackList.stateAtom);
  const [kept, keep] = useDraft('callback-test', emptyTest);
  const [answer, setAnswer] = useState<CallbackDetail>();
  const app = apps.find((one) => one.appid === appid);
  const attempt = answer?.attempt_list.at(-1);

  const form = useForm<TestValues>({
    initial: { ...emptyTest, appid: '' },
    draft: [
      { ...kept, appid: app?.appid ?? '' },
      ({ appid: chosen, ...typed }) => {
        keep(typed);
        if (chosen !== undefined) setState({ appid: chosen }, { replace: true });
      },
      () => undefined,
    ],
    rules: (values) => ({
      appid: values.appid === '' ? fieldText(text, 'required') : undefined,
      url: v.is(address, values.url.trim()) ? undefined : fieldText(text, 'urlAddress'),
    }),
    describeError: (error) =>
      Object.keys(errorData(error).errors ?? {}).length > 0
        ? undefined
        : { fields: {}, form: refusedText(text, error) },
    submit: async (values) => {
      setAnswer(undefined);
      const typed = values.url.trim();
      const event = callbackEvents.find((one) => one === values.event);
      if (!event) return;
      const body = { appid: values.appid, event, ...(typed !== '' && { url: typed }) };
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('callbacks.test.send'),
          recap: typed,
          confirmLabel: text('callbacks.test.send'),
        }),
        call: (codes) => send(body, codes),
      });
      if (outcome.isDone) setAnswer(outcome.data);
    },
  });

  return (
    <div className={css.sides}>
      <Card padding="l">
        <Form form={form}>
          <Select
            label={text('callbacks.column.application')}
            placeholder={text('common.choose')}
            {...form.select('appid')}
          >
            {applicationItems(apps)}
          </Select>
          <Select
            label={text('callbacks.column.event')}
            placeholder={text('common.choose')}
            {...form.select('event')}
          >
            {selectItems(callbackEvents)}
          </Select>
          <TextField
            label={text('callbacks.test.url')}
            description={text('callbacks.test.urlHint', { url: app?.notify_url ?? '—' })}
            type="url"
            placeholder="https://"
            {...form.field('url')}
          />
          <Inline>
            <Button type="submit" icon={<SendIcon aria-hidden="true" />} isPending={form.isPending}>
              {text('callbacks.test.send')}
            </Button>
          </Inline>
        </Form>
      </Card>
      <div role="region" aria-label={text('callbacks.test.answer')}>
        <div role="status" className={css.result}>
          {answer && attempt && (
            <Banner tone={attemptTone(attempt)}>{resultText(text, { ...answer })}</Banner>
          )}
        </div>
        {answer && attempt ? (
          <Card padding="l">
            <AttemptView key={answer.id} attempt={attempt} />
          </Card>
        ) : (
          <Card padding="l">
            <EmptyState
              icon={<WebhookIcon aria-hidden="true" />}
              title={text('callbacks.test.answer')}
              description={text('callbacks.test.answerText')}
            />
          </Card>
        )}
      </div>
    </div>
  );
}
