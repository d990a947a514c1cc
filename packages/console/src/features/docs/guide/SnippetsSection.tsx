import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { CodeBlock } from '../CodeBlock.tsx';
import { type SnippetLanguage, snippets } from './snippets.ts';

const names = Object.keys(snippets).filter((name): name is SnippetLanguage => Object.hasOwn(snippets, name));

/** The same check in four languages. */
export function SnippetsSection() {
  const text = useText();
  const [chosen, setChosen] = useState<SnippetLanguage>('Node.js');
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.snippets.text')}</Text>
      <SegmentedControl
        label={text('docs.snippets.language')}
        items={names.map((name) => ({ id: name, label: name }))}
        value={chosen}
        onChange={(id) => {
          const name = names.find((one) => one === id);
          if (name !== undefined) setChosen(name);
        }}
      />
      <CodeBlock code={snippets[chosen]} label={text('docs.snippets.of', { language: chosen })} />
    </Stack>
  );
}
