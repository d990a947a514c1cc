import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Drawer } from '@settlement/design-system/Drawer';
import { Heading } from '@settlement/design-system/Heading';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import {
  type Created,
  applicationsStateAtom,
  createApplicationAtom,
  currencyChoicesQueryAtom,
} from '../../../data/applications.ts';
import { useDraft } from '../../../data/drafts.ts';
import { useLeaveGuard } from '../../../data/leaveGuard.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { usePerform } from '../../../data/verification.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { useFocusBack } from '../../../lib/useFocusBack.ts';
import * as css from '../applications.css.ts';
import { BasicFields } from './BasicFields.tsx';
import { CallbackFields } from './CallbackFields.tsx';
import { GasGuide } from './GasGuide.tsx';
import { IpFields } from './IpFields.tsx';
import { ModeFields } from './ModeFields.tsx';
import { NetworkFields } from './NetworkFields.tsx';
import { SecretOnce } from './SecretOnce.tsx';
import { useFieldMessages } from './useFieldMessages.ts';
import {
  type Field,
  type FormSection,
  type Values,
  emptyApplication,
  errorsOf,
  fieldsOf,
  formSections,
  newOf,
} from './values.ts';
import { withGas } from './withGas.ts';

const allFields = formSections.flatMap((section): readonly Field[] => fieldsOf[section]);

/** Writes a new application; what it is given to keep is shown once, after it is created. */
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
        closeLabel={text('common.close')}
        width="640px"
        isOpen={isOpen && !created}
        onOpenChange={(next) => !next && setState({ new: undefined })}
      >
        {isOpen && (
          <Form
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

function Form({ onCreated }: { readonly onCreated: (answer: Created) => void }) {
  const text = useText();
  const perform = usePerform();
  const create = useSetAtom(createApplicationAtom);
  const networks = useAtomValue(currencyChoicesQueryAtom).data ?? [];
  const [values, setDraft, clear] = useDraft('application', emptyApplication);
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const fields = useFieldMessages(errorsOf(values), allFields);
  useLeaveGuard(JSON.stringify(values) !== JSON.stringify(emptyApplication));

  const patch = (change: Partial<Values>) => {
    setDraft(change);
    fields.changed(change);
  };
  const showError = () => form.current && focusFirstInvalid(form.current);

  const send = async (application: Values) => {
    if (isPending) return;
    if (!fields.attempt()) {
      showError();
      return;
    }
    setPending(true);
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('applications.create.title'),
        recap: text('applications.create.recap', { name: application.name.trim() }),
        confirmLabel: text('applications.create'),
        call: (codes) => create(newOf(application), codes),
      });
      if (!outcome.isDone) return;
      clear();
      onCreated(outcome.data);
    } catch (error) {
      fields.refuse(error);
      showError();
    } finally {
      setPending(false);
    }
  };

  const props = { values, patch, errors: fields.message };
  const parts: Record<FormSection, ReactNode> = {
    basic: <BasicFields {...props} />,
    mode: <ModeFields {...props} />,
    networks: <NetworkFields {...props} />,
    callback: <CallbackFields {...props} />,
    ip: <IpFields {...props} />,
  };

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send(values);
      }}
    >
      {fields.form !== undefined && (
        <Banner tone="critical" role="alert">
          {fields.form}
        </Banner>
      )}
      {formSections.map((section) => (
        <section key={section} className={css.part} aria-label={text(`applications.section.${section}`)}>
          <Heading level={3}>{text(`applications.section.${section}`)}</Heading>
          {parts[section]}
        </section>
      ))}
      <div className={css.foot}>
        <Button type="submit" size="large" isPending={isPending}>
          {text('applications.create')}
        </Button>
      </div>
      {fields.needsGas && (
        <GasGuide
          onClose={fields.settle}
          onOpen={() => {
            const application = { ...values, currencies: withGas(values.currencies, networks) };
            setDraft({ currencies: application.currencies });
            fields.settle();
            void send(application);
          }}
        />
      )}
    </form>
  );
}
