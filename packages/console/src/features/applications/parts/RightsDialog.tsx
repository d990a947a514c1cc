import type { Application } from '@settlement/api-mocks/contract/applications';
import { useAtomValue, useSetAtom } from 'jotai';
import { editApplicationAtom } from '#data/applications.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import { dayMessage, endOf, scopesOf } from './rights.ts';
import { RightsFields, type Rights } from './RightsFields.tsx';

export function RightsDialog({ app, onClose }: { readonly app: Application; readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const perform = useSensitiveCall();
  const edit = useSetAtom(editApplicationAtom);
  const initial: Rights = {
    scopes: new Set(app.scopes),
    ending: app.expire_time === 0 ? 'never' : 'keep',
    day: '',
  };
  const form = useForm({
    isClosing: true,
    initial,
    rules: ({ scopes, ending, day }) => {
      return {
        scopes: scopesOf(scopes).length === 0 ? fieldText(text, 'required') : undefined,
        day: dayMessage(text, ending, day, clock.now(), formats.zone),
      };
    },
    submit: async ({ scopes, ending, day }) => {
      const expire_time = endOf(ending, app.expire_time, clock.now(), day, formats.zone);
      const isDone = await perform({
        content: (text) => ({
          title: text('applications.rights.title', { name: app.name }),
          recap: text('applications.rights.recap'),
          confirmLabel: text('common.save'),
        }),
        call: (codes) => edit({ id: app.id, scopes: scopesOf(scopes), expire_time }, codes),
        done: text('applications.saved', { name: app.name }),
      });
      if (isDone) onClose();
      return isDone;
    },
  });
  const { values, errors } = form;

  return (
    <FormDialog
      form={form}
      size="small"
      title={text('applications.rights.title', { name: app.name })}
      submitLabel={text('common.save')}
      onClose={onClose}
    >
      <RightsFields
        value={values}
        onChange={(change) => {
          form.set(change);
          if (change.scopes) form.touch('scopes');
        }}
        errors={errors}
        expireTime={app.expire_time}
      />
    </FormDialog>
  );
}
