import type { Application } from '@settlement/api-mocks/contract/applications';
import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { editApplicationAtom } from '#data/applications.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import * as css from '../applications.css.ts';
import { type EndpointInput, inputsOf, withEndpoint } from './endpointInputs.ts';
import { notifyUrlError } from './values.ts';

interface EndpointDialogProps {
  readonly app: Application;
  readonly url: string | undefined;
  readonly onClose: () => void;
}

export function EndpointDialog({ app, url: before, onClose }: EndpointDialogProps) {
  const text = useText();
  const id = useId();
  const perform = useSensitiveCall();
  const edit = useSetAtom(editApplicationAtom);
  const saved = inputsOf(app);
  const initial: EndpointInput = saved.find((one) => one.url === before) ?? { url: '', events: [] };
  const form = useForm({
    isClosing: true,
    initial,
    wireNames: { url: 'endpoints' },
    rules: ({ url, events }) => {
      const error = notifyUrlError(url.trim(), app.mode);
      const isThere = url.trim() !== before && saved.some((one) => one.url === url.trim());
      return {
        url: isThere ? text('applications.endpoints.duplicate') : error && fieldText(text, error),
        events: events.length === 0 ? fieldText(text, 'required') : undefined,
      };
    },
    submit: async ({ url, events }) => {
      const endpoints = withEndpoint(saved, before, { url: url.trim(), events });
      const isDone = await perform({
        content: (text) => ({
          title: text('applications.endpoints.editTitle', { name: app.name }),
          recap: text('applications.endpoints.recap', { name: app.name, url: url.trim() }),
          confirmLabel: text('common.save'),
        }),
        call: (codes) => edit({ id: app.id, endpoints }, codes),
        done: text('applications.endpoints.saved'),
      });
      if (isDone) onClose();
      return isDone;
    },
  });
  const { values, errors } = form;
  const toggle = (event: (typeof callbackEvents)[number], isOn: boolean) => {
    form.set({
      events: callbackEvents.filter((one) => (one === event ? isOn : values.events.includes(one))),
    });
    form.touch('events');
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={text('applications.endpoints.editTitle', { name: app.name })}
      submitLabel={text('common.save')}
      onClose={onClose}
    >
      <TextField
        label={text('applications.endpoints.url')}
        type="url"
        placeholder="https://"
        {...form.field('url')}
      />
      <div role="group" aria-labelledby={`${id}-events`} className={css.choices}>
        <Text size="small" tone="muted">
          <span id={`${id}-events`}>{text('applications.endpoints.events')}</span>
        </Text>
        {errors.events !== undefined && (
          <span role="alert" className={css.error}>
            {errors.events}
          </span>
        )}
        {callbackEvents.map((event) => (
          <Checkbox
            isTall
            key={event}
            isSelected={values.events.includes(event)}
            isInvalid={errors.events !== undefined}
            onChange={(isOn) => toggle(event, isOn)}
          >
            {event}
          </Checkbox>
        ))}
      </div>
    </FormDialog>
  );
}
