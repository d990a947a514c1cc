import { signatureVector } from '@settlement/api-mocks/contract/signingExample';
import { Link } from '@settlement/design-system/Link';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { apiServerAtom } from '#data/calls/apiServer.ts';
import { ownTestAppIdAtom } from '#data/applications.ts';
import { useText } from '#i18n/useText.ts';
import { Example, type ExampleProps } from '../DocsTable.tsx';
import { reveal } from '#lib/browser/reveal.ts';
import { type CallLanguage, callLanguages } from '#parts/webhooks/signedCallSnippets.ts';
import { quickStart } from './quickStart.ts';

const NO_APP_ID = 'app_…';

export function IntegrateSection() {
  const text = useText();
  const appid = useAtomValue(ownTestAppIdAtom) ?? NO_APP_ID;
  const [language, setLanguage] = useState<CallLanguage>('curl');
  const steps = quickStart(language, appid, useAtomValue(apiServerAtom));
  return (
    <Stack gap="m" align="stretch">
      <SegmentedControl
        label={text('docs.snippets.language')}
        items={callLanguages.map((name) => ({ id: name, label: name }))}
        value={language}
        onChange={(id) => setLanguage(callLanguages.find((name) => name === id) ?? 'curl')}
      />
      <Stack as="ol" gap="m" align="stretch">
        <Step message={text('docs.integrate.key')} code={steps.key}>
          <Example message={text('docs.integrate.keep')} code={steps.keep} />
        </Step>
        <Step message={text('docs.integrate.sign', { file: steps.file })} code={steps.code} />
        <Step message={text('docs.integrate.order')} code={steps.order} />
        <Step message={text('docs.integrate.pay')} code={steps.pay} />
        <Step message={text('docs.integrate.receive')} code={steps.receive} />
        <Stack as="li" gap="xs">
          <Text as="p">{text('docs.integrate.verify')}</Text>
          <Text as="p">
            <Link href="#snippets" onPress={() => reveal('snippets')}>
              {text('docs.snippets')}
            </Link>
          </Text>
        </Stack>
        <Step message={text('docs.integrate.query')} code={steps.query} />
      </Stack>
      <Example
        message={text('docs.integrate.vector')}
        code={[
          `key       ${signatureVector.secretKey}`,
          '',
          signatureVector.time,
          signatureVector.nonce,
          signatureVector.method,
          signatureVector.target,
          signatureVector.body,
          '',
          `signature ${signatureVector.signature}`,
        ].join('\n')}
      />
      <Text as="p">{text('docs.integrate.refused')}</Text>
    </Stack>
  );
}

function Step({ children, ...example }: ExampleProps & { readonly children?: ReactNode }) {
  return (
    <Stack as="li" gap="m" align="stretch">
      <Example {...example} />
      {children}
    </Stack>
  );
}
