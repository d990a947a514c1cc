import { TextField } from '@settlement/design-system/TextField';
import { type FundState, fundStateAtom } from '../../../data/funds.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/useDebounced.ts';

type TextName = 'keyword' | 'txid' | 'address';

/** A filter that is typed; it counts when the typing rests (specification §9). */
export function TextFilter({ name }: { readonly name: TextName }) {
  const text = useText();
  const [state, setState] = useUrlState(fundStateAtom);
  const [value, setValue] = useDebouncedText(state[name] ?? '', (typed) => {
    const change: Partial<FundState> = { [name]: typed.trim() || undefined };
    setState(change, { replace: true });
  });
  return (
    <TextField
      label={text(`funds.filter.${name}`)}
      placeholder={text(`funds.filterHint.${name}`)}
      value={value}
      onChange={setValue}
    />
  );
}
