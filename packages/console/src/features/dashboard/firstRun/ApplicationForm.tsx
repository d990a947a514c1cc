import { appMode, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { webAddress } from '@settlement/api-mocks/contract/hashes';
import { apiScopes } from '@settlement/api-mocks/contract/scopes';
import { Button } from '@settlement/design-system/Button';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { is } from 'valibot';
import { type NewApplication, createApplicationAtom } from '#data/applications.ts';
import { createdAtom } from '#data/firstRun.ts';
import { usePerform } from '#data/money/verification.ts';
import { useDraft } from '#data/page/drafts.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { UrlField } from '#parts/fields/UrlField.tsx';

const texts = {
  test: {
    title: 'applications.new',
    confirm: 'applications.create',
    submit: 'dashboard.first.create',
    urlHint: 'dashboard.first.callbackHint',
  },
  live: {
    title: 'dashboard.first.live.do',
    confirm: 'dashboard.first.live.do',
    submit: 'dashboard.first.live.do',
    urlHint: 'applications.field.callbackHint',
  },
} as const;

interface ApplicationFormProps {
  readonly kind: keyof typeof texts;
  /** The name of the application. The name of a test application can be edited. */
  readonly name: string;
  readonly notifyUrl: string;
  /** The IDs of the accepted tokens. The form of a test application waits until they are loaded. */
  readonly currencies: readonly string[];
}

/** Creates an application with all API scopes, and keeps its secrets in `createdAtom`. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { kind, currencies } = props;
  const text = useText();
  const perform = usePerform();
  const create = useSetAtom(createApplicationAtom);
  const setCreated = useSetAtom(createdAtom);
  const isTest = kind === 'test';
  const shown = texts[kind];
  const mode: NewApplication['mode'] = appMode[kind];
  const initial = { name: props.name.slice(0, 60), notifyUrl: props.notifyUrl };
  const draft = useDraft('first-application', initial);
  const form = useForm({
    initial,
    ...(isTest && { draft }),
    isReady: !isTest || currencies.length > 0,
    rules: ({ name, notifyUrl }) => ({
      name: name.trim() === '' ? fieldText(text, 'required') : undefined,
      notifyUrl: is(webAddress, notifyUrl)
        ? undefined
        : fieldText(text, isTest && notifyUrl === '' ? 'required' : 'urlAddress'),
    }),
    wireNames: { notifyUrl: ['notify_url', 'website'] },
    submit: async ({ name, notifyUrl }) => {
      const application = {
        name: name.trim(),
        website: new URL(notifyUrl).origin,
        notify_url: notifyUrl,
        mode,
        currency_ids: [...currencies],
        scopes: [...apiScopes],
      };
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text(shown.title),
          recap: text('applications.create.recap', { name: application.name }),
          confirmLabel: text(shown.confirm),
        }),
        call: (codes) => create(application, codes),
      });
      if (outcome.isDone) setCreated(outcome.data);
      return outcome.isDone;
    },
  });
  return (
    <Form form={form}>
      {isTest && <TextField label={text('applications.field.name')} {...form.field('name')} />}
      <UrlField
        label={text('applications.field.callback')}
        description={text(shown.urlHint)}
        {...form.field('notifyUrl')}
      />
      <div>
        <Button type="submit" isPending={form.isPending} pendingLabel={text('common.loading')}>
          {text(shown.submit)}
        </Button>
      </div>
    </Form>
  );
}
