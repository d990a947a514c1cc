import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import type { CallbackDetail } from '@settlement/api-mocks/contract/callbacks';
import { webAddress } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { SendIcon, WebhookIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { allApplicationsQueryAtom } from '../../../data/applications.ts';
import { callbackList, testCallbackAtom } from '../../../data/callbacks.ts';
import { useDraft } from '../../../data/drafts.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import * as css from '../callbacks.css.ts';
import { AttemptView } from './AttemptView.tsx';
import { refusedText } from './refusedText.ts';
import { resultText } from './callbackTexts.tsx';

const emptyTest = { event: 'payment.paid', url: '' };
type FieldErrors = Partial<Record<'appid' | 'url' | 'form', string>>;

/** Sends an example event and shows both sides of it; it is not tried again by itself. */
export function TestDelivery() {
  const text = useText();
  const send = useSetAtom(testCallbackAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const apps = useAtomValue(allApplicationsQueryAtom).data?.list ?? [];
  const [{ appid }, setState] = useUrlState(callbackList.stateAtom);
  const [draft, patch] = useDraft('callback-test', emptyTest);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<CallbackDetail>();
  const form = useRef<HTMLFormElement>(null);
  const app = apps.find((one) => one.appid === appid);
  const attempt = answer?.attempt_list.at(-1);

  const submit = async () => {
    if (isPending) return;
    const url = draft.url.trim();
    const found: FieldErrors = {
      ...(!app && { appid: fieldText(text, 'required') }),
      ...(url !== '' && !v.is(webAddress, url) && { url: fieldText(text, 'urlAddress') }),
    };
    setErrors(found);
    setAnswer(undefined);
    if (!app || found.url !== undefined) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    setPending(true);
    try {
      const body = { appid: app.appid, event: draft.event, ...(url !== '' && { url }) };
      setAnswer(await send(body));
    } catch (error) {
      report(error);
      const named = fieldErrors(text, error);
      setErrors(Object.keys(named).length > 0 ? named : { form: refusedText(text, error) });
    } finally {
      setPending(false);
    }
  };

  return (
    <div className={css.sides}>
      <Card padding="l">
        <form
          ref={form}
          noValidate
          className={css.form}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          {errors.form !== undefined && (
            <Banner tone="critical" role="alert">
              {errors.form}
            </Banner>
          )}
          <Select
            label={text('callbacks.filter.app')}
            placeholder={text('callbacks.test.choose')}
            selectedKey={app?.appid ?? null}
            onSelectionChange={(key) => {
              setState({ appid: key }, { replace: true });
              setErrors({});
            }}
            {...(errors.appid !== undefined && { errorMessage: errors.appid })}
          >
            {apps.map((one) => (
              <SelectItem key={one.appid} id={one.appid}>
                {one.name}
              </SelectItem>
            ))}
          </Select>
          <Select
            label={text('callbacks.column.event')}
            placeholder={text('callbacks.test.choose')}
            selectedKey={draft.event}
            onSelectionChange={(event) => patch({ event })}
          >
            {callbackEvents.map((event) => (
              <SelectItem key={event} id={event}>
                {event}
              </SelectItem>
            ))}
          </Select>
          <TextField
            label={text('callbacks.test.url')}
            description={text('callbacks.test.urlHint', { url: app?.notify_url ?? '—' })}
            type="url"
            placeholder="https://"
            value={draft.url}
            onChange={(url) => {
              patch({ url });
              setErrors({});
            }}
            {...(errors.url !== undefined && { errorMessage: errors.url })}
          />
          <div className={css.start}>
            <Button type="submit" icon={<SendIcon aria-hidden="true" />} isPending={isPending}>
              {text('callbacks.test.send')}
            </Button>
          </div>
        </form>
      </Card>
      <div role="region" aria-label={text('callbacks.test.answer')}>
        <div role="status" className={css.result}>
          {answer && attempt && (
            <Banner tone={answer.delivery_time > 0 ? 'positive' : 'critical'}>
              {resultText(text, { ...answer })}
            </Banner>
          )}
        </div>
        {answer && attempt ? (
          <Card padding="l">
            <AttemptView key={answer.id} attempt={attempt} appid={answer.appid} />
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
