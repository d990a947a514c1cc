import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/CodeBlock.tsx';
import { steps } from './webhookExamples.ts';

/** From a key to a callback that is known to be genuine. */
export function IntegrateSection() {
  const text = useText();
  return (
    <Stack as="ol" gap="m">
      <Stack as="li" gap="xs">
        <Text as="p">{text('docs.integrate.key')}</Text>
        <CodeBlock isLabelHidden code={steps.key} label={text('docs.integrate.key')} />
      </Stack>
      <Stack as="li" gap="xs">
        <Text as="p">{text('docs.integrate.order')}</Text>
        <CodeBlock isLabelHidden code={steps.pay} label={text('docs.integrate.order')} />
      </Stack>
      <Stack as="li" gap="xs">
        <Text as="p">{text('docs.integrate.receive')}</Text>
        <CodeBlock isLabelHidden code={steps.receive} label={text('docs.integrate.receive')} />
      </Stack>
      <Stack as="li" gap="xs">
        <Text as="p">{text('docs.integrate.verify')}</Text>
      </Stack>
    </Stack>
  );
}
