import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  currencyChoicesQueryAtom,
  editApplicationAtom,
  saveNotifyUrlAtom,
} from '../../../data/applications.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import * as css from '../applications.css.ts';
import { BasicFields } from './BasicFields.tsx';
import { CallbackFields } from './CallbackFields.tsx';
import { GasGuide } from './GasGuide.tsx';
import { IpFields } from './IpFields.tsx';
import { ModeFields } from './ModeFields.tsx';
import { NetworkFields } from './NetworkFields.tsx';
import { NotifyTest } from './NotifyTest.tsx';
import type { useAppDraft } from './useAppDraft.ts';
import { useFieldMessages } from './useFieldMessages.ts';
import { type FormSection, type Values, changeOf, errorsOf, fieldsOf } from './values.ts';
import { withGas } from './withGas.ts';

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

/** One part of an application, saved by itself. */
export function SectionForm({ app, section, draft }: SectionFormProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const saveUrl = useSetAtom(saveNotifyUrlAtom);
  const networks = useAtomValue(currencyChoicesQueryAtom).data ?? [];
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  // Somebody saved what is saved already.
  const [isSame, setSame] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { values } = draft;
  const fields = useFieldMessages(errorsOf(values, [section]), fieldsOf[section]);
  const isDirty = draft.isDirty(fieldsOf[section]);
  const isOff = section === 'callback' && app.notify_status === 2;
  const Fields = fieldsIn[section];

  const patch = (change: Partial<Values>) => {
    draft.patch(change);
    fields.changed(change);
  };

  const save = async (next: Values) => {
    if (isPending) return;
    const isUnchanged = next === values && !isDirty && !isOff;
    setSame(isUnchanged);
    if (isUnchanged) return;
    if (!fields.attempt()) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('applications.save.title', { name: app.name }),
        recap:
          section === 'callback'
            ? text('applications.save.callback', { url: next.notifyUrl.trim() })
            : text(`applications.save.${section}`),
        confirmLabel: text('applications.save'),
        call: async (codes) => {
          if (section === 'callback') await saveUrl({ id: app.id, notify_url: next.notifyUrl.trim() }, codes);
          else await edit(changeOf(app.id, section, next), codes);
        },
      });
      if (!isDone) return;
      draft.forget(fieldsOf[section]);
      fields.settle();
      toasts.add({ tone: 'positive', title: text('applications.saved', { name: next.name }) });
    } catch (error) {
      fields.refuse(error);
      if (form.current) focusFirstInvalid(form.current);
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save(values);
      }}
    >
      {fields.form !== undefined && (
        <Banner tone="critical" role="alert">
          {fields.form}
        </Banner>
      )}
      {isOff && (
        <Banner tone="critical" title={text('applications.callback.off')}>
          {text('applications.callback.offText')}
        </Banner>
      )}
      <Fields
        values={values}
        patch={patch}
        errors={fields.message}
        {...(section === 'ip' && { saved: app.ip_whitelist })}
      />
      {section === 'callback' && <NotifyTest app={app} url={values.notifyUrl.trim()} />}
      <div className={css.foot}>
        <span role="status" className={css.same}>
          {isSame && !isDirty && text('applications.same')}
        </span>
        {isDirty && (
          <Button
            variant="outline"
            isDisabled={isPending}
            onPress={() => {
              draft.forget(fieldsOf[section]);
              fields.settle();
              saveButton.current?.focus();
            }}
          >
            {text('applications.discard')}
          </Button>
        )}
        <Button ref={saveButton} type="submit" isPending={isPending}>
          {text(isOff && !isDirty ? 'applications.callback.enable' : 'applications.save')}
        </Button>
      </div>
      {fields.needsGas && (
        <GasGuide
          onClose={fields.settle}
          onOpen={() => {
            const next = { ...values, currencies: withGas(values.currencies, networks) };
            draft.patch({ currencies: next.currencies });
            fields.settle();
            void save(next);
          }}
        />
      )}
    </form>
  );
}
