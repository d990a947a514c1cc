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
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { reveal } from '#lib/browser/reveal.ts';
import { type CallLanguage, callLanguages, signedCallSnippets } from '#parts/webhooks/signedCallSnippets.ts';

/** `SHA-256(SHA-256('Transfer2'))`. The transaction password of every demo merchant is `Transfer2`. */
const DEMO_PASSWORD_HASH = '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6';

const NO_APP_ID = 'app_…';

const key = (server: string) => String.raw`export SETTLEMENT_API=${server}
TOKEN=$(curl -s $SETTLEMENT_API/api/v1/public/login -H 'content-type: application/json' \
  -d '{"google_auth_code":"mock:authorised"}' | sed 's/.*"token":"\([^"]*\)".*/\1/')
CODE=$(curl -s $SETTLEMENT_API/__mock/totp | tr -dc 0-9)
curl -s $SETTLEMENT_API/api/v1/user/secret-key -H "X-Token: $TOKEN" -H 'content-type: application/json' \
  -d '{"name":"Quick start","website":"https://shop.example","notify_url":"http://localhost:3000/hooks",
    "mode":2,"currency_ids":["101"],"scopes":["orders:read","orders:write"],
    "google_code":"'$CODE'","password":"${DEMO_PASSWORD_HASH}"}'`;

const keep = (appid: string) => `export SETTLEMENT_APP_ID=${appid}
export SETTLEMENT_SECRET_KEY=sk_test_…
export SETTLEMENT_SIGNING_KEY=whsec_…`;

const order = (run: string) => `${run} POST /api/v1/orders \\
  '{"out_trade_no":"A-1001","token":"USDT","chain":"TRON","amount":"25"}'`;

const pay = (server: string) => `PAYMENT_URL=${server}/pay/…
curl -s -o /dev/null $PAYMENT_URL -d how=exact
curl -s $SETTLEMENT_API/__mock/clock -d '{"advance":120}'`;

const receive = `curl -s "$SETTLEMENT_API/api/v1/callback/list?appid=$SETTLEMENT_APP_ID&pageSize=2" \\
  -H "X-Token: $TOKEN"`;

const query = (run: string) => `${run} GET '/api/v1/orders/info?out_trade_no=A-1001'`;

export function quickStart(language: CallLanguage, appid: string, server: string) {
  const { run, file, code } = signedCallSnippets[language];
  return {
    key: key(server),
    keep: keep(appid),
    file,
    code,
    order: order(run),
    pay: pay(server),
    receive,
    query: query(run),
  };
}

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
        <Step text={text('docs.integrate.key')} code={steps.key}>
          <Example text={text('docs.integrate.keep')} code={steps.keep} />
        </Step>
        <Step text={text('docs.integrate.sign', { file: steps.file })} code={steps.code} />
        <Step text={text('docs.integrate.order')} code={steps.order} />
        <Step text={text('docs.integrate.pay')} code={steps.pay} />
        <Step text={text('docs.integrate.receive')} code={steps.receive} />
        <Stack as="li" gap="xs">
          <Text as="p">{text('docs.integrate.verify')}</Text>
          <Text as="p">
            <Link href="#snippets" onPress={() => reveal('snippets')}>
              {text('docs.snippets')}
            </Link>
          </Text>
        </Stack>
        <Step text={text('docs.integrate.query')} code={steps.query} />
      </Stack>
      <Example
        text={text('docs.integrate.vector')}
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

interface ExampleProps {
  readonly text: string;
  readonly code: string;
}

function Example({ text, code }: ExampleProps) {
  return (
    <Stack gap="xs">
      <Text as="p">{text}</Text>
      <CodeBlock isLabelHidden code={code} label={text} />
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
