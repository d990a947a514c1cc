import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { useFormats } from '#data/useFormats.ts';
import { type Text, type TextValues, useText } from '#i18n/useText.ts';
import type { Intention } from '#kit/money/intention.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { networkName } from '../networkName.ts';

const names = {
  'withdrawals.create': 'withdrawal',
  'withdrawals.cancel': 'cancellation',
  'transfers.create': 'transfer',
  'swap.create': 'swap',
  'payments.refund': 'refund',
} as const;

/** Returns the name of a call for the middle of a sentence, such as "withdrawal". */
export const operationText = (text: Text, id: MoneyEndpointId): string =>
  text(`money.operation.${names[id]}`);

/** The unit that the amount of an intention is in. */
export function unitOf(intention: Intention): string {
  if ('balance_type' in intention && intention.balance_type === 2) return 'USDT';
  return 'token' in intention ? intention.token : intention.from.token;
}

/** Returns the sentences about an intention. Each comes from its figures and shows every digit. */
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
      const recipient = text('money.recipient', { name, id: mchid });
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
    /** What is about to happen. */
    question: (intention: Intention) =>
      text(`money.question.${names[intention.endpoint]}`, figuresOf(intention)),
    /** The movement as a noun, such as "Withdrawal of 100 USDT on TRON to T…". */
    summary: sentenceOf('summary'),
    /** What was done. */
    done: sentenceOf('done'),
  };
}
