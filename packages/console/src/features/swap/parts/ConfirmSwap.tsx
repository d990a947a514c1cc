import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useState } from 'react';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import { QuoteClock } from '#parts/money/QuoteClock.tsx';
import { impactOf } from '#lib/money/swapQuote.ts';
import { type SwapTerms, useReceipt } from '#parts/money/useReceipt.tsx';
import { Amount } from '#parts/values/Amount.tsx';

interface ConfirmSwapProps {
  readonly terms: SwapTerms;
  /** The expired quote that the quote in `terms` replaces. Undefined for the first quote. */
  readonly before: SwapQuote | undefined;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onRefresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmSwap(props: ConfirmSwapProps) {
  const { terms, isSending, onConfirm, onRefresh, onClose } = props;
  const { quote, from, to } = terms;
  const text = useText();
  const formats = useFormats();
  const receipt = useReceipt();
  // The text that the user typed confirms only one quote. A new quote must be confirmed again.
  const [accepted, setAccepted] = useState({ quote: '', word: '' });
  const typed = accepted.quote === quote.quote_id ? accepted.word : '';
  const [isWrong, setWrong] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const isExpired = useSecondsLeft(quote.expire_time) === 0 && !isSending;
  // After the new quote expires, it's no longer compared with the previous quote.
  const before = isExpired ? undefined : props.before;
  const isSevere = impactOf(quote) === 'severe';
  const word = text('swap.confirm.word');
  const sentence = text('money.question.swap', {
    give: `${formats.full(quote.from_amount)} ${from.token}`,
    receive: `${formats.full(quote.to_amount)} ${to.token}`,
    least: `${formats.full(terms.min_received)} ${to.token}`,
    fromChain: from.chain,
    toChain: to.chain,
  });
  const isSame = before !== undefined && compare(before.to_amount, quote.to_amount) === 0;

  const confirm = () => {
    if (isSevere && typed.trim().toUpperCase() !== word) return setWrong(true);
    onConfirm();
  };
  const refresh = async () => {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  };

  return (
    <Dialog
      role="alertdialog"
      isLocked={isSending}
      onClose={onClose}
      title={text(isSame ? 'swap.requote.same' : before ? 'swap.requote.title' : 'swap.confirm.title')}
      footer={
        <Inline justify="end">
          <Button variant="outline" tone="neutral" isDisabled={isSending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          {isExpired ? (
            <Button isPending={isRefreshing} onPress={() => void refresh()}>
              {text('swap.quote.refresh')}
            </Button>
          ) : (
            <Button isPending={isSending} pendingLabel={text('swap.sending')} onPress={confirm}>
              {text(before && !isSame ? 'swap.requote.accept' : 'swap.confirm.do')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="m">
        {isSame && <Banner role="status">{text('swap.requote.sameText')}</Banner>}
        {before && !isSame && <QuoteChange before={before} after={quote} token={to.token} />}
        <Inline justify="between" canWrap={false} gap="m">
          <Text as="p">{sentence}</Text>
          <QuoteClock quote={quote} />
        </Inline>
        <DescriptionList items={receipt(terms)} />
        {isSevere && (
          <Stack gap="m">
            <Banner tone="critical">{text('swap.impact.severe')}</Banner>
            <TextField
              label={text('swap.confirm.type', { word, percent: formats.percent(quote.price_impact) })}
              value={typed}
              autoComplete="off"
              onChange={(value) => {
                setAccepted({ quote: quote.quote_id, word: value });
                setWrong(false);
              }}
              errorMessage={isWrong ? text('swap.confirm.typeWrong', { word }) : undefined}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

interface QuoteChangeProps {
  readonly before: SwapQuote;
  readonly after: SwapQuote;
  readonly token: string;
}

/** Shows the amounts to receive of the old and the new quote together, so that the user can compare them. */
function QuoteChange({ before, after, token }: QuoteChangeProps) {
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
