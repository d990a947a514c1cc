import type { CallbackAttempt } from '@settlement/api-mocks/contract/callbacks';
import { Banner } from '@settlement/design-system/Banner';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { allApplicationsQueryAtom } from '../../../data/applications.ts';
import { useText } from '../../../i18n/useText.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { signatureOf } from './signature.ts';
import { type SnippetLanguage, snippetNames, snippets } from './snippets.ts';

interface VerifyProps {
  readonly request: CallbackAttempt['request'];
  readonly appid: string;
}

const languages: readonly SnippetLanguage[] = ['node', 'php', 'java', 'go', 'python'];

/** Works the signature out again in this browser, with the application's key or another one. */
export function Verify({ request, appid }: VerifyProps) {
  const text = useText();
  const apps = useAtomValue(allApplicationsQueryAtom).data?.list ?? [];
  const own = apps.find((app) => app.appid === appid)?.sign_key ?? '';
  const [typed, setTyped] = useState<string>();
  const [language, setLanguage] = useState<SnippetLanguage>('node');
  const key = typed ?? own;
  const expected = key === '' ? '' : signatureOf(key, request.sign_string);
  const isSame = expected === request.sign;

  return (
    <Stack gap="m" align="stretch">
      <PasswordField
        label={text('callbacks.verify.key')}
        description={text('callbacks.verify.keyHint')}
        autoComplete="off"
        value={key}
        onChange={setTyped}
        revealLabel={text('callbacks.verify.show')}
        concealLabel={text('callbacks.verify.hide')}
      />
      {key !== '' && (
        <Banner tone={isSame ? 'positive' : 'critical'} role="status">
          {text(isSame ? 'callbacks.verify.same' : 'callbacks.verify.other')}
        </Banner>
      )}
      <CodeBlock name={text('callbacks.verify.text')}>{request.sign_string}</CodeBlock>
      <CodeBlock name={text('callbacks.verify.expected')}>{expected}</CodeBlock>
      <CodeBlock name={text('callbacks.verify.sent')}>{request.sign}</CodeBlock>
      <SegmentedControl
        label={text('callbacks.verify.language')}
        items={languages.map((id) => ({ id, label: snippetNames[id] }))}
        value={language}
        onChange={(id) => setLanguage(languages.find((one) => one === id) ?? 'node')}
      />
      <CodeBlock name={text('callbacks.verify.snippet', { language: snippetNames[language] })}>
        {snippets[language]}
      </CodeBlock>
    </Stack>
  );
}
