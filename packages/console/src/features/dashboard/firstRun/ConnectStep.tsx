import { appMode, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { webAddress } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { Link } from '@settlement/design-system/Link';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { is } from 'valibot';
import { commonCurrencies } from '#data/applicationCurrencies.ts';
import { createApplicationAtom, currencyChoicesQueryAtom } from '#data/applications.ts';
import { apiServerAtom } from '#data/calls/apiServer.ts';
import { applicationOf, createdAtom, testApplicationQueryAtom } from '#data/firstRun.ts';
import { usePerform } from '#data/money/verification.ts';
import { useDraft } from '#data/page/drafts.ts';
import { switchModeAtom } from '#data/session/mode.ts';
import { usePaths } from '#data/session/device.ts';
import { userAtom } from '#data/user.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { Secret } from '#parts/webhooks/SecretOnce.tsx';
import { type CallLanguage, callLanguages, signedCallSnippets } from '#parts/webhooks/signedCallSnippets.ts';
import { UrlField } from '#parts/fields/UrlField.tsx';

/**
 * Creates a test application with every scope, then shows its key and a sample request that works unchanged.
 * If a test application exists, links to its keys.
 */
export function ConnectStep() {
  const created = useAtomValue(createdAtom);
  const app = useAtomValue(testApplicationQueryAtom).data?.list[0];
  if (created?.mode === appMode.test) return <NewKey />;
  return app ? <KnownApplication id={app.id} name={app.name} /> : <TestApplicationForm />;
}

function KnownApplication({ id, name }: { readonly id: string; readonly name: string }) {
  const text = useText();
  const paths = usePaths();
  const openInTest = useSetAtom(switchModeAtom);
  return (
    <Text as="p" size="small" tone="muted">
      {text('dashboard.first.connected', { name })}{' '}
      <Link onPress={() => openInTest('test', paths.applications({ app: id, section: 'keys' }))}>
        {text('dashboard.first.keys')}
      </Link>
    </Text>
  );
}

function TestApplicationForm() {
  const text = useText();
  const perform = usePerform();
  const user = useAtomValue(userAtom);
  const create = useSetAtom(createApplicationAtom);
  const setCreated = useSetAtom(createdAtom);
  const currencies = commonCurrencies(useAtomValue(currencyChoicesQueryAtom).data ?? []);
  const site = user?.merchant.website || '';
  const initial = {
    name: text('dashboard.first.testName', { name: user?.name ?? '' }).slice(0, 60),
    notifyUrl: site && `${site.replace(/\/$/, '')}/settlement`,
  };
  const form = useForm({
    initial,
    draft: useDraft('first-application', initial),
    isReady: currencies !== '',
    rules: ({ name, notifyUrl }) => ({
      name: name.trim() === '' ? fieldText(text, 'required') : undefined,
      notifyUrl: is(webAddress, notifyUrl)
        ? undefined
        : fieldText(text, notifyUrl === '' ? 'required' : 'urlAddress'),
    }),
    wireNames: { notifyUrl: ['notify_url', 'website'] },
    submit: async ({ name, notifyUrl }) => {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('applications.create.title'),
          recap: text('applications.create.recap', { name: name.trim() }),
          confirmLabel: text('applications.create'),
        }),
        call: (codes) => create(applicationOf(name.trim(), notifyUrl, appMode.test, currencies), codes),
      });
      if (outcome.isDone) setCreated(outcome.data);
      return outcome.isDone;
    },
  });
  return (
    <Form form={form}>
      <TextField label={text('applications.field.name')} {...form.field('name')} />
      <UrlField
        label={text('applications.field.callback')}
        description={text('dashboard.first.callbackHint')}
        {...form.field('notifyUrl')}
      />
      <div>
        <Button type="submit" isPending={form.isPending} pendingLabel={text('common.loading')}>
          {text('dashboard.first.create')}
        </Button>
      </div>
    </Form>
  );
}

function NewKey() {
  const text = useText();
  const [created] = useAtom(createdAtom);
  const server = useAtomValue(apiServerAtom);
  const [language, setLanguage] = useState<CallLanguage>('curl');
  if (!created) return null;
  const { file, run, code } = signedCallSnippets[language];
  const request = `export SETTLEMENT_API=${server}
export SETTLEMENT_APP_ID=${created.appid}
export SETTLEMENT_SECRET_KEY=${created.secret_key}
${run} POST /api/v1/orders \\
  '{"out_trade_no":"TEST-1","token":"USDT","chain":"TRON","amount":"24.9"}'`;
  return (
    <Stack gap="m" align="stretch">
      <Text as="p" size="small" tone="muted">
        {text('dashboard.first.keyOnce')}
      </Text>
      <Secret name={text('applications.secret.key')} value={created.secret_key} />
      {created.sign_key && <Secret name={text('applications.keys.sign')} value={created.sign_key} />}
      <SegmentedControl
        label={text('docs.snippets.language')}
        items={callLanguages.map((name) => ({ id: name, label: name }))}
        value={language}
        onChange={(id) => setLanguage(callLanguages.find((name) => name === id) ?? 'curl')}
      />
      <CodeBlock label={file} code={code} isWrapped />
      <CodeBlock label={text('dashboard.first.request')} code={request} />
    </Stack>
  );
}
