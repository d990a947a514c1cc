import { isRounded } from '@settlement/api-mocks/rules/formula';
import { useAtomValue } from 'jotai';
import { networksQueryAtom } from '#data/expenses.ts';
import { paymentList } from '#data/payments.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { ChoiceFilter } from '#parts/list/ChoiceFilter.tsx';
import { compare, isDecimal } from '#lib/money/money.ts';
import type { Choice, TypedField } from '#parts/list/filterFields.ts';
import { TypedFilter } from '#parts/list/TypedFilter.tsx';
import { differences } from '#parts/values/PaymentStatusTag.tsx';

type ChosenName = 'token' | 'chain' | 'exception';
type TypedName = 'out_trade_no' | 'trade_no' | 'txid' | 'address' | 'min_amount' | 'max_amount';
export type MoreName = ChosenName | TypedName;

interface MoreFilterProps {
  readonly name: MoreName;
  readonly label: string;
  readonly value: string | undefined;
  readonly isFocused: boolean;
  readonly onChange: (value: string | undefined) => void;
}

export function MoreFilter({ name, ...props }: MoreFilterProps) {
  return name === 'token' || name === 'chain' || name === 'exception' ? (
    <Chosen name={name} {...props} />
  ) : (
    <Typed name={name} {...props} />
  );
}

function Chosen({ name, label, ...props }: MoreFilterProps & { readonly name: ChosenName }) {
  const text = useText();
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const same = (id: string): Choice => ({ id, name: id });
  const choicesOf: Record<ChosenName, () => Choice[]> = {
    token: () => [...new Set(networks.flatMap(({ subset }) => subset.map(({ token }) => token)))].map(same),
    chain: () => networks.map(({ chain }) => same(chain)),
    exception: () =>
      differences.map((code) => ({ id: String(code), name: text(`payments.difference.${code}`) })),
  };
  const field = {
    kind: 'choice',
    label,
    any: text('common.filter.any'),
    choices: choicesOf[name](),
  } as const;
  return <ChoiceFilter field={field} {...props} />;
}

const AMOUNT = /^(0|[1-9]\d{0,17})(\.\d{1,6})?$/;
const LEAST_HASH = 4;

function typedField(text: Text, name: TypedName, label: string): TypedField {
  const placeholder = text('payments.filter.part');
  if (name === 'address' || name === 'out_trade_no') return { kind: 'text', label, placeholder };
  if (name === 'trade_no') {
    return {
      kind: 'text',
      label,
      placeholder,
      inputMode: 'numeric',
      clean: (digits) => digits.replaceAll(/\s/g, ''),
      // An invalid number isn't sent to the server. It remains in the field with an error.
      problem: (digits) => {
        if (/^\d{4,32}$/.test(digits)) return undefined;
        return text(isRounded(digits) ? 'common.file.rounded' : 'payments.filter.platformOrderError');
      },
    };
  }
  if (name === 'txid') {
    const problem = (part: string) =>
      part.length < LEAST_HASH ? text('payments.filter.more.hash') : undefined;
    return { kind: 'text', label, placeholder, problem };
  }
  return {
    kind: 'text',
    label,
    placeholder: '0.00',
    inputMode: 'decimal',
    clean: (amount) => amount.replaceAll(/[\s,]/g, ''),
    problem: (amount) => (AMOUNT.test(amount) ? undefined : text('payments.filter.more.amount')),
  };
}

function Typed({ name, label, ...props }: MoreFilterProps & { readonly name: TypedName }) {
  const text = useText();
  const filters = useAtomValue(paymentList.activeAtom);
  const least = filters.find((filter) => filter.name === 'min_amount')?.text;
  const conflict = (amount: string) =>
    isDecimal(least) && compare(amount, least) < 0
      ? text('payments.filter.more.below', { least })
      : undefined;
  return (
    <TypedFilter
      field={{ ...typedField(text, name, label), ...(name === 'max_amount' && { conflict }) }}
      {...props}
    />
  );
}
