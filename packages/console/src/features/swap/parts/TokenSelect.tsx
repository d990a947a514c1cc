import type { SwapPair, SwapSide } from '@settlement/api-mocks/contract/swap';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { findRoute, sidesOf } from '#data/swapPairs.ts';
import { useText } from '#i18n/useText.ts';
import { networkName } from '#parts/values/networkName.ts';

interface TokenSelectProps {
  readonly label: string;
  readonly labelEnd?: string | undefined;
  readonly pairs: readonly SwapPair[];
  readonly value: string | undefined;
  /** The token to swap. Tokens that have no pair with this token are disabled. */
  readonly giving?: SwapSide | undefined;
  readonly errorMessage?: string | undefined;
  readonly onChange: (id: string) => void;
}

export function TokenSelect({
  label,
  labelEnd,
  pairs,
  value,
  giving,
  errorMessage,
  onChange,
}: TokenSelectProps) {
  const text = useText();
  const note = (side: SwapSide) => {
    const { id } = side;
    const network = networkName(text, side);
    if (!giving || id === giving.id) return network;
    const route = findRoute(pairs, giving.id, id);
    if (!route) return `${network} · ${text('swap.noPair', { token: giving.token })}`;
    return route.isOpen ? network : `${network} · ${text('common.maintenance')}`;
  };
  return (
    <Select
      size="large"
      label={label}
      labelEnd={labelEnd}
      placeholder={text('common.chooseToken')}
      value={value ?? null}
      onChange={onChange}
      errorMessage={errorMessage}
    >
      {sidesOf(pairs).map((side) => (
        <SelectItem
          key={side.id}
          id={side.id}
          textValue={`${side.token} ${side.chain}`}
          icon={<TokenIcon token={side.token} logo={side.logo} network={side.chain} size="small" />}
          description={note(side)}
          isDisabled={giving !== undefined && giving.id !== side.id && !findRoute(pairs, giving.id, side.id)}
        >
          {side.token}
        </SelectItem>
      ))}
    </Select>
  );
}
