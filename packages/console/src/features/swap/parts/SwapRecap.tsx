import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReceiptFacts, useReceipt } from './useReceipt.tsx';
import { useSwapSentence } from './useSwapSentence.ts';

/** What the verification is about. */
export function SwapRecap({ facts }: { readonly facts: ReceiptFacts }) {
  const receipt = useReceipt();
  const sentence = useSwapSentence();
  return (
    <Stack gap="s">
      <Text as="p">{sentence(facts)}</Text>
      <DescriptionList variant="plain" items={receipt(facts)} />
    </Stack>
  );
}
