import { useAtomValue } from 'jotai';
import { networksQueryAtom } from '../../../data/expenses.ts';
import { useText } from '../../../i18n/useText.ts';
import { ChoiceFilter } from '../../../parts/list/ChoiceFilter.tsx';

interface MoreFilterProps {
  readonly kind: 'token' | 'chain' | 'exception';
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A token, a network or a difference, by what the server knows of them. */
export function MoreFilter({ kind, label, value, onChange }: MoreFilterProps) {
  const text = useText();
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const choicesOf = {
    token: () =>
      [...new Set(networks.flatMap(({ subset }) => subset.map(({ token }) => token)))].map((token) => ({
        id: token,
        name: token,
      })),
    chain: () => networks.map(({ chain }) => ({ id: chain, name: chain })),
    exception: () =>
      ([1, 2, 3, 4] as const).map((code) => ({
        id: String(code),
        name: text(`payments.difference.${code}`),
      })),
  };
  return (
    <ChoiceFilter
      field={{ kind: 'choice', label, any: text('payments.filter.any'), choices: choicesOf[kind]() }}
      value={value}
      onChange={onChange}
    />
  );
}
