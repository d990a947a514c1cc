import { appMode, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Divider } from '@settlement/design-system/Divider';
import { Drawer } from '@settlement/design-system/Drawer';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useState } from 'react';
import {
  type Created,
  applicationsStateAtom,
  createApplicationAtom,
  currencyChoicesQueryAtom,
} from '#data/applications.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { isTestAtom } from '#data/session/mode.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useDraft } from '#data/page/drafts.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { usePerform } from '#data/money/verification.ts';
import { fieldText, fieldTexts } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useFocusBack } from '#lib/browser/useFocusBack.ts';
import * as css from '../applications.css.ts';
import { BasicFields, CallbackFields, GasGuide, ModeFields } from './applicationFields.tsx';
import { IpFields } from './IpFields.tsx';
import { NetworkFields } from './NetworkFields.tsx';
import { RightsFields } from './RightsFields.tsx';
import { SecretOnce } from '#parts/webhooks/SecretOnce.tsx';
import { dayMessage, scopesOf } from './rights.ts';
import { applicationErrors } from './applicationErrors.ts';
import {
  type Field,
  type FormSection,
  type Values,
  emptyApplication,
  errorsOf,
  fieldsOf,
  formSections,
  rightsFields,
  rightsOf,
  newOf,
} from './values.ts';
import { commonCurrencies } from '#data/applicationCurrencies.ts';
import { LoadingBlock } from '#parts/loading/placeholders.tsx';

const allFields: readonly Field[] = [
  ...formSections.flatMap((section): readonly Field[] => fieldsOf[section]),
  ...rightsFields,
];

export function NewApplication() {
  const text = useText();
  const [state, setState] = useUrlState(applicationsStateAtom);
  const [created, setCreated] = useState<Created>();
  const isOpen = state.new !== undefined;
  useFocusBack(isOpen || created !== undefined);
  return (
    <>
      <Drawer
        title={text('applications.new')}
        width="640px"
        isOpen={isOpen && !created}
        onClose={() => setState({ new: undefined })}
      >
        {isOpen && (
          <PreparedForm
            onCreated={(answer) => {
              setCreated(answer);
              setState({ new: undefined }, { replace: true });
            }}
          />
        )}
      </Drawer>
      {created && (
        <SecretOnce
          title={text('applications.created', { name: created.name })}
          secrets={{
            appid: created.appid,
            secretKey: created.secret_key,
            google: created.google_secret,
            signKey: created.sign_key,
          }}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  );
}

interface FormProps {
  readonly onCreated: (answer: Created) => void;
}

function PreparedForm({ onCreated }: FormProps) {
  const { data, isPending } = useAtomValue(currencyChoicesQueryAtom);
  const isTest = useAtomValue(isTestAtom);
  if (isPending) return <LoadingBlock height="420px" />;
  const initial = {
    ...emptyApplication,
    mode: String(isTest ? appMode.test : appMode.live),
    currencies: commonCurrencies(data ?? []),
  };
  return <ApplicationForm initial={initial} onCreated={onCreated} />;
}

function ApplicationForm({ initial, onCreated }: FormProps & { readonly initial: Values }) {
  const text = useText();
  const perform = usePerform();
  const create = useSetAtom(createApplicationAtom);
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const hasRights = useOffers()('orders');
  const form = useForm({
    initial,
    draft: useDraft('application', initial),
    rules: (values) => ({
      ...fieldTexts(text, errorsOf(values)),
      scopes: values.scopes === '' ? fieldText(text, 'required') : undefined,
      day: dayMessage(text, rightsOf(values).ending, values.day, clock.now(), formats.zone),
    }),
    describeError: (error) => applicationErrors(text, error, allFields),
    submit: async (application) => {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('applications.new'),
          recap: text('applications.create.recap', { name: application.name.trim() }),
          confirmLabel: text('applications.create'),
        }),
        call: (codes) => create(newOf(application, clock.now(), formats.zone), codes),
      });
      if (outcome.isDone) onCreated(outcome.data);
      return outcome.isDone;
    },
  });
  const { values, errors } = form;
  useLeaveGuard(form.isDirty);

  const props = { values, patch: form.set, errors };
  const parts: Record<FormSection, ReactNode> = {
    basic: <BasicFields {...props} />,
    mode: <ModeFields {...props} />,
    networks: <NetworkFields {...props} />,
    callback: <CallbackFields {...props} />,
    ip: <IpFields {...props} />,
  };

  return (
    <Form form={form}>
      {formSections.map((section, index) => (
        <Fragment key={section}>
          {index > 0 && <Divider />}
          <Stack as="section" aria-label={text(`applications.section.${section}`)}>
            <Heading level={3}>{text(`applications.section.${section}`)}</Heading>
            {parts[section]}
          </Stack>
        </Fragment>
      ))}
      {hasRights && <Divider />}
      {hasRights && (
        <Stack as="section" aria-label={text('applications.section.rights')}>
          <Heading level={3}>{text('applications.section.rights')}</Heading>
          <RightsFields
            value={rightsOf(values)}
            onChange={({ scopes, ...change }) => {
              form.set({ ...change, ...(scopes && { scopes: scopesOf(scopes).join(',') }) });
              if (scopes) form.touch('scopes');
            }}
            errors={{ scopes: errors.scopes, day: errors.day }}
            expireTime={0}
          />
        </Stack>
      )}
      <div className={css.foot}>
        <Button type="submit" size="large" isPending={form.isPending}>
          {text('applications.create')}
        </Button>
      </div>
      <GasGuide form={form} />
    </Form>
  );
}
