import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Link } from '@settlement/design-system/Link';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { commonCurrencies } from '#data/applicationCurrencies.ts';
import { currencyChoicesQueryAtom } from '#data/applications.ts';
import { apiServerAtom } from '#data/calls/apiServer.ts';
import { createdAtom, testApplicationQueryAtom } from '#data/firstRun.ts';
import { switchModeAtom } from '#data/session/mode.ts';
import { usePaths } from '#data/session/device.ts';
import { userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { Secret } from '#parts/webhooks/SecretOnce.tsx';
import { type CallLanguage, callLanguages, signedCallSnippets } from '#parts/webhooks/signedCallSnippets.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** Creates a test application, and then shows its key and a sample request that works unchanged. */
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
  const user = useAtomValue(userAtom);
  const currencies = commonCurrencies(useAtomValue(currencyChoicesQueryAtom).data ?? []);
  const site = user?.merchant.website || '';
  return (
    <ApplicationForm
      kind="test"
      name={text('dashboard.first.testName', { name: user?.name ?? '' })}
      notifyUrl={site && `${site.replace(/\/$/, '')}/settlement`}
      currencies={currencies.split(',').filter(Boolean)}
    />
  );
}

function NewKey() {
  const text = useText();
  const created = useAtomValue(createdAtom);
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
