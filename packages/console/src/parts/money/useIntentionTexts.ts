import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { useFormats } from '#data/formats/useFormats.ts';
import { type Text, type TextValues, useText } from '#i18n/useText.ts';
import type { Intention, IntentionOf } from '#kit/money/intention.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { networkName } from '../values/networkName.ts';

const names = {
  'withdrawals.create': 'withdrawal',
  'withdrawals.cancel': 'cancellation',
  'transfers.create': 'transfer',
  'swap.create': 'swap',
  'payments.refund': 'refund',
} as const;

export const operationText = (text: Text, id: MoneyEndpointId): string =>
  text(`money.operation.${names[id]}`);

export const recipientText = (
  text: Text,
  { name, mchid }: Pick<IntentionOf<'transfers.create'>, 'name' | 'mchid'>,
): string => (name === '' ? mchid : text('money.recipient', { name, id: mchid }));

export function unitOf(intention: Intention): string {
  if ('balance_type' in intention && intention.balance_type === 2) return 'USDT';
  return 'token' in intention ? intention.token : intention.from.token;
}

/** Returns the texts of an intention, with all digits of its figures. */
export function useIntentionTexts() {
  const text = useText();
  const formats = useFormats();

  function figuresOf(intention: Intention): TextValues {
    const shown = (amount: string, token: string) => `${formats.full(amount)} ${token}`;
    if (intention.endpoint === 'swap.create') {
      const { from, to, from_amount, quote, min_received } = intention;
      return {
        amount: shown(from_amount, unitOf(intention)),
        give: shown(quote.from_amount, from.token),
        receive: shown(quote.to_amount, to.token),
        least: shown(min_received, to.token),
        fromChain: from.chain,
        toChain: to.chain,
      };
    }
    const amount = shown(intention.amount, unitOf(intention));
    if (intention.endpoint === 'transfers.create') {
      const { token, chain, mchid, name } = intention;
      const recipient = recipientText(text, { name, mchid });
      return { amount, recipient, network: `${token} · ${chain}` };
    }
    return { amount, network: networkName(text, intention), address: intention.address };
  }

  const sentenceOf =
    (kind: 'summary' | 'done') =>
    ({ intention, endpoint, sentAt }: KeptOutcome): string =>
      intention
        ? text(`money.${kind}.${names[endpoint]}`, figuresOf(intention))
        : text(`money.${kind}.unknown`, {
            operation: operationText(text, endpoint),
            time: formats.time(sentAt),
          });

  return {
    question: (intention: Intention) =>
      text(
        'is_other' in intention && intention.is_other
          ? 'money.question.refundOther'
          : `money.question.${names[intention.endpoint]}`,
        figuresOf(intention),
      ),
    summary: sentenceOf('summary'),
    done: sentenceOf('done'),
  };
}
