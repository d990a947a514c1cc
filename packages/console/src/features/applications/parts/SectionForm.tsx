import type { Application } from '@settlement/api-mocks/contract/applications';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { editApplicationAtom, saveNotifyUrlAtom } from '#data/applications.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { fieldTexts } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import * as css from '../applications.css.ts';
import { BasicFields, CallbackFields, GasGuide, ModeFields } from './applicationFields.tsx';
import { IpFields } from './IpFields.tsx';
import { NetworkFields } from './NetworkFields.tsx';
import { NotifyTest } from './NotifyTest.tsx';
import { changeOf, errorsOf, fieldsOf, type FormSection, type useAppDraft, type Values } from './values.ts';
import { applicationErrors } from './applicationErrors.ts';

const fieldsIn = {
  basic: BasicFields,
  mode: ModeFields,
  networks: NetworkFields,
  callback: CallbackFields,
  ip: IpFields,
} as const;

interface SectionFormProps {
  readonly app: Application;
  readonly section: FormSection;
  readonly draft: ReturnType<typeof useAppDraft>;
}

export function SectionForm({ app, section, draft }: SectionFormProps) {
  const text = useText();
  const offers = useOffers();
  const perform = useSensitiveCall();
  const edit = useSetAtom(editApplicationAtom);
  const saveUrl = useSetAtom(saveNotifyUrlAtom);
  const [isSame, setSame] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isDirty = draft.isDirty(fieldsOf[section]);
  const isOff = section === 'callback' && app.notify_status === 2;
  const Fields = fieldsIn[section];

  const form = useForm<Values>({
    initial: draft.saved,
    draft: [draft.values, draft.patch, () => draft.forget(fieldsOf[section])],
    rules: (values) => fieldTexts(text, errorsOf(values, [section])),
    describeError: (error) => applicationErrors(text, error, fieldsOf[section]),
    submit: async (next) => {
      const isUnchanged = !isDirty && !isOff;
      setSame(isUnchanged);
      if (isUnchanged) return false;
      const url = next.notifyUrl.trim();
      return perform({
        content: (text) => ({
          title: text('applications.save.title', { name: app.name }),
          recap:
            section === 'callback'
              ? text('applications.save.callback', { url })
              : text(`applications.save.${section}`),
          confirmLabel: text('common.save'),
        }),
        call: async (codes) => {
          if (section === 'callback') await saveUrl({ id: app.id, notify_url: url }, codes);
          else await edit(changeOf(app.id, section, next), codes);
        },
        done: text('applications.saved', { name: next.name }),
      });
    },
  });
  const { values, errors, isPending } = form;

  return (
    <Form form={form}>
      {isOff && (
        <Banner tone="critical" title={text('applications.callback.off')}>
          {text('applications.callback.offText')}
        </Banner>
      )}
      <Fields
        values={values}
        patch={form.set}
        errors={errors}
        {...(section === 'ip' && { saved: app.ip_whitelist })}
      />
      {section === 'mode' && values.mode !== String(app.mode) && (
        <Banner tone="caution">{text('applications.mode.rotate')}</Banner>
      )}
      {section === 'callback' && offers('callbacks') && (
        <NotifyTest key={values.notifyUrl.trim()} app={app} url={values.notifyUrl.trim()} />
      )}
      <div className={css.foot}>
        <span role="status" className={css.same}>
          {isSame && !isDirty && text('applications.same')}
        </span>
        {isDirty && (
          <Button
            variant="outline"
            isDisabled={isPending}
            onPress={() => {
              form.reset();
              saveButton.current?.focus();
            }}
          >
            {text('applications.discard')}
          </Button>
        )}
        <Button ref={saveButton} type="submit" isPending={isPending}>
          {text(isOff && !isDirty ? 'callbacks.endpoints.enable' : 'common.save')}
        </Button>
      </div>
      <GasGuide form={form} />
    </Form>
  );
}
