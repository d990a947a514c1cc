import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { useState } from 'react';
import { CodeBlock } from '../values/CodeBlock.tsx';
import { type SnippetLanguage, snippetLanguages, verificationSnippets } from './verificationSnippets.ts';

interface VerificationSnippetProps {
  readonly label: string;
  readonly codeLabel: (language: string) => string;
}

export function VerificationSnippet({ label, codeLabel }: VerificationSnippetProps) {
  const [language, setLanguage] = useState<SnippetLanguage>('Node.js');
  return (
    <Stack gap="m" align="stretch">
      <SegmentedControl
        label={label}
        items={snippetLanguages.map((name) => ({ id: name, label: name }))}
        value={language}
        onChange={(id) => setLanguage(snippetLanguages.find((name) => name === id) ?? 'Node.js')}
      />
      <CodeBlock label={codeLabel(language)} code={verificationSnippets[language]} />
    </Stack>
  );
}
