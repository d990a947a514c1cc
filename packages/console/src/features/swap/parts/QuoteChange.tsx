import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { Banner } from '@settlement/design-system/Banner';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';

interface QuoteChangeProps {
  readonly before: SwapQuote;
  readonly after: SwapQuote;
  readonly token: string;
}

/** Old and new beside each other: no swap uses a price that wasn't shown. */
export function QuoteChange({ before, after, token }: QuoteChangeProps) {
  const text = useText();
  return (
    <Stack gap="s">
      <Banner tone="caution" role="alert">
        {text('swap.requote.text')}
      </Banner>
      <DescriptionList
        items={[
          {
            term: text('swap.requote.before'),
            detail: (
              <s>
                <Amount value={before.to_amount} token={token} />
              </s>
            ),
          },
          {
            term: text('swap.requote.after'),
            detail: <Amount value={after.to_amount} token={token} isStrong />,
            isStrong: true,
          },
        ]}
      />
    </Stack>
  );
}
