import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { VerificationSnippet } from '#parts/webhooks/VerificationSnippet.tsx';

export function SnippetsSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.snippets.text')}</Text>
      <VerificationSnippet
        label={text('docs.snippets.language')}
        codeLabel={(language) => text('docs.snippets.of', { language })}
      />
    </Stack>
  );
}
